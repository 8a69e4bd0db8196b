/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Worlds: full deals that an observation can be of, in any phase in which somebody is asked.
 *
 * A world is a real deal, in which play can go on. Hard facts hold in every one: what is shown,
 * how many cards each holds, what plays have ruled out (knowledge.h), and what else the game lets
 * a seat be sure of (facts.h). Each world that is possible is as likely as any other.
 */

#pragma once

#include "rules/observation.h"
#include "rules/rng.h"

/** As many worlds are listed, and then every one is known to be possible. */
#define WORLDS_LISTED 256

typedef struct Worlds Worlds;

/** Where the cards may lie that the seat of @observation does not see; free with worlds_free (). */
Worlds *worlds_new (const Observation *observation);
void worlds_free (Worlds *self);

/**
 * In how many ways the hidden cards can lie as far as plays tell; what else the game knows makes
 * it fewer, but where worlds are listed that is counted in.
 */
double worlds_count (const Worlds *self);

/** True when there are so few worlds that all of them are listed. */
bool worlds_are_listed (const Worlds *self);

/** Of listed worlds the one with @index, to @world. */
void worlds_at (const Worlds *self, unsigned index, Deal *world, Rng *rng);

/**
 * Draws a world, every one as likely as any other. False if none was found that fits all the game
 * knows in many tries: then @world fits what plays tell. Several threads may draw at once.
 */
bool worlds_draw (const Worlds *self, Rng *rng, Deal *world);

/**
 * Exchanges two hidden cards of @world, as it came from here, to @next; from there @world would be
 * made just as often. False if they may not lie so.
 */
bool worlds_vary (const Worlds *self, const Deal *world, Rng *rng, Deal *next);
