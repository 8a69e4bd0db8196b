/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-calls.h"

#include <glib.h>

#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-play.h"
#include "rules/jass.h"

/* ---- Comparison: Z-6.27 --------------------------------------------------------------------- */

/* Z-8.6, Z-8.7 */
static void
count_for (Deal *deal, unsigned unit)
{
  ZensernState *own = &deal->own.zensern;

  own->counting = (int8_t) unit;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    own->seen |= zensern_figure_cards (deal, seat);
}

/* Z-6.27: seats with the highest strength stated */
static SeatSet
leaders (const Deal *deal)
{
  const ZensernState *own = &deal->own.zensern;
  SeatSet set = 0;
  uint8_t highest = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      if (own->stated[seat] > highest)
        {
          highest = own->stated[seat];
          set = 0;
        }
      if (highest > 0 && own->stated[seat] == highest)
        set |= seats_of (seat);
    }

  return set;
}

/* Z-6.27 b: seat with a figure of trumps, or NO_SEAT */
static int
leader_in_trumps (const Deal *deal, SeatSet set)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      ZensernFigure figure;

      if (seats_have (set, seat) && zensern_strongest_figure (deal, seat, &figure)
          && figure.suit == deal->trump)
        return (int) seat;
    }

  return NO_SEAT;
}

/* Z-6.27, Z-8.8: a tie cancels all Ansagen */
static void
compare (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  SeatSet leading = leaders (deal);
  SeatSet contenders = leading | own->to_speak;
  unsigned unit = deal_unit (deal, (unsigned) __builtin_ctz (contenders));
  int in_trumps;

  if ((contenders & ~zensern_seats_of (deal, unit)) == 0)
    {
      count_for (deal, unit);
      zensern_begin_play (deal);
    }
  else if (own->to_speak != 0)
    {
      deal->phase = ZENSERN_PHASE_HOCH;
      deal->turn = (int8_t) seats_next (own->to_speak, deal->dealer, deal->n_seats);
    }
  else
    {
      in_trumps = leader_in_trumps (deal, leading);
      if (in_trumps != NO_SEAT)
        count_for (deal, deal_unit (deal, (unsigned) in_trumps));
      zensern_begin_play (deal);
    }
}

/* ---- Rounds of Ansagen ----------------------------------------------------------------------- */

/* Z-6.22: an observer speaks last */
static void
begin_ansage (Deal *deal)
{
  deal->phase = ZENSERN_PHASE_ANSAGE;
  deal->own.zensern.to_speak = seats_all (deal->n_seats);
  deal->turn = (int8_t) deal_seat_after (deal, deal->dealer, 1);
}

static Action
statement_of (const ZensernFigure *figure)
{
  if (figure->class == ZENSERN_CLASS_KUNST)
    return ACTION (ZENSERN_VERB_FOUR, figure->top);

  return ACTION2 (ZENSERN_VERB_HOCH, figure->length, figure->top);
}

/* Z-6.22, Z-6.25 */
void
zensern_ansage_legal (const Deal *deal, ActionList *list)
{
  ZensernFigure figure;

  if (zensern_strongest_figure (deal, (unsigned) deal->turn, &figure))
    action_list_add (list, deal->phase == ZENSERN_PHASE_HOCH
                               ? statement_of (&figure)
                               : ACTION (ZENSERN_VERB_TERZ + figure.class - ZENSERN_CLASS_TERZ, 0));
  action_list_add (list, ACTION (VERB_PASS, 0));
}

/* Z-6.23, Z-6.24 */
static void
end_ansage (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  uint8_t highest = ZENSERN_CLASS_NONE;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    highest = MAX (highest, own->ansage[seat]);
  if (highest == ZENSERN_CLASS_NONE)
    {
      zensern_begin_play (deal);
      return;
    }

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (own->ansage[seat] == highest)
      own->to_speak |= seats_of (seat);
  compare (deal);
}

