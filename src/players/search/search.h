/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choice of actions by searching worlds. */

#pragma once

#include "players/inference/beliefs.h"
#include "players/player.h"
#include "players/search/ending.h"
#include "players/search/rollout.h"
#include "players/search/tree.h"

/** The worlds of a search and its results. */
typedef struct
{
  Beliefs *beliefs; /* or NULL: equally likely worlds */
  Worlds *worlds;   /* or NULL */
  Rollout *rollout; /* NULL, or one of three results */
  Tree *tree;       /* or NULL */
  Ending *ending;   /* or NULL: solved worlds … */
  bool is_known;    /* … and the stock's order is known */
} SearchGround;

/**
 * Sets values and reasons of @choice, the legal actions of @observation, in @player's number of
 * worlds. Rules of thumb decide where no search proved stronger.
 */
void search_judge (const Observation *observation, const Player *player, Rng *rng,
                   GCancellable *cancellable, Choice *choice);
