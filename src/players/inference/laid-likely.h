/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How likely it is that the declarer laid away what lies there in a world: of the cards he had he
 * keeps the better ones. Klaverjassen for three and Cego.
 */

#pragma once

#include "rules/observation.h"

/**
 * The logarithm of how likely it is in @world, for the seat of @observation, that the declarer laid
 * away what he did, but for a constant; 0 where nothing is laid away, or by the seat itself.
 */
double laid_likely_log (const Observation *observation, const Deal *world);
