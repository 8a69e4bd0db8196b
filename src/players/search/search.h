/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing by looking at worlds. */

#pragma once

#include "players/inference/beliefs.h"
#include "players/player.h"
#include "players/search/ending.h"
#include "players/search/rollout.h"
#include "players/search/tree.h"

/** The state of a search before it is forgotten: the source of its worlds, and their play. */
typedef struct
{
  Beliefs *beliefs; /* or NULL: any world is as likely as another */
  Worlds *worlds;   /* or NULL */
  Rollout *rollout; /* or NULL; one of three */
  Tree *tree;       /* or NULL */
  Ending *ending;   /* or NULL: worlds were solved */
} SearchGround;

/** Looks at @ground while it is there. */
typedef void (*SearchLook) (gpointer data, const SearchGround *ground);

/**
 * Gives the rows of @choice, which has the legal actions of @observation, values and reasons by as
 * many worlds as @player looks at. Where nothing is known to be stronger than the rules of thumb
 * they stay what they are.
 *
 * Unless it is NULL @look sees what was found if worlds were looked at.
 */
void search_judge (const Observation *observation, const Player *player, Rng *rng,
                   GCancellable *cancellable, Choice *choice, SearchLook look, gpointer data);

/** A world of @ground by lot, as likely as the search thought it. */
void search_draw (const SearchGround *ground, Rng *rng, Deal *world);

/** Lists what was found of the actions that were looked at, to @rows (ACTIONS_MAX). */
unsigned search_rows (const SearchGround *ground, SearchRow *rows);

/** Tells @worker that the world it plays on next, maybe by several actions, is another one. */
void search_enter_world (const SearchGround *ground, unsigned worker);

/**
 * Plays @deal, a world, on to its end with @first, and then with what the search thought all would
 * do, by lot where it did not think; @worker is of the pool that plays worlds on at the same time.
 */
void search_play_on (const SearchGround *ground, Deal *deal, Action first, Rng *rng,
                     unsigned worker);
