/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/worlds/facts.h"

void
facts_place_card (const Observation *observation, CardSet *may, unsigned owner, Card card)
{
  if (!card_set_has (observation->unseen, card))
    return;
  for (unsigned s = 0; s <= SEATS_MAX; s++)
    if (s != owner)
      may[s] &= ~card_set_of (card);
}

CardSet
facts_whole_hand (const Deal *deal, unsigned seat)
{
  CardSet cards = deal->hand[seat];

  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      cards |= card_set_of (deal->played[i]);

  return cards;
}
