/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How it goes on with what is right in a problem, and with what is wrong. */

#pragma once

#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/**
 * Fills best line and refutations of @problem, of which answers, costs and, of the kind sure,
 * layouts are known: where hands are small all play as well as they can with all cards known, else
 * by rules of thumb by what each sees. Of a chance or a call a layout is looked for, first that of
 * the record, in which what is wrong comes to less. A refutation for which there is none is
 * dropped.
 */
void problem_play_lines (Problem *problem, Solver *solver);

/**
 * What tells that @wrong is wrong: by the line that beats it, against the best one where the cards
 * lie in it as in the record. LINE_FACT_NONE where no line beats it.
 */
void problem_find_fact (const Problem *problem, Action wrong, LineFact *fact);

/**
 * Of what is wrong in @problem what a beginner would do, or else the dearest, of which @fact tells
 * something; ACTION_NONE: there is nothing to tell of any.
 */
Action problem_find_tempting (const Problem *problem, LineFact *fact);
