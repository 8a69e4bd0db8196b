/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: dealing (CE-5), and the phases of a deal (CE-6.1). */

#include "rules/games/cego/cego-deal.h"

#include <glib.h>

#include "rules/games/cego/cego-calls.h"
#include "rules/games/cego/cego-play.h"

/* CE-5.2; CE-5.3: whatever comes is played, there is no phase that could end without a game */
void
cego_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  CegoState *own = &deal->own.cego;
  unsigned hand_size = cego_hand_size (&deal->options);
  unsigned place = 0;

  for (unsigned k = 1; k <= deal->n_seats; k++)
    for (unsigned i = 0; i < hand_size; i++)
      deal->hand[deal_seat_after (deal, deal->dealer, k)] |= card_set_of (deal->pack[place++]);
  for (; place < deal->n_pack; place++)
    own->blind |= card_set_of (deal->pack[place]);
  own->n_blind = (uint8_t) card_set_count (own->blind);
  deal_set_trump (deal, SUIT_TRUMPS);
  cego_begin_calls (deal);
}

/* CE-6.1; CE-7.4: of cards only those that must be led are listed here */
void
cego_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == PHASE_PLAY)
    action_list_add_cards (list, VERB_PLAY, cego_cards_to_lead (deal));
  else
    cego_legal_call (deal, list);
}

/* CE-6.1 */
void
cego_apply (Deal *deal, Action action)
{
  if (deal->phase == PHASE_PLAY)
    deal_play_card (deal, (Card) action_arg (action));
  else
    cego_apply_call (deal, action);
}
