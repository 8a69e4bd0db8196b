/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The exact value of a deal by nothing but its rules: every legal action is done and the deal
 * played to its end, which is read by solve_end (). Slow, and so plain that it can be believed: it
 * shares no search, no table and no order of cards with the solver whose answers it proves.
 */

#pragma once

#include "players/solver/solve.h"

/**
 * The value of @deal, which is played on or is over and which solve_refuse () does not refuse, to
 * @value. At most @left actions are done, which are counted down; false: they were not enough,
 * @value is not set.
 */
bool solve_plain (const Deal *deal, SolveObjective objective, uint64_t *left, int *value);
