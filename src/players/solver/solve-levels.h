/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The value of a deal by questions to the search: each level is an answer that the deal may have,
 * and is reached if the search finds enough.
 */

#pragma once

#include "players/solver/solve.h"

/** As solve_deal (), for a deal in which a card is to be played. */
void solve_by_levels (Solver *solver, const Deal *deal, SolveObjective objective,
                      SolveAnswer *answer);

/** Returns the same rows as solve_each (), found level by level. */
unsigned solve_each_by_levels (Solver *solver, const Deal *deal, SolveObjective objective,
                               SolveRow *rows);
