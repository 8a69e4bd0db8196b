/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/klaverjas/klaverjas-calls.h"

#include <glib.h>

#include "rules/games/klaverjas/klaverjas-play.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/jass.h"

#define PLAYERS 4
#define KRAAKS_MAX 3 /* K-6.15 */

/* ---- Kraak -------------------------------------------------------------------------- */

/*
 * K-6.13, K-6.15: asks both opponents, the one behind the maker first; K-6.14: maker's side, maker
 * first
 */
static void
begin_step (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned maker = (unsigned) deal->declarer;
  bool makers_side = own->n_kraaks == 1;

  own->to_speak = seats_every_second (makers_side ? maker : maker + 1, PLAYERS);
  deal->turn = (int8_t) seats_next (own->to_speak, deal_seat_after (deal, maker, 3), PLAYERS);
}

static void
begin_kraak (Deal *deal)
{
  deal->phase = KLAVERJAS_PHASE_KRAAK;
  begin_step (deal);
}

/* K-6.13, K-6.14, K-6.15 */
static unsigned
next_doubling (const Deal *deal)
{
  static const uint8_t verbs[KRAAKS_MAX]
      = { KLAVERJAS_VERB_KRAAK, KLAVERJAS_VERB_HERKRAAK, KLAVERJAS_VERB_SUPERKRAAK };

  return verbs[deal->own.klaverjas.n_kraaks];
}

void
klaverjas_legal_kraak (const Deal *deal, ActionList *list)
{
  action_list_add (list, ACTION (next_doubling (deal), 0));
  action_list_add (list, ACTION (VERB_PASS, 0));
}

/* ---- Declarations ------------------------------------------------------------------- */

/* K-8.6: cards of all combinations; expects a whole hand */
static CardSet
combined_cards (const Deal *deal, unsigned seat)
{
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (&deal->options, deal->hand[seat], list);
  CardSet cards = 0;

  for (unsigned i = 0; i < n; i++)
    cards |= list[i].cards;

  return cards;
}

/* K-8.7 `highest`: sort key by points, then rank, then suit S > H > D > C */
static unsigned
order_of (const KlaverjasCombination *combination)
{
  static const uint8_t suit_order[]
      = { [SUIT_CLUBS] = 0, [SUIT_DIAMONDS] = 1, [SUIT_HEARTS] = 2, [SUIT_SPADES] = 3 };
  unsigned suit = combination->suit < SUITS ? suit_order[combination->suit] : 0;

  return (unsigned) combination->value << 16 | (unsigned) combination->rank << 8 | suit;
}

/* K-8.7: weighs each side by its best combination or sum */
static void
weigh_sides (const Deal *deal, unsigned *weight)
{
  bool by_sum = option_is (&deal->options, KLAVERJAS_HAND_ROEM, KLAVERJAS_HAND_ROEM_MOST);

  weight[0] = weight[1] = 0;
  for (unsigned seat = 0; seat < PLAYERS; seat++)
    {
      KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
      unsigned n
          = klaverjas_combinations (&deal->options, deal->own.klaverjas.declared[seat], list);
      unsigned *own = &weight[deal_unit (deal, seat)];

      for (unsigned i = 0; i < n; i++)
        *own = by_sum ? *own + list[i].value : MAX (*own, order_of (&list[i]));
    }
}

/* K-8.7, K-10.8: writes the roem that counts; K-8.8: stuk always counts */
static void
count_declarations (Deal *deal)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  bool both = option_is (&deal->options, KLAVERJAS_HAND_ROEM, KLAVERJAS_HAND_ROEM_BOTH);
  unsigned weight[2];

  weigh_sides (deal, weight);
  for (unsigned k = 0; k < PLAYERS; k++)
    {
      unsigned seat = deal_seat_after (deal, deal_forehand (deal), k);
      unsigned unit = deal_unit (deal, seat);
      KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
      unsigned n = klaverjas_combinations (&deal->options, own->declared[seat], list);

      for (unsigned i = 0; i < n && (both || weight[unit] >= weight[unit ^ 1]); i++)
        klaverjas_write_roem (deal, unit, list[i].value);
    }
  for (unsigned seat = 0; seat < PLAYERS; seat++)
    if (seats_have (own->stuk, seat))
      klaverjas_write_roem (deal, deal_unit (deal, seat), KLAVERJAS_STUK_ROEM);
}

