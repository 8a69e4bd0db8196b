/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing by looking at worlds. */

#pragma once

#include "inference/beliefs.h"
#include "player.h"
#include "tree.h"

/**
 * Gives the rows of @choice, which has the legal actions of @observation, values and reasons by as
 * many worlds as @player looks at. Where nothing is known to be stronger than the rules of thumb
 * they stay what they are.
 */
void search_judge (const Observation *observation, const Player *player, Rng *rng,
                   GCancellable *cancellable, Choice *choice);

/** What a search has found, before it is forgotten: where its worlds come from, how they go on. */
typedef struct
{
  const Beliefs *beliefs; /* or NULL: any world is as likely as another */
  Worlds *worlds;         /* or NULL */
  const Tree *tree;
} SearchGround;

/** Looks at @ground while it is there. */
typedef void (*SearchLook) (gpointer data, const SearchGround *ground);

/** search_judge (), letting @look see what was found if worlds were looked at. */
void search_judge_and_look (const Observation *observation, const Player *player, Rng *rng,
                            GCancellable *cancellable, Choice *choice, SearchLook look,
                            gpointer data);

/** A world of @ground by lot, as likely as the search thought it. */
void search_draw (const SearchGround *ground, Rng *rng, Deal *world);
