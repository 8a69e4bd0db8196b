/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a world began: the deal before the first call, and before the first card. */

#pragma once

#include "rules/deal.h"
#include "rules/rng.h"

/**
 * Fills @beginning with @world as it was dealt. What nobody can tell any more (which cards of a
 * hand were dealt later) is decided by lot. False where a game deals more cards during the play.
 */
bool beginning_of_calls (const Deal *world, Rng *rng, Deal *beginning);

/** The same as it was before the first card was played. */
bool beginning_of_play (const Deal *world, Deal *beginning);
