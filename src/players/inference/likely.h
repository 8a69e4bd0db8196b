/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How likely it is that a world came about: what the seats called and played, with the cards that
 * they have there, as far as the rules of thumb would have done the same.
 *
 * Nobody plays just by these, so nothing is ever ruled out: what they would not have done has a
 * small chance left.
 */

#pragma once

#include "observation.h"

/** The logarithm of how likely @world is for the seat of @observation, but for a constant. */
double likely_log (const Observation *observation, const Deal *world);
