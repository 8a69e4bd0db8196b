/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What actions come to in the same worlds, each played on to the end of the deal by the rules of
 * thumb of the game.
 *
 * Worlds differ far more than actions do, so one action is held against another by how they differ
 * in each world. The values are those of tree.h.
 */

#pragma once

#include "players/search/search-row.h"
#include "players/thread-pool.h"
#include "rules/deal.h"
#include "rules/rng.h"

typedef struct Rollout Rollout;

/** Of the @n @actions the first is what the others are held against; free with rollout_free (). */
Rollout *rollout_new (const Action *actions, unsigned n);

/** The action with @index, not the first, comes to what that with @other does: it is not tried. */
void rollout_equate (Rollout *self, unsigned index, unsigned other);
void rollout_free (Rollout *self);

/**
 * Plays each of the @n @worlds, which the seat at turn cannot tell apart, on with each action that
 * is still looked at, and counts it as often as @times (or NULL: once) says; nothing has been
 * looked at when @pool is cancelled meanwhile.
 */
void rollout_look (Rollout *self, const Deal *worlds, const unsigned *times, unsigned n, Rng *rng,
                   const ThreadPool *pool);

/** Forgets what is clearly worse than the best; returns how many are left to be looked at. */
unsigned rollout_drop (Rollout *self);

/**
 * What is still looked at becomes what it comes to in the @n @worlds, which the seat at turn cannot
 * tell apart, if the seat tries its next cards as well (deeper_leads ()).
 */
void rollout_deepen (Rollout *self, const Deal *worlds, unsigned n, const ThreadPool *pool);

/**
 * Solves the @n @worlds with all cards known, each counted as often as @times says: what the
 * actions that are still looked at come to so is blended in, with @share for 1 of what they come
 * to otherwise. Worlds that take too long tell nothing.
 */
void rollout_open (Rollout *self, const Deal *worlds, const unsigned *times, unsigned n,
                   double share, const ThreadPool *pool);

/** Lists what was found of the actions, to @rows (ACTIONS_MAX); returns how many. */
unsigned rollout_rows (const Rollout *self, SearchRow *rows);

/**
 * The action that is best by more than @sure standard errors of the difference from the first, and
 * by @margin of the deviation of the results; the first where there is none.
 */
Action rollout_best (const Rollout *self, double sure, double margin);

/**
 * What an action comes to if the seat tries its next cards too: worlds that it cannot tell apart
 * at its next choice stay together, and there each card is held against that of the rules of thumb.
 * All others, and what comes after, go by the rules of thumb.
 *
 * Fills @leads with the lead of the seat at turn after @action, for each of the @n @worlds; with
 * nothing of use when @pool is cancelled. The same for the same worlds.
 */
void deeper_leads (const Deal *worlds, unsigned n, Action action, const ThreadPool *pool,
                   double *leads);
