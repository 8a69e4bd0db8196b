/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing by looking at worlds. */

#pragma once

#include "players/inference/beliefs.h"
#include "players/player.h"
#include "players/search/ending.h"
#include "players/search/rollout.h"
#include "players/search/tree.h"

/** The source of the worlds of a search, and what was found in them. */
typedef struct
{
  Beliefs *beliefs; /* or NULL: any world is as likely as another */
  Worlds *worlds;   /* or NULL */
  Rollout *rollout; /* or NULL; one of three */
  Tree *tree;       /* or NULL */
  Ending *ending;   /* or NULL: worlds were solved … */
  bool is_known;    /* … all that there are, with a stock of which the order is known in each */
} SearchGround;

/**
 * Gives the rows of @choice, which has the legal actions of @observation, values and reasons by as
 * many worlds as @player looks at. Where nothing is known to be stronger than the rules of thumb
 * they stay what they are.
 */
void search_judge (const Observation *observation, const Player *player, Rng *rng,
                   GCancellable *cancellable, Choice *choice);
