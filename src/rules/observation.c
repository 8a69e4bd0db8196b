/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "observation.h"

#include <string.h>

#include "game.h"

void
observation_make (Observation *observation, const Deal *deal, unsigned seat)
{
  Deal *seen = &observation->seen;

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
      observation->unseen |= deal->hand[s];
      seen->hand[s] = 0;
    }
  deal->game->hide (seen, seat);

  if (deal->turn == (int) seat)
    deal_legal_sorted (deal, &observation->legal);
}
