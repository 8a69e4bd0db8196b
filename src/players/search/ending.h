/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Exact endings: what each action of the seat at turn is worth if from there on everybody knows all
 * cards, as a mean over worlds. The values are those of tree.h.
 */

#pragma once

#include "players/search/search-row.h"
#include "players/thread-pool.h"
#include "rules/observation.h"

/**
 * True when @deal, in which a card is to be played, can be solved, whatever is hidden in it, and
 * the seat at turn has at most @n_cards in hand; where cards are drawn, at most @n_drawn are left.
 */
bool ending_is_near (const Deal *deal, unsigned n_cards, unsigned n_drawn);

typedef struct Ending Ending;

/** Gives up at once when @cancellable is cancelled; free with ending_free (). */
Ending *ending_new (GCancellable *cancellable);
void ending_free (Ending *self);

/** A world in which the seat that asks is at turn, and how much it counts, over 0. */
typedef struct
{
  Deal deal;
  double weight;
} EndingWorld;

/**
 * Solves @worlds and counts what is found; nothing is counted of a world that takes more than a few
 * milliseconds.
 */
void ending_add (Ending *self, const EndingWorld *worlds, unsigned n, const ThreadPool *pool);

/**
 * What each of the @n_actions @actions brings in each of the @n @worlds, one row of @leads after
 * the other; NAN in all of the row of a world that takes more than a few milliseconds.
 */
void ending_look (Ending *self, const Deal *worlds, unsigned n, const Action *actions,
                  unsigned n_actions, const ThreadPool *pool, double *leads);

/** The standard deviation of what the actions bring, over worlds. */
double ending_deviation (const Ending *self);

/** Lists what the actions bring on average, to @rows (ACTIONS_MAX); returns how many. */
unsigned ending_rows (const Ending *self, SearchRow *rows);
