/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "observation.h"

#include <string.h>

#include "game.h"

void
observation_make (Observation *observation, const Deal *deal, unsigned seat)
{
  const Game *game = deal->game;
  Deal *seen = &observation->seen;
  CardSet elsewhere;

  memset (observation, 0, sizeof *observation);
  observation->seat = (uint8_t) seat;
  *seen = *deal;
  memset (seen->pack, 0, sizeof seen->pack);
  seen->n_pack = 0;

  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      observation->hand_size[s] = (uint8_t) card_set_count (deal->hand[s]);
      if (s == seat)
        continue;
      seen->hand[s] &= game->shown != NULL ? game->shown (deal, s) : 0;
      observation->unseen |= deal->hand[s] & ~seen->hand[s];
    }
  elsewhere = game->hide (seen, seat);
  observation->unseen |= elsewhere;
  observation->n_elsewhere = (uint8_t) card_set_count (elsewhere);

  if (deal->turn == (int) seat)
    deal_legal_sorted (deal, &observation->legal);
}

void
observation_fill (const Observation *observation, const Card *cards, Deal *deal)
{
  *deal = observation->seen;
  for (unsigned s = 0; s < deal->n_seats; s++)
    for (unsigned n = card_set_count (deal->hand[s]); n < observation->hand_size[s]; n++)
      deal->hand[s] |= card_set_of (*cards++);
  if (observation->n_elsewhere > 0)
    deal->game->fill (deal, observation->seat, cards);
}
