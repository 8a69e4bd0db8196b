/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How likely it is that a world came about: what the seats called and played, with the cards that
 * they have there, as far as the rules of thumb would have done the same.
 *
 * Nobody plays just by these, so nothing is ever ruled out: what they would not have done has a
 * small chance left.
 */

#pragma once

#include "rules/observation.h"
#include "rules/rng.h"

typedef struct Likely Likely;

/**
 * For worlds that @observation, which must live as long, can be of. What was found about a hand is
 * kept, for many worlds have hands in common: so it is for one thread. Free with likely_free ().
 */
Likely *likely_new (const Observation *observation);
void likely_free (Likely *self);

/**
 * The logarithm of how likely it is in @world, for the seat of @observation, that the declarer laid
 * away what he did: of the cards he had he keeps the better ones. But for a constant; 0 where
 * nothing is laid away, or by the seat itself.
 */
double likely_log_of_laid (const Observation *observation, const Deal *world);

/** The logarithm of how likely @world is for the seat of the observation, but for a constant. */
double likely_log (Likely *self, const Deal *world);

/**
 * By how much the logarithm of how likely @deal, which the observation is of, is exceeds that of
 * the mean of @n worlds that are drawn: what calls and cards tell.
 */
double likely_gain (Likely *self, const Deal *deal, unsigned n, Rng *rng);
