/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays the lines of a problem: the best one, and one that beats each wrong action. */

#pragma once

#include "players/problems/problem.h"
#include "players/solver/solve.h"

/**
 * Fills best line and refutations of @problem, of which answers, costs and, of the kind sure,
 * layouts are known: where hands are small all play as well as they can with all cards known, else
 * by rules of thumb by what each sees. Of a chance or a call a layout is looked for, first that of
 * the record, in which what is wrong comes to less. A refutation for which there is none is
 * dropped.
 */
void problem_play_lines (Problem *problem, Solver *solver);
