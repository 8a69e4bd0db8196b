/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The auction of 56. Rule numbers (F-…) are those of rules/fiftysix.md. */

#include <glib.h>

#include "fiftysix-private.h"

/* Suits by the bytes of their letters, the order of the legal list (F-6.19). */
static const uint8_t suits_by_letter[]
    = { SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_NONE, SUIT_SPADES };

/* ---- Calls: F-6.5 ------------------------------------------------------------------------ */

Suit
fiftysix_named_suit (Action call)
{
  switch (action_verb (call))
    {
    case FIFTYSIX_VERB_PLUS:
    case FIFTYSIX_VERB_ONE_PLUS:
    case FIFTYSIX_VERB_PLUS_ONE:
    case FIFTYSIX_VERB_MINUS:
      return (Suit) action_arg (call);
    case FIFTYSIX_VERB_BID:
    case FIFTYSIX_VERB_X_PLUS:
    case FIFTYSIX_VERB_MINUS_X:
      return (Suit) action_second (call);
    default:
      return SUIT_NONE;
    }
}

unsigned
fiftysix_raise (const Deal *deal, unsigned value, Action call)
{
  switch (action_verb (call))
    {
    case FIFTYSIX_VERB_BID:
      return action_arg (call) - value;
    case FIFTYSIX_VERB_X_PLUS:
      return action_arg (call);
    case FIFTYSIX_VERB_NOS_X:
      return option_is (&deal->options, FIFTYSIX_NOSRAISE, FIFTYSIX_NOSRAISE_X) ? action_arg (call)
                                                                                : 1;
    case VERB_PASS:
      return value == FIFTYSIX_VALUE_BEFORE ? 1 : 0; /* F-6.9 */
    case FIFTYSIX_VERB_DOUBLE:
    case FIFTYSIX_VERB_REDOUBLE:
      return 0;
    default:
      return 1;
    }
}

bool
fiftysix_is_value_call (const Deal *deal, Action call)
{
  return fiftysix_raise (deal, deal->own.fiftysix.value, call) > 0;
}

unsigned
fiftysix_value_after (const Deal *deal, Action call)
{
  unsigned value = deal->own.fiftysix.value;

  return value + fiftysix_raise (deal, value, call);
}

/* ---- The calls that were made ------------------------------------------------------------ */

/* A call in 16 bits: verb, number, suit, passes behind it. */
#define NUMBER_SHIFT 4
#define SUIT_SHIFT 10
#define PASSES_SHIFT 13

static_assert (FIFTYSIX_VERB_REDOUBLE - VERB_OWN + 1 < 1 << NUMBER_SHIFT, "a verb has 4 bits");
static_assert (FIFTYSIX_POINTS < 1 << (SUIT_SHIFT - NUMBER_SHIFT), "a number has 6 bits");
static_assert (SUIT_NONE < 1 << (PASSES_SHIFT - SUIT_SHIFT), "a suit has 3 bits");
static_assert (SEATS_MAX <= 1 << (16 - PASSES_SHIFT), "at most n-1 passes have 3 bits");

static bool
has_only_suit (unsigned verb)
{
  return verb == FIFTYSIX_VERB_PLUS || verb == FIFTYSIX_VERB_ONE_PLUS
         || verb == FIFTYSIX_VERB_PLUS_ONE || verb == FIFTYSIX_VERB_MINUS;
}

static uint16_t
pack_call (Action call)
{
  unsigned verb = action_verb (call);
  unsigned code = verb == VERB_PASS ? 0 : verb - VERB_OWN + 1;
  unsigned number = has_only_suit (verb) ? 0 : action_arg (call);
  unsigned suit = has_only_suit (verb) ? action_arg (call) : action_second (call);

  return (uint16_t) (code | number << NUMBER_SHIFT | suit << SUIT_SHIFT);
}

static Action
unpack_call (uint16_t packed)
{
  unsigned code = packed & ((1u << NUMBER_SHIFT) - 1);
  unsigned verb = code == 0 ? VERB_PASS : code + VERB_OWN - 1;
  unsigned number = (packed >> NUMBER_SHIFT) & ((1u << (SUIT_SHIFT - NUMBER_SHIFT)) - 1);
  unsigned suit = (packed >> SUIT_SHIFT) & ((1u << (PASSES_SHIFT - SUIT_SHIFT)) - 1);

  return has_only_suit (verb) ? ACTION (verb, suit) : ACTION2 (verb, number, suit);
}

/* The passes of a call are written when the next call comes; until then they are n_passes. */
static void
remember_call (FiftysixState *own, Action call)
{
  if (own->n_calls > 0)
    own->call[own->n_calls - 1] |= (uint16_t) (own->n_passes << PASSES_SHIFT);
  own->call[own->n_calls++] = pack_call (call);
  own->n_passes = 0;
}

unsigned
fiftysix_list_calls (const Deal *deal, FiftysixCall *calls)
{
  const FiftysixState *own = &deal->own.fiftysix;
  unsigned seat = fiftysix_first_caller (deal);
  unsigned value = FIFTYSIX_VALUE_BEFORE;

  for (unsigned i = 0; i < own->n_calls; i++)
    {
      FiftysixCall *call = &calls[i];

      call->action = unpack_call (own->call[i]);
      value += fiftysix_raise (deal, value, call->action);
      call->seat = (uint8_t) seat;
      call->value = (uint8_t) value;
      call->n_passes
          = i + 1u == own->n_calls ? own->n_passes : (uint8_t) (own->call[i] >> PASSES_SHIFT);
      seat = deal_seat_after (deal, seat, 1u + call->n_passes);
    }

  return own->n_calls;
}

