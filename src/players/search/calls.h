/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Calls judged by worlds: rules of thumb play each on to the end, in the same worlds. */

#pragma once

#include "players/player.h"
#include "players/thread-pool.h"

/**
 * Adjusts @choice for players stronger than its rules of thumb: some games make passes worth less.
 */
void calls_dare (const Observation *observation, Choice *choice);

/** Returns true if @player judges the calls of @observation by calls_judge (). */
bool calls_are_played_on (const Observation *observation, const Player *player);

/**
 * Judges calls that rules of thumb have judged, in @player's number of worlds. Changes rows only if
 * an action is clearly better than the favourite.
 */
void calls_judge (const Observation *observation, const Player *player, Rng *rng,
                  const ThreadPool *pool, Choice *choice);