/* K-6.17, K-8.5; K-8.9: with roem=auto everybody declares everything but stuk */
static void
begin_declarations (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL))
    {
      deal->phase = KLAVERJAS_PHASE_DECLARE;
      own->to_speak = seats_all (PLAYERS);
      deal->turn = (int8_t) deal_forehand (deal);
      return;
    }

  for (unsigned seat = 0; seat < PLAYERS; seat++)
    own->declared[seat] = combined_cards (deal, seat);
  count_declarations (deal);
  klaverjas_begin_play (deal);
}

/* K-6.13, K-6.14, K-6.15, K-6.16 */
void
klaverjas_apply_kraak (Deal *deal, Action action)
{
  KlaverjasState *own = &deal->own.klaverjas;
  bool passes = action_verb (action) == VERB_PASS;

  if (passes && klaverjas_next_speaker (deal))
    return;
  if (passes || ++own->n_kraaks == KRAAKS_MAX)
    begin_declarations (deal);
  else
    begin_step (deal);
}

static bool
holds_stuk (const Deal *deal, unsigned seat)
{
  CardSet stuk = jass_marriage (deal->trump);

  return (deal->hand[seat] & stuk) == stuk;
}

Action
klaverjas_declare_all (const Deal *deal)
{
  unsigned seat = (unsigned) deal->turn;

  return combined_cards (deal, seat) != 0 || holds_stuk (deal, seat)
             ? ACTION (KLAVERJAS_VERB_DECLARE_ALL, 0)
             : ACTION_NONE;
}

/* K-8.6, K-8.8 */
unsigned
klaverjas_declared_points (const Deal *deal, Action action)
{
  unsigned seat = (unsigned) deal->turn;
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (&deal->options, deal->hand[seat], list);
  bool with_stuk = action_verb (action) == KLAVERJAS_VERB_DECLARE_ALL && holds_stuk (deal, seat);
  unsigned points = with_stuk ? KLAVERJAS_STUK_ROEM : 0;

  for (unsigned i = 0; i < n; i++)
    points += list[i].value;

  return points;
}

/* K-8.5 */
void
klaverjas_legal_declare (const Deal *deal, ActionList *list)
{
  unsigned seat = (unsigned) deal->turn;
  Action all = klaverjas_declare_all (deal);
  bool has_combinations = combined_cards (deal, seat) != 0;
  bool has_stuk = holds_stuk (deal, seat);

  if (all != ACTION_NONE)
    action_list_add (list, all);
  action_list_add (list, ACTION (KLAVERJAS_VERB_DECLARE_NONE, 0));
  if (has_combinations && has_stuk)
    action_list_add (list, ACTION (KLAVERJAS_VERB_DECLARE_NOSTUK, 0));
}

/* K-8.5, K-8.7 */
void
klaverjas_apply_declare (Deal *deal, Action action)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned seat = (unsigned) deal->turn;
  unsigned verb = action_verb (action);

  own->said[seat] = (uint8_t) verb;
  if (verb != KLAVERJAS_VERB_DECLARE_NONE)
    own->declared[seat] = combined_cards (deal, seat);
  if (verb == KLAVERJAS_VERB_DECLARE_ALL && holds_stuk (deal, seat))
    own->stuk = seats_of (seat);
  if (klaverjas_next_speaker (deal))
    return;

  count_declarations (deal);
  klaverjas_begin_play (deal);
}

/* ---- Extra cards: K-6.11, K-6.12 ------------------------------------------------------------- */

/* K-6.11 */
static void
take_extra (Deal *deal)
{
  deal->hand[deal->declarer] |= deal->own.klaverjas.extra;
  deal->phase = KLAVERJAS_PHASE_DISCARD;
  deal->turn = deal->declarer;
}

/* K-6.12 */
void
klaverjas_legal_discard (const Deal *deal, ActionList *list)
{
  action_list_add_cards (list, KLAVERJAS_VERB_DISCARD, deal->hand[deal->turn]);
}

/* K-6.12 */
void
klaverjas_apply_discard (Deal *deal, Card card)
{
  KlaverjasState *own = &deal->own.klaverjas;
  CardSet set = card_set_of (card);

  deal->hand[deal->turn] &= ~set;
  own->discarded |= set;
  if (++own->n_discarded == KLAVERJAS_EXTRA_CARDS)
    klaverjas_begin_play (deal);
}

/* ---- Trumps: K-6.2 to K-6.10 ----------------------------------------------------------------- */

