/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deals that a problem may be about. No play bars their hidden cards. The record, played again
 * with them, is legal and looks the same to the seat at turn.
 */

#pragma once

#include "players/problems/problem.h"
#include "workshop/prove/hidden.h"

typedef struct
{
  const Problem *problem;
  Observation seen;
  Hidden hidden;
} Positions;

void positions_make (Positions *self, const Problem *problem);

/** Fills @deal with the position of the hidden @cards; returns false if it is impossible. */
bool positions_lay (const Positions *self, const Card *cards, Deal *deal);

/** Fills @deal with a random position, all equally likely; returns false if none is found. */
bool positions_draw (const Positions *self, Rng *rng, Deal *deal);

/**
 * Returns all positions, Deal elements, or NULL for more than @most; free with g_array_unref ().
 */
GArray *positions_list (const Positions *self, unsigned most);
