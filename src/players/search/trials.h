/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Trials: cards played out in the same worlds by rules of thumb. */

#pragma once

#include "players/search/search.h"

/** The numbers of worlds for trials. */
typedef struct
{
  unsigned n;      /* worlds in which each action is tried */
  unsigned n_deep; /* worlds in which next cards are tried too */
  unsigned n_open; /* worlds also solved */
} Trials;

/**
 * Tries sensible actions of @choice, made from @observation, in worlds of @ground and sets its
 * rollout. Fewer if @pool is cancelled.
 */
void trials_make (SearchGround *ground, const Observation *observation, const Choice *choice,
                  const Trials *trials, Rng *rng, const ThreadPool *pool);

/**
 * Equates actions of @rollout whose cards are alike in @world, and tries only the favourite of the
 * rules of thumb (@choice). The rules know who gets the points, while trials vary by chance: a
 * queen, not the king beside it, is led into ace and ten.
 */
void alike_equate (Rollout *rollout, const Deal *world, const Choice *choice, const Action *actions,
                   unsigned n);
