/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a world began: the deal before the first call, and before the first card. */

#pragma once

#include "rules/deal.h"
#include "rules/rng.h"

/**
 * Fills @beginning with @world as it was dealt. What nobody can tell any more (which cards of a
 * hand were dealt later) is decided by lot. False where a game deals more cards during the play, or
 * calls nothing.
 */
bool beginning_of_calls (const Deal *world, Rng *rng, Deal *beginning);

/** The same as it was before the first card was played. */
bool beginning_of_play (const Deal *world, Deal *beginning);

/** Deals @places (cards by their place in the pack) what @cards has, as far as that goes. */
static inline void
beginning_put (Card *pack, CardSet places, CardSet cards)
{
  for (; places != 0 && cards != 0; places = card_set_rest (places), cards = card_set_rest (cards))
    pack[card_set_first (places)] = card_set_first (cards);
}
