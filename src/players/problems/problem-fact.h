/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts that show why an action is wrong. */

#pragma once

#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/**
 * Returns a beginner's action: the highest card that takes the trick, else the cheapest. Without
 * cards, the action that stakes and shows least.
 */
Action problem_natural (const Deal *deal);

/**
 * Fills @fact from the refutation of @wrong and, in the same layout, the best line. The kind is
 * LINE_FACT_NONE if no line beats @wrong.
 */
void problem_find_fact (const Problem *problem, Action wrong, LineFact *fact);

/**
 * Returns the most tempting wrong action, with its @fact: a beginner's, else the most costly one.
 * Returns ACTION_NONE if none has a fact.
 */
Action problem_find_tempting (const Problem *problem, LineFact *fact);
