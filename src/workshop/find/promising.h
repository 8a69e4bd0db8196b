/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tells which decisions and problems are worth a longer look. */

#pragma once

#include "players/problems/problem.h"

/**
 * Returns true if strong clearly prefers an action other than the natural one or simple's choice;
 * of cards there are at least three. A judgement takes a hundred times as long.
 */
bool promising_chance (const Deal *deal, Rng *rng);

/** Returns true if strong decides otherwise than simple, or simple doubles, closes or raises. */
bool promising_call (const Deal *deal, Rng *rng);

/**
 * Returns true if @problem belongs into a search for @kind alone, -1 for none: sure wins are then
 * hard, and calls are passes, doubles or closing.
 */
bool promising_problem (int kind, const Problem *problem);
