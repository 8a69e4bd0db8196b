/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Worlds for judging a decision: all possible ones, each once, or a sample in which likely ones are
 * more frequent.
 */

#pragma once

#include "players/player.h"
#include "players/thread-pool.h"
#include "players/worlds/worlds.h"

/** Limits for sampled worlds. */
#define IMAGINED_LEAST 120
#define IMAGINED_MOST 600

typedef struct
{
  bool is_complete; /* true if no other deal is possible */
  unsigned n;
  Deal world[IMAGINED_MOST];
} Imagined;

/**
 * Returns worlds of @observation, weighed by calls and plays if @player does so; deterministic in
 * @rng. NULL if @pool is cancelled. Free with g_free ().
 */
Imagined *imagined_new (const Observation *observation, const Player *player, Rng *rng,
                        const ThreadPool *pool);
