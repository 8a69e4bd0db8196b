/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing by looking at worlds. */

#pragma once

#include "player.h"

/**
 * Gives the rows of @choice, which has the legal actions of @observation, values and reasons by as
 * many worlds as @player looks at. Where nothing is known to be stronger than the rules of thumb
 * they stay what they are.
 */
void search_judge (const Observation *observation, const Player *player, Rng *rng,
                   GCancellable *cancellable, Choice *choice);
