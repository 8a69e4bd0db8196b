/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: dealing (F-5), and the phases of a deal. */

#include "rules/games/fiftysix/fiftysix-deal.h"

#include <glib.h>

#include "rules/games/fiftysix/fiftysix-calls.h"
#include "rules/games/fiftysix/fiftysix-play.h"

#define PACKET 4 /* cards a throw (F-5.2) */

/* F-5.2: in packets, the seat behind the dealer first; F-5.3: all cards, once and for all */
void
fiftysix_deal (Deal *deal, const Match *match)
{
  FiftysixState *own = &deal->own.fiftysix;

  unsigned seat = fiftysix_first_leader (deal);

  for (unsigned i = 0; i < deal->n_pack; i += PACKET)
    {
      for (unsigned k = 0; k < PACKET; k++)
        deal->hand[seat] |= card_set_of (deal->pack[i + k]);
      seat = deal_seat_after (deal, seat, 1);
    }
  if (fiftysix_match_tables (&match->options) > 0)
    for (unsigned u = 0; u < 2; u++)
      own->tables[u] = (uint8_t) match->score[u];
  fiftysix_begin_auction (deal);
}

void
fiftysix_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == FIFTYSIX_PHASE_CALL)
    fiftysix_legal_calls (deal, list);
  else
    fiftysix_legal_trumps (deal, list);
}

void
fiftysix_apply (Deal *deal, Action action)
{
  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      fiftysix_apply_call (deal, action);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      fiftysix_begin_play (deal, (Suit) action_arg (action));
      break;
    case PHASE_PLAY:
      deal_play_card (deal, (Card) action_arg (action));
      break;
    default:
      g_return_if_reached ();
    }
}
