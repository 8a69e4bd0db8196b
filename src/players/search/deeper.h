/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What an action comes to if the seat tries its next cards too: worlds that it cannot tell apart
 * at its next choice stay together, and there each card is held against that of the rules of thumb
 * as in rollout.h. All others, and what comes after, go by the rules of thumb.
 */

#pragma once

#include "players/thread-pool.h"
#include "rules/deal.h"

/**
 * Fills @leads with that of the seat at turn after @action, for each of the @n @worlds; with
 * nothing of use when @pool is cancelled. The same for the same worlds.
 */
void deeper_leads (const Deal *worlds, unsigned n, Action action, const ThreadPool *pool,
                   double *leads);
