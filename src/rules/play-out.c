/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/play-out.h"

#include "rules/game.h"

/* What may be done where it is not just a card. */
static Action
draw_called (const Deal *deal, Rng *rng)
{
  ActionList list;

  list.n = 0;
  deal->game->play->legal (deal, &list);

  return list.at[rng_below (rng, list.n)];
}

Action
deal_draw_action (const Deal *deal, Rng *rng)
{
  CardSet cards = deal_plain_cards (deal);

  if (cards == 0)
    return draw_called (deal, rng);

  return ACTION (VERB_PLAY, card_set_at (cards, rng_below (rng, card_set_count (cards))));
}
