/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Actions compared in the same worlds, played out by rules of thumb. Differences within a world are
 * far smaller than between worlds. Values are leads, as in tree.h.
 */

#pragma once

#include "players/search/search-row.h"
#include "players/thread-pool.h"
#include "rules/deal.h"
#include "rules/rng.h"

typedef struct Rollout Rollout;

/** Creates a rollout of @actions, compared with the first; free with rollout_free (). */
Rollout *rollout_new (const Action *actions, unsigned n);

/** Gives action @index, not the first, the results of @other. */
void rollout_equate (Rollout *self, unsigned index, unsigned other);
void rollout_free (Rollout *self);

/**
 * Plays out remaining actions in @worlds, indistinguishable to the seat at turn. Each world counts
 * @times (NULL: once). Adds nothing if @pool is cancelled.
 */
void rollout_look (Rollout *self, const Deal *worlds, const unsigned *times, unsigned n, Rng *rng,
                   const ThreadPool *pool);

/** Drops clearly worse actions; returns the number left. */
unsigned rollout_drop (Rollout *self);

/**
 * Replaces results of remaining actions by deeper_leads () in @worlds, indistinguishable to the
 * seat at turn.
 */
void rollout_deepen (Rollout *self, const Deal *worlds, unsigned n, const ThreadPool *pool);

/**
 * Solves @worlds, each counted @times, for remaining actions. Blends results in with weight @share;
 * playouts count 1. Skips worlds that take too long.
 */
void rollout_open (Rollout *self, const Deal *worlds, const unsigned *times, unsigned n,
                   double share, const ThreadPool *pool);

/** Fills @rows (ACTIONS_MAX) with results; returns their number. */
unsigned rollout_rows (const Rollout *self, SearchRow *rows);

/**
 * Returns the best action above the first by @sure standard errors and @margin deviations of the
 * results, else the first.
 */
Action rollout_best (const Rollout *self, double sure, double margin);

/**
 * Fills @leads with leads of the seat at turn after @action, if it tries its next cards too. Worlds
 * indistinguishable at its next choice share a card. All other plays follow the rules of thumb.
 *
 * Deterministic in @worlds; useless if @pool is cancelled.
 */
void deeper_leads (const Deal *worlds, unsigned n, Action action, const ThreadPool *pool,
                   double *leads);
