/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Worlds with what speaks for them, from which the likely ones come more often. */

#pragma once

#include "players/thread-pool.h"
#include "players/worlds/worlds.h"

typedef struct Beliefs Beliefs;

/**
 * Finds up to @n worlds that @observation can be of, all of them where there are fewer, and weighs
 * them by what was called and played: one that comes again weighs more. NULL if @pool, which may
 * be NULL, is cancelled. Free with beliefs_free ().
 */
Beliefs *beliefs_new (const Observation *observation, unsigned n, Rng *rng, const ThreadPool *pool);
void beliefs_free (Beliefs *self);

/** One of the worlds by lot, by their weights. */
const Deal *beliefs_draw (const Beliefs *self, Rng *rng);

/** The world up to which and a little further the weights add up to @share, from 0 to below 1. */
const Deal *beliefs_at_share (const Beliefs *self, double share);

/** How many worlds there are, and each with its weight; the weights add up to 1. */
unsigned beliefs_count (const Beliefs *self);
const Deal *beliefs_at (const Beliefs *self, unsigned index, double *weight);

/** How often the one with @index comes among @n that are taken at equal shares, in all. */
unsigned beliefs_times (const Beliefs *self, unsigned index, unsigned n);
