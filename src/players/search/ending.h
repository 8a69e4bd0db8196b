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
 * True when the deal that @observation, in which a card is to be played, is of can be solved and
 * the seat has at most @n_cards in hand.
 */
bool ending_is_near (const Observation *observation, unsigned n_cards);

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

/** Tells @worker that the deal it plays on next is another one. */
void ending_enter_deal (Ending *self, unsigned worker);

/**
 * Plays @deal on to its end with @first, and then as is best for who is at turn; @worker is of the
 * pool that plays deals on at the same time.
 */
void ending_play_on (Ending *self, Deal *deal, Action first, unsigned worker);
