/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Calls by worlds: each call is played on in the same worlds to the end of the deal, by rules of
 * thumb on all sides.
 */

#pragma once

#include "players/player.h"
#include "players/thread-pool.h"

/**
 * Who plays better than the rules of thumb by which the rows of @choice are judged can dare more:
 * a pass becomes worth less, where that is known to be so.
 */
void calls_dare (const Observation *observation, Choice *choice);

/** Whether what is to be decided in @observation is a call that @player plays on. */
bool calls_are_played_on (const Observation *observation, const Player *player);

/**
 * Judges the rows of @choice, which rules of thumb have judged, in as many worlds as @player plays
 * calls on. What the rules of thumb like best stays the best, and the rows as they are, unless
 * something else is clearly better.
 */
void calls_judge (const Observation *observation, const Player *player, Rng *rng,
                  const ThreadPool *pool, Choice *choice);
