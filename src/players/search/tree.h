/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Information-set Monte Carlo tree search with one observer: Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI
 * in Games 4 (2012).
 *
 * Each iteration descends the tree in one world, skipping illegal actions. Availability counts
 * replace parent visits. A node's value is the acting unit's lead: its score over the others' mean.
 */

#pragma once

#include "players/player-game.h"
#include "players/search/guide.h"
#include "players/search/search-row.h"

typedef struct
{
  GuidePolicy policy;
  double explore;           /* exploration weight in deviations */
  const PlayerStock *stock; /* NULL unless cards are drawn */
  StockRest *rest;          /* state of the stock's playouts */
} TreeRules;

typedef struct Tree Tree;

/** Creates a tree; free with tree_free (). */
Tree *tree_new (const TreeRules *rules);
void tree_free (Tree *self);

/** Runs an iteration in @world, with the asking seat at turn. */
void tree_iterate (Tree *self, const Deal *world, Rng *rng);

/** Adds the results of @other, a tree of the same decision. */
void tree_join (Tree *self, const Tree *other);

/** Returns the standard deviation of the results. */
double tree_deviation (const Tree *self);

/** Fills @rows (ACTIONS_MAX) for the root's children; returns their number. */
unsigned tree_rows (const Tree *self, SearchRow *rows);
