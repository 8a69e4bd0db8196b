/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards that are tried in the same worlds: by the rules of thumb to the end of the deal. */

#pragma once

#include "search.h"

/**
 * Tries what makes sense of @choice in @n worlds of @ground, the same for all, and in @n_deep of
 * them the next card too; less when @crew is cancelled. What is found is the rollout of @ground.
 */
void trials_make (SearchGround *ground, const Choice *choice, unsigned n, unsigned n_deep, Rng *rng,
                  const Crew *crew);
