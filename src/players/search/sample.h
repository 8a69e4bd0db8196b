/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Distinct worlds for trials. */

#pragma once

#include "players/inference/beliefs.h"
#include "players/search/rollout.h"
#include "players/worlds/worlds.h"

typedef struct
{
  unsigned n;
  Deal *world;
  unsigned *times; /* number of draws of each world */
} Sample;

/**
 * Takes up to @n worlds: of @beliefs by weight, equal ones merged, or (NULL) drawn from @worlds.
 * Free with sample_clear ().
 */
void sample_take (Sample *self, const Beliefs *beliefs, const Worlds *worlds, unsigned n, Rng *rng);
void sample_clear (Sample *self);

/**
 * Tries actions in the worlds and drops clearly worse ones; returns the number left. Stops early if
 * @pool is cancelled.
 */
unsigned sample_look (const Sample *self, Rollout *rollout, Rng *rng, const ThreadPool *pool);
