/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Proves problems by other means than those that found them. */

#pragma once

#include "players/problems/problem.h"
#include "players/solver/solve.h"

#define PROBLEM_ERROR (problem_error_quark ())
GQuark problem_error_quark (void);

typedef enum
{
  PROBLEM_ERROR_WRONG,    /* the problem is wrong */
  PROBLEM_ERROR_TOO_LONG, /* the proof exceeds the limit */
} ProblemError;

/**
 * Proves @problem, which is no example, with its name and a playable refutation of each wrong
 * action.
 *
 * - Exact values: solve_plain ().
 * - Sure wins: all layouts, also without sight of hidden cards.
 * - Chances and calls: four times as many worlds, all new.
 * - Counts: the record.
 *
 * Returns: false with @error, without the names of problem and file
 */
bool problem_prove (const Problem *problem, Solver *solver, GError **error);

/**
 * Finds the value of @deal, which solve_refuse () accepts or which is over. Tried actions reduce
 * @left; returns false, without @value, if it reaches 0.
 */
bool solve_plain (const Deal *deal, SolveObjective objective, uint64_t *left, int *value);