void
zensern_ansage_apply (Deal *deal, Action action)
{
  ZensernState *own = &deal->own.zensern;
  unsigned seat = (unsigned) deal->turn;

  own->to_speak &= (SeatSet) ~seats_of (seat);
  if (deal->phase == ZENSERN_PHASE_HOCH)
    {
      own->stated[seat] = (uint8_t) zensern_stated_strength (action);
      compare (deal); /* Z-6.26 */
      return;
    }

  if (action_verb (action) != VERB_PASS)
    own->ansage[seat] = (uint8_t) (ZENSERN_CLASS_TERZ + action_verb (action) - ZENSERN_VERB_TERZ);
  if (own->to_speak != 0)
    deal->turn = (int8_t) seats_next (own->to_speak, deal->dealer, deal->n_seats);
  else
    end_ansage (deal);
}

/* u of section 6 */
static inline Suit
upcard_suit (const Deal *deal)
{
  return jass_suit (deal->own.zensern.upcard);
}

static inline bool
is_last_speaker (const Deal *deal)
{
  return deal->own.zensern.to_speak == seats_of ((unsigned) deal->turn);
}

/* Ends a turn. Returns false if no seat is left to speak. */
static bool
ask_next (Deal *deal, unsigned first)
{
  SeatSet *to_speak = &deal->own.zensern.to_speak;

  *to_speak &= (SeatSet) ~seats_of ((unsigned) deal->turn);
  deal->turn = (int8_t) seats_next (*to_speak, first, deal->n_seats);

  return deal->turn != NO_SEAT;
}

/* ---- Legal actions ---------------------------------------------------------------------- */

/* Z-6.4, Z-6.5 */
static bool
may_move (const Deal *deal)
{
  return option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_2)
         && option_is (&deal->options, ZENSERN_ANTRAG, ZENSERN_ANTRAG_ON)
         && !zensern_is_forced (deal)
         && (deal->phase == ZENSERN_PHASE_BID2 || !is_last_speaker (deal));
}

/* Z-6.3, Z-6.8 */
static void
add_suits (const Deal *deal, ActionList *list, bool with_upcard)
{
  for (unsigned suit = 0; suit < SUITS; suit++)
    if (with_upcard || suit != upcard_suit (deal))
      action_list_add (list, ACTION (VERB_TRUMP, suit));
}

/* Z-6.3 */
static void
add_second_bids (const Deal *deal, ActionList *list)
{
  bool last = is_last_speaker (deal);

  if (!last || !zensern_is_forced (deal))
    action_list_add (list, ACTION (VERB_PASS, 0));
  add_suits (deal, list,
             last && option_is (&deal->options, ZENSERN_GEBER_WAHL, ZENSERN_GEBER_WAHL_ANY));
}

void
zensern_legal_call (const Deal *deal, ActionList *list)
{
  bool is_bid = deal->phase == ZENSERN_PHASE_BID1 || deal->phase == ZENSERN_PHASE_BID2;

  if (is_bid && may_move (deal))
    action_list_add (list, ACTION (ZENSERN_VERB_ANTRAG, 0));

  switch (deal->phase)
    {
    case ZENSERN_PHASE_BID1: /* Z-6.1 */
      action_list_add (list, ACTION (VERB_PASS, 0));
      action_list_add (list, ACTION (VERB_TRUMP, upcard_suit (deal)));
      break;
    case ZENSERN_PHASE_BID2:
      add_second_bids (deal, list);
      break;
    case ZENSERN_PHASE_ANTRAG: /* Z-6.6 */
      action_list_add (list, ACTION (ZENSERN_VERB_ACCEPT, 0));
      action_list_add (list, ACTION (ZENSERN_VERB_REFUSE, 0));
      break;
    case ZENSERN_PHASE_NAME: /* Z-6.8 */
      add_suits (deal, list, deal->own.zensern.antrag == ZENSERN_ANTRAG_ANY);
      break;
    case ZENSERN_PHASE_EXCHANGE: /* Z-6.10 */
      action_list_add (list, ACTION (ZENSERN_VERB_EXCHANGE, 0));
      action_list_add (list, ACTION (VERB_PASS, 0));
      break;
    case ZENSERN_PHASE_FLECK: /* Z-6.20 */
      action_list_add (list, ACTION (ZENSERN_VERB_FLECK, 0));
      action_list_add (list, ACTION (VERB_PASS, 0));
      break;
    default:
      g_return_if_reached ();
    }
}

