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
  Beliefs *beliefs; /* weighed worlds; NULL: equally likely worlds */
  Worlds *worlds;   /* source of worlds, or NULL */
  Rollout *rollout; /* results of playouts, or NULL */
  Tree *tree;       /* results of a tree search, or NULL */
  Ending *ending;   /* results of solved worlds, or NULL */
  bool is_known;    /* true if the order of a drawn stock is known */
} SearchGround;

/**
 * Sets values and reasons of @choice, the legal actions of @observation, in @player's number of
 * worlds. Rules of thumb decide where no search proved stronger.
 */
void search_judge (const Observation *observation, const Player *player, Rng *rng,
                   GCancellable *cancellable, Choice *choice);
