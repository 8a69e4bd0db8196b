/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The value of a deal in which two players draw from a stock, or have drawn or closed it. */

#pragma once

#include "players/solver/talon-search.h"

/**
 * As solve_deal (), for a deal of talon-play.h; it is given up when @patience ends. With @is_known
 * @table has what was found of the same deal before, with the same @objective.
 */
void solve_talon (TalonTable *table, bool is_known, const Deal *deal, SolveObjective objective,
                  const Patience *patience, SolveAnswer *answer);

/** As solve_each (). */
unsigned solve_each_by_talon (TalonTable *table, const Deal *deal, SolveObjective objective,
                              const Patience *patience, SolveRow *rows);
