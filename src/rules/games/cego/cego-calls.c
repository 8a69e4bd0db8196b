/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/cego/cego-calls.h"

#include <glib.h>

#include "rules/games/cego/cego-play.h"

/* ---- Legal calls: CE-6.1 ---------------------------------------------------------------- */

/* CE-6.2; the most frequent call first, then by rank */
static void
list_announcements (const Deal *deal, ActionList *list)
{
  const CegoState *own = &deal->own.cego;

  action_list_add (list, ACTION (VERB_PASS, 0));
  if (own->announced == CEGO_NO_GAME)
    action_list_add (list, ACTION (CEGO_VERB_SOLO, 0));
  if (own->announced < CEGO_ULTIMO && card_set_has (deal->hand[deal->turn], CEGO_LITTLE_MAN))
    action_list_add (list, ACTION (CEGO_VERB_ULTIMO, 0));
  if (own->announced != CEGO_MARCH)
    action_list_add (list, ACTION (CEGO_VERB_MARCH, 0));
}

/* CE-6.9: lists higher bids; BID starts from forehand's Cego */
static void
list_bids (const Deal *deal, ActionList *list)
{
  action_list_add (list, ACTION (VERB_PASS, 0));
  for (unsigned bid = deal->own.cego.bid + 1u; cego_is_bid (bid); bid++)
    if (cego_is_possible (&deal->options, bid, deal->hand[deal->turn]))
      action_list_add (list, ACTION (CEGO_VERB_BID_CEGO + bid - CEGO_CEGO, 0));
}

/* CE-6.1 */
void
cego_legal_call (const Deal *deal, ActionList *list)
{
  const CegoState *own = &deal->own.cego;
  CardSet hand = deal->hand[deal->turn];

  switch (deal->phase)
    {
    case CEGO_PHASE_SOLO:
      list_announcements (deal, list);
      break;
    case CEGO_PHASE_BID:
    case CEGO_PHASE_AGAINST:
      list_bids (deal, list);
      break;
    case CEGO_PHASE_CHOOSE: /* CE-6.14 */
      action_list_add (list, ACTION (CEGO_VERB_GAME_CEGO, 0));
      for (unsigned verb = CEGO_VERB_GAME_BETTEL; verb <= CEGO_VERB_GAME_PICOLO; verb++)
        action_list_add (list, ACTION (verb, 0));
      break;
    case CEGO_PHASE_KEEP: /* CE-6.15 */
      action_list_add_cards (list, CEGO_VERB_KEEP,
                             cego_may_keep (&deal->options, own->game, hand, own->kept));
      break;
    case CEGO_PHASE_DEMAND: /* CE-6.17 */
      action_list_add (list, ACTION (CEGO_VERB_DEMAND, 0));
      action_list_add (list, ACTION (CEGO_VERB_TRUST, 0));
      break;
    case CEGO_PHASE_DISCARD: /* CE-6.18 */
      action_list_add_cards (list, CEGO_VERB_DISCARD,
                             cego_may_discard (own->game, hand, own->kept));
      break;
    default:
      g_return_if_reached ();
    }
}

/* ---- Phases ---------------------------------------------------------------------------------- */

static void
begin_keep (Deal *deal)
{
  deal->own.cego.game = deal->own.cego.bid;
  deal->phase = CEGO_PHASE_KEEP;
  deal->turn = deal->declarer;
}

/* CE-6.13 */
static void
end_auction (Deal *deal)
{
  CegoState *own = &deal->own.cego;

  own->in = 0;
  own->against = deal->phase == CEGO_PHASE_AGAINST && own->holder != NO_SEAT;
  deal->declarer = own->holder;
  if (own->holder == NO_SEAT)
    {
      deal->declarer = own->soloist;
      own->game = CEGO_SOLO;
      cego_begin_play (deal);
    }
  else if (deal->phase == CEGO_PHASE_BID && own->bid == CEGO_CEGO
           && option_is (&deal->options, CEGO_PLAYERS, CEGO_PLAYERS_4)
           && option_is (&deal->options, CEGO_SPECIALS, CEGO_SPECIALS_ON))
    {
      deal->phase = CEGO_PHASE_CHOOSE;
      deal->turn = own->holder;
    }
  else
    {
      begin_keep (deal);
    }
}

/* CE-6.10: next seat in the auction that does not hold the bid */
static void
next_bidder (Deal *deal, unsigned seat)
{
  CegoState *own = &deal->own.cego;
  SeatSet rest = own->holder == NO_SEAT ? own->in : own->in & ~seats_of ((unsigned) own->holder);

  if (rest == 0 || own->bid == CEGO_MANN)
    end_auction (deal);
  else
    deal->turn = (int8_t) seats_next (rest, seat, deal->n_seats);
}

