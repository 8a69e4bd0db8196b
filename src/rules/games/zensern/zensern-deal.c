/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: dealing (Z-5), and the phases of a deal (section 6). */

#include "rules/games/zensern/zensern-deal.h"

#include <glib.h>

#include "rules/games/zensern/zensern-calls.h"
#include "rules/games/zensern/zensern-play.h"

/* ---- Deal: Z-5.4 ---------------------------------------------------------------------------- */

/* Z-5.4.1: twice a packet of three to each playing seat; returns the place behind them */
static unsigned
deal_packets (Deal *deal)
{
  unsigned seat = deal->dealer;
  unsigned at = 0;

  for (unsigned packet = 0; packet < 2 * deal_count_players (deal); packet++)
    {
      seat = deal_next_player (deal, seat);
      for (unsigned i = 0; i < 3; i++)
        deal->hand[seat] |= card_set_of (deal->pack[at++]);
    }

  return at;
}

/* Z-5.4.2; what was there before the deal counts in it: Z-5.6, Z-9.5 */
void
zensern_deal (Deal *deal, const Match *match)
{
  ZensernState *own = &deal->own.zensern;
  unsigned at;

  if (option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4D))
    deal->playing &= (SeatSet) ~seats_of (deal->dealer); /* Z-5.3 */
  own->pot = match->own.zensern.pot;
  own->n_thrown_in = match->own.zensern.n_thrown_in;
  own->bottom = CARD_NONE;
  own->counting = ZENSERN_NO_UNIT;
  own->bella = NO_SEAT;
  own->seven = NO_SEAT;

  at = deal_packets (deal);
  own->upcard = deal->pack[at];
  own->turned = own->upcard;
  own->seen = card_set_of (own->upcard);
  own->n_stock = (uint8_t) (deal->n_pack - at - 1);
  g_assert (own->n_stock <= ZENSERN_STOCK_MAX);
  for (unsigned i = 0; i < ZENSERN_STOCK_MAX; i++)
    own->stock[i] = i < own->n_stock ? deal->pack[deal->n_pack - 1u - i] : CARD_NONE;
  zensern_begin_bids (deal, ZENSERN_PHASE_BID1);
}

/* ---- Phases: section 6 ---------------------------------------------------------------------- */

void
zensern_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == PHASE_PLAY)
    zensern_play_legal (deal, list);
  else if (deal->phase >= ZENSERN_PHASE_ANSAGE)
    zensern_ansage_legal (deal, list);
  else
    zensern_legal_call (deal, list);
}

void
zensern_apply (Deal *deal, Action action)
{
  if (deal->phase == PHASE_PLAY)
    zensern_play_apply (deal, action);
  else if (deal->phase >= ZENSERN_PHASE_ANSAGE)
    zensern_ansage_apply (deal, action);
  else
    zensern_apply_call (deal, action);
}
