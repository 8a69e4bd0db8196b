/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How a world is played on to see what becomes of an action: by the rules of thumb, each seat by
 * what it sees, and the last cards as is best for each side with all cards known.
 */

#pragma once

#include "players/thread-pool.h"
#include "rules/deal.h"

typedef struct PlayOn PlayOn;

/**
 * With @is_solved no rule of thumb is followed where the deal can be solved at all, however many
 * cards are left: for @n_lines, a world with an action each. Gives up at once when @cancellable is
 * cancelled; free with play_on_free ().
 */
PlayOn *play_on_new (bool is_solved, unsigned n_lines, GCancellable *cancellable);
void play_on_free (PlayOn *self);

/**
 * Plays @deal, which is over then, on with @first; @worker is of the pool that plays worlds on at
 * the same time, and play_on_enter_world () told it before the first action of each world.
 *
 * Returns: whether the end was solved from @first on
 */
bool play_on (PlayOn *self, Deal *deal, Action first, Rng *rng, unsigned worker);
void play_on_enter_world (PlayOn *self, unsigned worker);
