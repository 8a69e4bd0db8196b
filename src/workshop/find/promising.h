/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Quick tests that tell which decisions and problems deserve a slow, exact search. */

#pragma once

#include "players/problems/problem.h"

/**
 * Returns true if level strong clearly prefers some actions, and the natural action or that of
 * level simple is not its first choice. Card plays need at least three actions. An exact judgement
 * takes a hundred times as long as this test.
 */
bool promising_chance (const Deal *deal, Rng *rng);

/**
 * Returns true if a call may make a problem: levels strong and simple choose differently, or simple
 * doubles, closes the stock or raises.
 */
bool promising_call (const Deal *deal, Rng *rng);

/**
 * Returns true if @problem is difficult enough for a search for @kind (ProblemKind) alone. Sure
 * wins must be hard, and calls must not be easy choices of trumps. For other kinds, and -1 for all
 * kinds, returns true.
 */
bool promising_problem (int kind, const Problem *problem);
