/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Proving problems: what is written of one must come out again by other means than found it. */

#pragma once

#include "players/problems/problem.h"
#include "players/solver/solve.h"

#define PROBLEM_ERROR (problem_error_quark ())
GQuark problem_error_quark (void);

typedef enum
{
  PROBLEM_ERROR_WRONG,    /* something that is written is not so */
  PROBLEM_ERROR_TOO_LONG, /* it cannot be proved in the time that is given */
} ProblemError;

/**
 * Proves @problem, which is no example: exact values by solve_plain (), sure wins in every layout
 * by the same and for who sees no hidden card, chances and calls by four times as many worlds, none
 * of which found them, counts by the record; that every wrong action is told how it is beaten, by a
 * line that the rules allow; and its name. False: @error tells what is wrong, without the name of
 * the problem or of a file.
 */
bool problem_prove (const Problem *problem, Solver *solver, GError **error);

/**
 * The value of @deal, which is played on or is over and which solve_refuse () does not refuse, to
 * @value. At most @left actions are done, which are counted down; false: they were not enough,
 * @value is not set.
 */
bool solve_plain (const Deal *deal, SolveObjective objective, uint64_t *left, int *value);
