/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/bench-deal.h"

void
bench_deal (const Setup *setup, int dealer, Rng *rng, Match *match, Deal *deal)
{
  unsigned n_cards = game_pack (setup->game, &setup->options)->n_cards;
  Card pack[CARDS_MAX];

  for (unsigned i = 0; i < n_cards; i++)
    {
      unsigned k = rng_below (rng, i + 1);

      pack[i] = pack[k];
      pack[k] = (Card) i;
    }
  match_init (match, setup->game, &setup->options, dealer);
  match_deal (match, pack, deal);
}
