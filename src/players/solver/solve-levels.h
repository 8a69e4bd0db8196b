/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Solves a deal by levels: a search tests for possible scores whether they are reached. */

#pragma once

#include "players/solver/solve.h"

/** Solves like solve_deal (), with a card to be played. */
void solve_by_levels (Solver *solver, const Deal *deal, SolveObjective objective,
                      SolveAnswer *answer);

/** Fills @rows like solve_each (). */
unsigned solve_each_by_levels (Solver *solver, const Deal *deal, SolveObjective objective,
                               SolveRow *rows);
