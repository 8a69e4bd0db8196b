/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tries calls in a few layouts, long before the slow judgements of a problem. */

#pragma once

#include "players/problems/problem.h"

/**
 * Plays the calls of the seat at turn on by rules of thumb, in equally likely layouts. Fills @right
 * with the best ones.
 *
 * Among many calls only those that keep the contract and the favourites of the rules of thumb are
 * tried, and only by the last of a side to speak. A right double must nearly always win the deal.
 *
 * Returns: false if it stays unclear which calls are right, or if simple chooses a right one and,
 *   except about trumps, a beginner too
 */
bool quick_find_right (const Deal *deal, Rng *rng, ActionList *right);
