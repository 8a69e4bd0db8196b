/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The worlds in which a decision is judged: all that fit where those can be listed, each once and
 * one as likely as the other; else some, the likelier ones more often.
 */

#pragma once

#include "players/player.h"
#include "players/thread-pool.h"
#include "players/worlds/worlds.h"

/** Worlds where not all are listed, at the least and at the most. */
#define IMAGINED_LEAST 120
#define IMAGINED_MOST 600

typedef struct
{
  bool is_complete; /* no other deal fits what the seat knows */
  unsigned n;
  Deal world[IMAGINED_MOST];
} Imagined;

/**
 * The worlds of @observation, as many as can be looked at, weighed by what was called and played if
 * @player does so; the same for the same @rng. NULL if @pool is cancelled. Free with g_free ().
 */
Imagined *imagined_new (const Observation *observation, const Player *player, Rng *rng,
                        const ThreadPool *pool);
