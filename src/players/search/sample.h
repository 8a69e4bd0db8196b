/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Worlds in which actions are tried, each once. */

#pragma once

#include "players/inference/beliefs.h"
#include "players/search/rollout.h"
#include "players/worlds/worlds.h"

typedef struct
{
  unsigned n;
  Deal *world;
  unsigned *times; /* that it counts */
} Sample;

/**
 * Takes as many as @n worlds of @beliefs, the likelier ones more often: of the same there is one
 * that counts several times. Without @beliefs (NULL) they are drawn from @worlds by lot. Free with
 * sample_clear ().
 */
void sample_take (Sample *self, const Beliefs *beliefs, const Worlds *worlds, unsigned n, Rng *rng);
void sample_clear (Sample *self);

/**
 * Tries the actions of @rollout in the worlds, some at a time, and those that are clearly worse in
 * no more of them; returns how many are left. Less when @pool is cancelled.
 */
unsigned sample_look (const Sample *self, Rollout *rollout, Rng *rng, const ThreadPool *pool);
