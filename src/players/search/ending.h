/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Exact endings: mean value of each action over worlds in which everyone knows all cards. Values
 * are leads, as in tree.h.
 */

#pragma once

#include "players/search/search-row.h"
#include "players/thread-pool.h"
#include "rules/observation.h"

/**
 * Returns true if @deal can be solved, the seat at turn has at most @n_cards, and an open stock has
 * at most @n_drawn. Hidden cards do not matter.
 */
bool ending_is_near (const Deal *deal, unsigned n_cards, unsigned n_drawn);

typedef struct Ending Ending;

/** Creates an ending, stopped by @cancellable; free with ending_free (). */
Ending *ending_new (GCancellable *cancellable);
void ending_free (Ending *self);

/** A world with the asking seat at turn, and its positive weight. */
typedef struct
{
  Deal deal;
  double weight;
} EndingWorld;

/** Solves and adds @worlds; skips one that takes more than some milliseconds. */
void ending_add (Ending *self, const EndingWorld *worlds, unsigned n, const ThreadPool *pool);

/**
 * Fills @leads with the lead of each of @actions, a row per world. Rows of worlds that take longer
 * than some milliseconds are NAN.
 */
void ending_look (Ending *self, const Deal *worlds, unsigned n, const Action *actions,
                  unsigned n_actions, const ThreadPool *pool, double *leads);

/** Returns the largest standard deviation of an action over worlds. */
double ending_deviation (const Ending *self);

/** Fills @rows (ACTIONS_MAX) with mean leads; returns their number. */
unsigned ending_rows (const Ending *self, SearchRow *rows);
