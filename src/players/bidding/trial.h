/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What is said, laid away or announced, tried: each action in the same worlds, and the deal played
 * on from there by rules of thumb, calls and cards, each seat by what it sees.
 */

#pragma once

#include "players/player.h"
#include "players/thread-pool.h"

/** What is tried: the rest of what may be done is, by the rules of thumb, no better than these. */
#define TRIAL_ACTIONS 8

/** Worlds that are looked at. */
#define TRIAL_WORLDS 100

typedef struct Trial Trial;

/**
 * Draws the worlds of @observation, weighed by what was called and played if @player does so; NULL
 * if @pool is cancelled. Free with trial_free ().
 */
Trial *trial_new (const Observation *observation, const Player *player, Rng *rng,
                  const ThreadPool *pool);
void trial_free (Trial *self);

/** The world with @index of TRIAL_WORLDS, one as likely as the other. */
const Deal *trial_world (const Trial *self, unsigned index);

/** Plays @deal, a world, on to its end with @first. */
void trial_play_on (Deal *deal, Action first, Rng *rng);
