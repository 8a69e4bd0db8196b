/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Worlds: playable full deals consistent with an observation in any phase. They agree with shown
 * cards, hand sizes, plays (knowledge.h) and facts of the game (facts.h), and are equally likely.
 */

#pragma once

#include "rules/observation.h"
#include "rules/rng.h"

/** Up to this number, worlds are listed and known to be possible. */
#define WORLDS_LISTED 256

typedef struct Worlds Worlds;

/** Creates the worlds of @observation; free with worlds_free (). */
Worlds *worlds_new (const Observation *observation);
void worlds_free (Worlds *self);

/**
 * Returns the number of worlds that plays allow; facts of the game count only if worlds are listed.
 */
double worlds_count (const Worlds *self);

/** Returns true if worlds are few enough to be listed. */
bool worlds_are_listed (const Worlds *self);

/** Writes listed world @index to @world. */
void worlds_at (const Worlds *self, unsigned index, Deal *world, Rng *rng);

/**
 * Draws a world uniformly. Returns false after many misfits; @world then agrees with plays but not
 * with the game's facts. Thread-safe.
 */
bool worlds_draw (const Worlds *self, Rng *rng, Deal *world);

/**
 * Makes @next from @world, made here, by swapping two hidden cards, with symmetric probability.
 * Returns false if impossible.
 */
bool worlds_vary (const Worlds *self, const Deal *world, Rng *rng, Deal *next);
