/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards that are tried in the same worlds: by the rules of thumb to the end of the deal. */

#pragma once

#include "players/search/search.h"

/** In how many worlds what is tried. */
typedef struct
{
  unsigned n;      /* cards */
  unsigned n_deep; /* of these, the next card of the seat too */
  unsigned n_open; /* of these, are solved with all cards known as well, where that can be done */
} Trials;

/**
 * Tries what makes sense of @choice, which is of @observation, in worlds of @ground, the same for
 * all; less when @pool is cancelled. What is found is the rollout of @ground.
 */
void trials_make (SearchGround *ground, const Observation *observation, const Choice *choice,
                  const Trials *trials, Rng *rng, const ThreadPool *pool);

/**
 * Of the @n @actions of @rollout that play cards that are alike in @world the one is tried that the
 * rules of thumb, which have judged @choice, like best: they know to whom the point goes, and
 * trials differ by chance. So a queen is led, not the king beside it, into ace and ten.
 */
void alike_equate (Rollout *rollout, const Deal *world, const Choice *choice, const Action *actions,
                   unsigned n);