/* ---- The auction ------------------------------------------------------------------------- */

/* F-6.1 */
unsigned
fiftysix_first_caller (const Deal *deal)
{
  bool left = option_is (&deal->options, FIFTYSIX_OPENER, FIFTYSIX_OPENER_LEFT);

  return deal_seat_after (deal, deal->dealer, left ? deal->n_seats - 1u : 1);
}

/* F-6.2 */
void
fiftysix_begin_auction (Deal *deal)
{
  FiftysixState *own = &deal->own.fiftysix;

  own->value = FIFTYSIX_VALUE_BEFORE;
  own->high_caller = NO_SEAT;
  own->high_suit = SUIT_NONE;
  deal->phase = FIFTYSIX_PHASE_CALL;
  deal->turn = (int8_t) fiftysix_first_caller (deal);
}

static void
add_suits (ActionList *list, unsigned verb)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (suits_by_letter); i++)
    if (suits_by_letter[i] != SUIT_NONE)
      action_list_add (list, ACTION (verb, suits_by_letter[i]));
}

static void
add_numbers_and_suits (ActionList *list, unsigned verb, unsigned first, unsigned last,
                       bool with_no_suit)
{
  for (unsigned number = first; number <= last; number++)
    for (unsigned i = 0; i < G_N_ELEMENTS (suits_by_letter); i++)
      if (with_no_suit || suits_by_letter[i] != SUIT_NONE)
        action_list_add (list, ACTION2 (verb, number, suits_by_letter[i]));
}

/* F-6.5 h, i */
static void
add_nos (const Deal *deal, ActionList *list, unsigned room)
{
  const FiftysixState *own = &deal->own.fiftysix;
  bool by_x = option_is (&deal->options, FIFTYSIX_NOSRAISE, FIFTYSIX_NOSRAISE_X);

  if (own->n_named == 0 || room == 0)
    return;
  action_list_add (list, ACTION (FIFTYSIX_VERB_NOS, 0));
  for (unsigned x = 2; x <= FIFTYSIX_NOS_MAX && x <= own->n_named; x++)
    if (!by_x || x <= room)
      action_list_add (list, ACTION (FIFTYSIX_VERB_NOS_X, x));
}

/* Sorted by token from the start (F-6.19): the list is long, and sorting it would take longer. */
void
fiftysix_legal_calls (const Deal *deal, ActionList *list)
{
  const FiftysixState *own = &deal->own.fiftysix;
  bool is_first = own->high_caller == NO_SEAT;
  bool own_team = !is_first && (deal->turn - own->high_caller) % 2 == 0;
  unsigned room = (unsigned) FIFTYSIX_POINTS - own->value; /* F-6.4 */

  add_numbers_and_suits (list, FIFTYSIX_VERB_BID, own->value + 1u, FIFTYSIX_POINTS, true);
  if (!is_first && own->level == 0 && !own_team) /* F-6.11 */
    action_list_add (list, ACTION (FIFTYSIX_VERB_DOUBLE, 0));
  if (room > 0)
    {
      add_numbers_and_suits (list, FIFTYSIX_VERB_MINUS_X, 1, FIFTYSIX_MINUS_MAX, false);
      add_suits (list, FIFTYSIX_VERB_MINUS);
    }
  add_nos (deal, list, room);
  if (room > 0)
    add_suits (list, FIFTYSIX_VERB_ONE_PLUS);
  if (!is_first || option_is (&deal->options, FIFTYSIX_OPENING, FIFTYSIX_OPENING_FREE))
    action_list_add (list, ACTION (VERB_PASS, 0));
  if (room > 0)
    {
      add_suits (list, FIFTYSIX_VERB_PLUS);
      add_suits (list, FIFTYSIX_VERB_PLUS_ONE);
    }
  if (!is_first && room > 0)
    action_list_add (list, ACTION (FIFTYSIX_VERB_PLUS_PASS, 0));
  if (own->level == 1 && own_team) /* F-6.12 */
    action_list_add (list, ACTION (FIFTYSIX_VERB_REDOUBLE, 0));
  add_numbers_and_suits (list, FIFTYSIX_VERB_X_PLUS, 2, MIN (FIFTYSIX_X_PLUS_MAX, room), false);
}

/* F-6.13: true when everybody else has passed */
static bool
apply_pass (Deal *deal)
{
  return ++deal->own.fiftysix.n_passes == deal->n_seats - 1;
}

/* F-6.4; the opening pass is one of them (F-6.9) */
static void
apply_value_call (Deal *deal, Action call)
{
  FiftysixState *own = &deal->own.fiftysix;
  Suit suit = fiftysix_named_suit (call);

  own->value = (uint8_t) fiftysix_value_after (deal, call);
  own->high_caller = deal->turn;
  own->high_suit = (uint8_t) suit;
  own->level = 0;
  if (suit != SUIT_NONE)
    own->n_named++;
  remember_call (own, call);
}

bool
fiftysix_apply_call (Deal *deal, Action call)
{
  FiftysixState *own = &deal->own.fiftysix;
  bool ends = false;

  if (fiftysix_is_value_call (deal, call))
    {
      apply_value_call (deal, call);
    }
  else if (action_verb (call) == VERB_PASS)
    {
      ends = apply_pass (deal);
    }
  else
    {
      /* F-6.11, F-6.12 */
      own->level = action_verb (call) == FIFTYSIX_VERB_DOUBLE ? 1 : 2;
      remember_call (own, call);
      ends = own->level == 2
             && option_is (&deal->options, FIFTYSIX_REDOUBLE, FIFTYSIX_REDOUBLE_ENDS);
    }
  deal->turn = (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 1);

  return ends;
}