/* CE-6.4, CE-6.11, CE-6.12 */
static void
end_solo_question (Deal *deal)
{
  CegoState *own = &deal->own.cego;

  if (own->announced == CEGO_NO_GAME)
    {
      deal->phase = CEGO_PHASE_BID;
      own->in = seats_all (deal->n_seats);
      own->bid = CEGO_CEGO;
      own->holder = (int8_t) deal_forehand (deal);
      next_bidder (deal, deal_forehand (deal));
    }
  else if (own->announced == CEGO_SOLO)
    {
      deal->phase = CEGO_PHASE_AGAINST;
      own->in = seats_all (deal->n_seats) & ~seats_of ((unsigned) own->soloist);
      next_bidder (deal, (unsigned) own->soloist);
    }
  else
    {
      own->in = 0;
      own->game = own->announced;
      deal->declarer = own->soloist;
      cego_begin_play (deal);
    }
}

/* CE-6.2 */
void
cego_begin_calls (Deal *deal)
{
  CegoState *own = &deal->own.cego;

  own->soloist = own->holder = NO_SEAT;
  own->in = seats_all (deal->n_seats);
  own->discard = CARD_NONE;
  deal->phase = CEGO_PHASE_SOLO;
  deal->turn = (int8_t) deal_forehand (deal);
}

/* ---- Applying calls --------------------------------------------------------------------- */

/* CE-6.2, CE-6.3; CE-6.6: remembers who passed while a Solo was free, the possible culprits */
static void
answer_solo (Deal *deal, unsigned verb)
{
  CegoState *own = &deal->own.cego;
  unsigned seat = (unsigned) deal->turn;

  own->in &= ~seats_of (seat);
  if (verb != VERB_PASS)
    {
      own->announced = (uint8_t) (CEGO_SOLO + verb - CEGO_VERB_SOLO);
      own->soloist = (int8_t) seat;
    }
  else if (own->announced == CEGO_NO_GAME)
    {
      own->passed_first |= seats_of (seat);
    }

  if (own->in == 0 || own->announced == CEGO_MARCH)
    end_solo_question (deal);
  else
    deal->turn = (int8_t) seats_next (own->in, seat, deal->n_seats);
}

/* CE-6.9, CE-6.10 */
static void
answer_bid (Deal *deal, unsigned verb)
{
  CegoState *own = &deal->own.cego;
  unsigned seat = (unsigned) deal->turn;

  if (verb == VERB_PASS)
    {
      own->in &= ~seats_of (seat);
    }
  else
    {
      own->bid = (uint8_t) (CEGO_CEGO + verb - CEGO_VERB_BID_CEGO);
      own->said[seat] = own->bid;
      own->holder = (int8_t) seat;
    }
  next_bidder (deal, seat);
}

/* CE-6.14 */
static void
choose_game (Deal *deal, unsigned verb)
{
  if (verb == CEGO_VERB_GAME_CEGO)
    {
      begin_keep (deal);
      return;
    }
  deal->own.cego.game = (uint8_t) (CEGO_BETTEL + verb - CEGO_VERB_GAME_BETTEL);
  cego_begin_play (deal);
}

/* CE-6.17 */
static void
after_trust (Deal *deal)
{
  if (cego_has_discard (deal->own.cego.game))
    deal->phase = CEGO_PHASE_DISCARD;
  else
    cego_begin_play (deal);
}

/* CE-6.16 */
static void
take_blind (Deal *deal)
{
  CegoState *own = &deal->own.cego;
  CardSet *hand = &deal->hand[deal->declarer];

  own->laid_aside = *hand & ~own->kept;
  own->n_laid_aside = (uint8_t) card_set_count (own->laid_aside);
  *hand = own->kept | own->blind;
  own->blind = 0;
  own->n_blind = 0;
  if (!cego_is_kept_open (own->game))
    own->kept = 0;
  if (option_is (&deal->options, CEGO_SOLO_DUTY, CEGO_SOLO_DUTY_NONE))
    after_trust (deal);
  else
    deal->phase = CEGO_PHASE_DEMAND;
}

/* CE-6.15 */
static void
keep_card (Deal *deal, Card card)
{
  CegoState *own = &deal->own.cego;

  own->kept |= card_set_of (card);
  if (++own->n_kept == cego_count_kept (own->game))
    take_blind (deal);
}

/* CE-6.18 */
static void
discard_card (Deal *deal, Card card)
{
  CegoState *own = &deal->own.cego;

  deal->hand[deal->turn] &= ~card_set_of (card);
  own->laid_aside |= card_set_of (card);
  own->n_laid_aside++;
  own->discard = card;
  cego_begin_play (deal);
}

/* CE-6.1 */
void
cego_apply_call (Deal *deal, Action action)
{
  unsigned verb = action_verb (action);

  switch (deal->phase)
    {
    case CEGO_PHASE_SOLO:
      answer_solo (deal, verb);
      break;
    case CEGO_PHASE_BID:
    case CEGO_PHASE_AGAINST:
      answer_bid (deal, verb);
      break;
    case CEGO_PHASE_CHOOSE:
      choose_game (deal, verb);
      break;
    case CEGO_PHASE_KEEP:
      keep_card (deal, (Card) action_arg (action));
      break;
    case CEGO_PHASE_DEMAND:
      deal->own.cego.demanded = verb == CEGO_VERB_DEMAND;
      if (deal->own.cego.demanded)
        deal_end (deal);
      else
        after_trust (deal);
      break;
    case CEGO_PHASE_DISCARD:
      discard_card (deal, (Card) action_arg (action));
      break;
    default:
      g_return_if_reached ();
    }
}
