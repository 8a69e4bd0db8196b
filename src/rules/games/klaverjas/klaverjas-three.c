/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen for three: the two extra cards and what the maker lays away for them. */

#include "klaverjas-private.h"

CardSet
klaverjas_cards_aside (const Deal *deal)
{
  return deal->declarer == NO_SEAT ? deal->own.klaverjas.extra : deal->own.klaverjas.discarded;
}

/* D-24: the maker knows both, the others neither before the deal is over */
CardSet
klaverjas_hide_aside (Deal *deal, unsigned seat)
{
  KlaverjasState *own = &deal->own.klaverjas;
  CardSet aside;

  if (deal_is_over (deal) || deal->declarer == (int) seat)
    return 0;
  aside = klaverjas_cards_aside (deal);
  own->extra = own->discarded = 0;

  return aside;
}

void
klaverjas_fill_aside (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *cards)
{
  KlaverjasState *own = &deal->own.klaverjas;
  bool lies_open_to_take = deal->declarer == NO_SEAT;
  CardSet *place = lies_open_to_take ? &own->extra : &own->discarded;
  unsigned n = lies_open_to_take ? KLAVERJAS_EXTRA_CARDS : own->n_discarded;

  for (unsigned i = 0; i < n; i++)
    *place |= card_set_of (cards[i]);
}