/* ---- Fleck: Z-6.20, Z-6.21 -------------------------------------------------------------- */

/* Z-6.20, Z-6.21: asks opponents at even levels, else the declarer */
static void
ask_fleck (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  unsigned declarer = (unsigned) deal->declarer;

  if (own->n_flecke == zensern_fleck_cap (&deal->options))
    {
      begin_ansage (deal);
      return;
    }

  deal->phase = ZENSERN_PHASE_FLECK;
  if (own->n_flecke % 2 == 1)
    own->to_speak = seats_of (declarer);
  else
    own->to_speak = deal->playing & (SeatSet) ~zensern_seats_of (deal, deal_unit (deal, declarer));
  deal->turn = (int8_t) seats_next (own->to_speak, declarer, deal->n_seats);
}

/* Z-6.20 */
static void
answer_fleck (Deal *deal, bool doubled)
{
  if (doubled)
    {
      deal->own.zensern.n_flecke++;
      ask_fleck (deal);
    }
  else if (!ask_next (deal, (unsigned) deal->declarer))
    {
      begin_ansage (deal);
    }
}

/* ---- Exchange: Z-6.10 ------------------------------------------------------------------- */

/* Z-6.10: seat that may exchange, or NO_SEAT; mode 4 has no upcard left */
static int
seven_holder (const Deal *deal)
{
  const ZensernState *own = &deal->own.zensern;
  Card seven = jass_card (deal->trump, RANK_7);

  if (!option_is (&deal->options, ZENSERN_SEVEN, ZENSERN_SEVEN_ON) || own->upcard == CARD_NONE
      || jass_suit (own->upcard) != deal->trump || own->upcard == seven)
    return NO_SEAT;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (deal->playing, seat) && card_set_has (deal->hand[seat], seven))
      return (int) seat;

  return NO_SEAT;
}

/* Z-6.10 */
static void
exchange_seven (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  Card seven = jass_card (deal->trump, RANK_7);
  CardSet both = card_set_of (seven) | card_set_of (own->upcard);
  int observer = zensern_observer (deal);

  deal->hand[deal->turn] ^= both;
  if (observer != NO_SEAT)
    deal->hand[observer] ^= both;
  own->upcard = seven;
  own->seen |= both;
}

/* ---- Completion: Z-5.4.3, Z-5.4.4, Z-5.5 ------------------------------------------------ */

static void
deal_from_stock (Deal *deal, unsigned seat, unsigned n_cards)
{
  ZensernState *own = &deal->own.zensern;

  for (; n_cards > 0; n_cards--)
    {
      own->n_stock--;
      deal->hand[seat] |= card_set_of (own->stock[own->n_stock]);
      own->stock[own->n_stock] = CARD_NONE;
    }
}

/* Z-5.4.4 */
static void
complete_hands_of_four (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  bool to_dealer = option_is (&deal->options, ZENSERN_UPCARD4, ZENSERN_UPCARD4_DEALER);
  unsigned receiver = to_dealer ? deal->dealer : (unsigned) deal->declarer;

  for (unsigned k = 1; k <= deal->n_seats; k++)
    {
      unsigned seat = deal_seat_after (deal, deal->dealer, k);

      deal_from_stock (deal, seat, seat == receiver ? 1 : 2);
    }
  deal->hand[receiver] |= card_set_of (own->upcard);
  own->upcard = CARD_NONE;
}