/* K-6.2, K-6.4 */
static unsigned
first_speaker (const Deal *deal)
{
  return option_is (&deal->options, KLAVERJAS_FIRST_SPEAKER, KLAVERJAS_FIRST_SPEAKER_DEALER)
             ? deal->dealer
             : deal_forehand (deal);
}

/* K-6.22: any suit, or only one in the hand of the seat at turn */
static bool
may_name (const Deal *deal, unsigned suit)
{
  return !option_is (&deal->options, KLAVERJAS_NAMED, KLAVERJAS_NAMED_HELD)
         || (deal->hand[deal->turn] & jass_order (suit)->members[suit]) != 0;
}

/* K-6.2, K-6.3, K-6.6, K-6.7, K-6.9, K-6.22 */
void
klaverjas_legal_trump (const Deal *deal, ActionList *list)
{
  Suit turned = klaverjas_turned_suit (deal);

  if (deal->phase != KLAVERJAS_PHASE_NAME)
    action_list_add (list, ACTION (VERB_PASS, 0));
  for (unsigned suit = 0; suit < SUITS; suit++)
    if ((suit == turned) == (deal->phase == KLAVERJAS_PHASE_OFFER) && may_name (deal, suit))
      action_list_add (list, ACTION (VERB_TRUMP, suit));
}

/* K-6.10 */
static void
fix_trump (Deal *deal, unsigned maker, Suit trump)
{
  deal->declarer = (int8_t) maker;
  deal_set_trump (deal, trump);
  deal->own.klaverjas.to_speak = 0;
  switch (deal->options.value[KLAVERJAS_GAME])
    {
    case KLAVERJAS_GAME_KRAKEN:
      begin_kraak (deal);
      break;
    case KLAVERJAS_GAME_THREE:
      take_extra (deal);
      break;
    default:
      klaverjas_begin_play (deal);
    }
}

/* K-6.2, K-6.5, K-6.6, K-6.7, K-6.21 */
void
klaverjas_begin_trump_choice (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned first = first_speaker (deal);

  deal->turn = (int8_t) first;
  own->to_speak = deal->playing;
  switch (deal->options.value[KLAVERJAS_TRUMP])
    {
    case KLAVERJAS_TRUMP_UTRECHT:
      deal->phase = KLAVERJAS_PHASE_NAME;
      own->to_speak = seats_of (first);
      break;
    case KLAVERJAS_TRUMP_RANDOM:
      deal->phase = KLAVERJAS_PHASE_OFFER;
      own->n_turned = 1; /* K-5.5 */
      break;
    case KLAVERJAS_TRUMP_TURNED:
      own->n_turned = 1;
      fix_trump (deal, first, klaverjas_turned_suit (deal)); /* K-6.21 */
      break;
    default:
      deal->phase = KLAVERJAS_PHASE_CHOOSE;
    }
}

/* K-6.2, K-6.7 */
void
klaverjas_name_trump (Deal *deal, Suit trump)
{
  deal->own.klaverjas.had_to_name = deal->phase == KLAVERJAS_PHASE_NAME;
  fix_trump (deal, (unsigned) deal->turn, trump);
}

/* Turns up one card, or several until the suit changes (K-6.8). */
static void
turn_up (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  bool just_next
      = option_is (&deal->options, KLAVERJAS_RANDOM_SECOND, KLAVERJAS_RANDOM_SECOND_TURN);
  Suit suit;

  do
    {
      g_assert (own->n_turned < KLAVERJAS_TURNED_MAX);
      suit = pack_suit (&jass_pack_with_low, own->turned[own->n_turned++]);
    }
  while (!just_next && suit == klaverjas_turned_suit (deal));
  fix_trump (deal, deal_forehand (deal), suit);
}

/*
 * Gives the turn to the next speaker. After the last pass: K-6.3, K-6.4 (the first speaker must
 * name), K-6.5, K-6.8, K-6.9.
 */
void
klaverjas_pass_trump (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned first = first_speaker (deal);

  if (klaverjas_next_speaker (deal))
    return;
  if (klaverjas_is_three (&deal->options))
    {
      deal_end (deal);
      return;
    }
  if (deal->phase == KLAVERJAS_PHASE_OFFER
      && !option_is (&deal->options, KLAVERJAS_RANDOM_SECOND, KLAVERJAS_RANDOM_SECOND_NAME))
    {
      turn_up (deal);
      return;
    }
  deal->phase = KLAVERJAS_PHASE_NAME;
  deal->turn = (int8_t) first;
  own->to_speak = seats_of (first);
}
