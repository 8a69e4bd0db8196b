/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Why an action of a problem is wrong: the fact that the line which beats it shows. */

#pragma once

#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/**
 * The action of a beginner in @deal, who knows only that high cards win: the highest card that
 * takes the trick, else the cheapest card. Where no card is played, the action that stakes and
 * shows least.
 */
Action problem_natural (const Deal *deal);

/**
 * Fills @fact with what shows that @wrong is wrong: its refutation, compared with the best line
 * where both have the cards of the record. The kind is LINE_FACT_NONE where no line beats @wrong.
 */
void problem_find_fact (const Problem *problem, Action wrong, LineFact *fact);

/**
 * The wrong action that tempts most: what a beginner would do, or else the dearest one that a fact
 * explains. Fills @fact with that fact. Returns ACTION_NONE where no wrong action has a fact.
 */
Action problem_find_tempting (const Problem *problem, LineFact *fact);
