/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Information-set Monte Carlo tree search with one observer: Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI
 * in Games 4 (2012).
 *
 * Every iteration looks at one world and walks down one tree of actions, in which those that are
 * impossible in this world are passed over; how often each could have been taken stands in for how
 * often its parent was visited. A node keeps the value for the seat that acts; this is the score of
 * the deal as it is written, in the lead of a unit over the mean of the others.
 */

#pragma once

#include "players/player-game.h"
#include "players/search/guide.h"
#include "players/search/search-row.h"

typedef struct
{
  GuidePolicy policy;
  double explore;           /* weight of what is little known, in deviations of the results */
  const PlayerStock *stock; /* cards are drawn; or NULL */
  StockRest *rest;          /* of it: plays on while the tree grows */
} TreeRules;

typedef struct Tree Tree;

/** Free with tree_free (). */
Tree *tree_new (const TreeRules *rules);
void tree_free (Tree *self);

/** One iteration with @world, in which the seat at turn is the one that asks. */
void tree_iterate (Tree *self, const Deal *world, Rng *rng);

/** Adds to @self what @other, which has looked at the same decision, has found. */
void tree_join (Tree *self, const Tree *other);

/** The standard deviation of the results. */
double tree_deviation (const Tree *self);

/** Lists what was tried at the root, to @rows (ACTIONS_MAX); returns how many. */
unsigned tree_rows (const Tree *self, SearchRow *rows);