/* Z-5.4.3, Z-5.5 */
static void
complete_hands (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  int observer = zensern_observer (deal);
  SeatSet served = deal->playing;

  for (unsigned seat = deal->dealer; served != 0; served &= (SeatSet) ~seats_of (seat))
    {
      seat = (unsigned) seats_next (served, seat, deal->n_seats);
      deal_from_stock (deal, seat, 3);
    }
  own->bottom = own->stock[0];
  own->seen |= card_set_of (own->bottom);
  if (observer == NO_SEAT)
    return;

  deal->hand[observer] = card_set_of (own->upcard);
  deal_from_stock (deal, (unsigned) observer, own->n_stock);
}

/* Z-6.9 */
static void
fix_trump (Deal *deal, unsigned declarer, Suit trump)
{
  deal->declarer = (int8_t) declarer;
  deal_set_trump (deal, trump);
  deal->own.zensern.to_speak = 0;
  if (option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4))
    complete_hands_of_four (deal);
  else
    complete_hands (deal);

  deal->turn = (int8_t) seven_holder (deal);
  deal->own.zensern.seven = deal->turn;
  if (deal->turn != NO_SEAT)
    deal->phase = ZENSERN_PHASE_EXCHANGE;
  else
    ask_fleck (deal);
}

/* ---- Bids and Antrag: Z-6.1 to Z-6.8 ---------------------------------------------------- */

/* Z-5.2 */
void
zensern_begin_bids (Deal *deal, unsigned phase)
{
  deal->phase = (uint8_t) phase;
  deal->own.zensern.to_speak = deal->playing;
  deal->turn = (int8_t) deal_forehand (deal);
}

/* Z-6.3, Z-6.6 */
static void
throw_in (Deal *deal)
{
  deal->own.zensern.to_speak = 0;
  deal_end (deal);
}

/* Z-6.2, Z-6.3 */
static void
pass_bid (Deal *deal)
{
  if (ask_next (deal, deal->dealer))
    return;

  if (deal->phase == ZENSERN_PHASE_BID1)
    zensern_begin_bids (deal, ZENSERN_PHASE_BID2);
  else
    throw_in (deal);
}

/* Z-6.4 */
static void
move_antrag (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;

  if (deal->phase == ZENSERN_PHASE_BID1)
    own->antrag = ZENSERN_ANTRAG_UPCARD;
  else
    own->antrag = is_last_speaker (deal) ? ZENSERN_ANTRAG_OTHER : ZENSERN_ANTRAG_ANY;
  deal->phase = ZENSERN_PHASE_ANTRAG;
  deal->turn = (int8_t) deal_next_player (deal, (unsigned) deal->turn);
  own->to_speak = seats_of ((unsigned) deal->turn);
}

/* Z-6.7: the proposer is declarer */
static void
accept_antrag (Deal *deal)
{
  unsigned mover = deal_next_player (deal, (unsigned) deal->turn);

  if (deal->own.zensern.antrag == ZENSERN_ANTRAG_UPCARD)
    {
      fix_trump (deal, mover, upcard_suit (deal));
      return;
    }

  deal->declarer = (int8_t) mover;
  deal->phase = ZENSERN_PHASE_NAME;
  deal->turn = (int8_t) mover;
  deal->own.zensern.to_speak = seats_of (mover);
}

static void
pass (Deal *deal)
{
  if (deal->phase == ZENSERN_PHASE_FLECK)
    answer_fleck (deal, false);
  else if (deal->phase == ZENSERN_PHASE_EXCHANGE)
    ask_fleck (deal);
  else
    pass_bid (deal);
}

void
zensern_apply_call (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_PASS:
      pass (deal);
      break;
    case VERB_TRUMP:
      fix_trump (deal, (unsigned) deal->turn, action_arg (action));
      break;
    case ZENSERN_VERB_ANTRAG:
      move_antrag (deal);
      break;
    case ZENSERN_VERB_ACCEPT:
      accept_antrag (deal);
      break;
    case ZENSERN_VERB_REFUSE:
      throw_in (deal);
      break;
    case ZENSERN_VERB_EXCHANGE:
      exchange_seven (deal);
      ask_fleck (deal);
      break;
    case ZENSERN_VERB_FLECK:
      answer_fleck (deal, true);
      break;
    default:
      g_return_if_reached ();
    }
}
