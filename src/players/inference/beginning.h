/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reconstructs how a world began. */

#pragma once

#include "rules/deal.h"
#include "rules/rng.h"

/**
 * Fills @beginning with @world before the first call; unknown facts, such as which cards came
 * later, are random. Returns false without calls, or if cards are drawn during play.
 */
bool beginning_of_calls (const Deal *world, Rng *rng, Deal *beginning);

/**
 * Fills @beginning with @world before the first card; returns false if cards are drawn during play.
 */
bool beginning_of_play (const Deal *world, Deal *beginning);

/** Puts @cards on @places of the pack until either runs out. */
static inline void
beginning_put (Card *pack, CardSet places, CardSet cards)
{
  for (; places != 0 && cards != 0; places = card_set_rest (places), cards = card_set_rest (cards))
    pack[card_set_first (places)] = card_set_first (cards);
}
