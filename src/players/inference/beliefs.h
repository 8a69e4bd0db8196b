/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Worlds weighted by likelihood. */

#pragma once

#include "players/thread-pool.h"
#include "players/worlds/worlds.h"

typedef struct Beliefs Beliefs;

/**
 * Finds up to @n worlds of @observation, or all if fewer, weighted by calls and plays. Returns NULL
 * if @pool, which may be NULL, is cancelled. Free with beliefs_free ().
 */
Beliefs *beliefs_new (const Observation *observation, unsigned n, Rng *rng, const ThreadPool *pool);
void beliefs_free (Beliefs *self);

/** Draws a world by weight. */
const Deal *beliefs_draw (const Beliefs *self, Rng *rng);

/** Returns the world at cumulative weight @share, 0 ≤ @share < 1. */
const Deal *beliefs_at_share (const Beliefs *self, double share);

/** Return the number of worlds, and one with its weight; weights add up to 1. */
unsigned beliefs_count (const Beliefs *self);
const Deal *beliefs_at (const Beliefs *self, unsigned index, double *weight);

/** Returns how often world @index occurs at @n evenly spaced shares. */
unsigned beliefs_times (const Beliefs *self, unsigned index, unsigned n);
