/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The likelihood of a world: the probability of its calls and plays by the rules of thumb. Actions
 * against these keep a small probability, as nobody follows them exactly.
 */

#pragma once

#include "rules/observation.h"
#include "rules/rng.h"

typedef struct Likely Likely;

/**
 * Creates a judge of worlds of @observation, which must outlive it. It caches results: use one per
 * thread. Free with likely_free ().
 */
Likely *likely_new (const Observation *observation);
void likely_free (Likely *self);

/**
 * Returns, up to a constant, the log-likelihood of the cards that the declarer laid aside, as
 * declarers keep better ones. 0 without such cards, or if the observer is the declarer.
 */
double likely_log_of_laid (const Observation *observation, const Deal *world);

/** Returns the log-likelihood of @world, up to a constant. */
double likely_log (Likely *self, const Deal *world);

/**
 * Returns the log-likelihood of @deal, a world, minus the log of the mean likelihood of @n drawn
 * worlds.
 */
double likely_gain (Likely *self, const Deal *deal, unsigned n, Rng *rng);
