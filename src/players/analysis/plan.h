/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The best plan in a list of worlds: the seat does the same in worlds that look alike to it, while
 * the others know all cards and play their best.
 */

#pragma once

#include "players/analysis/lines.h"
#include "players/solver/solver.h"

/** Most worlds in a plan. */
#define PLAN_WORLDS 128

/**
 * Writes to @line the course of @action in each of the @n worlds at @world, which look alike to the
 * seat at turn. It follows the plan with the greatest mean lead. Searches about @nodes nodes with
 * @solver at most; the solver must accept the worlds for SOLVE_DEAL.
 *
 * Returns: false if that does not suffice; @line is undefined then
 */
bool plan_read (const Deal *world, unsigned n, Action action, uint64_t nodes, Solver *solver,
                AnalysisLine *line);
