/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-calls.h"

#include <glib.h>

#include "rules/games/fiftysix/fiftysix-play.h"

/* Suits by letter, the order of lists (F-6.19). */
static const uint8_t suits_by_letter[]
    = { SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_NONE, SUIT_SPADES };

/* ---- Legal calls: F-6.5 ---------------------------------------------------------------------- */

#define LETTERS G_N_ELEMENTS (suits_by_letter)

/* All calls with a number in list order. */
typedef struct
{
  Action bids[(FIFTYSIX_POINTS - FIFTYSIX_VALUE_BEFORE) * LETTERS];
  Action minus[FIFTYSIX_MINUS_MAX * SUITS];
  Action x_plus[(FIFTYSIX_X_PLUS_MAX - 1) * SUITS];
} Calls;

/* Fills @calls with @verb, numbers @first to @last (F-6.7) and all suits. */
static void
make_calls (Action *calls, unsigned verb, unsigned first, unsigned last, bool with_no_suit)
{
  for (unsigned number = first; number <= last; number++)
    for (unsigned i = 0; i < LETTERS; i++)
      if (with_no_suit || suits_by_letter[i] != SUIT_NONE)
        *calls++ = ACTION2 (verb, number, suits_by_letter[i]);
}

static const Calls *
calls_with_numbers (void)
{
  static Calls calls;
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      make_calls (calls.bids, FIFTYSIX_VERB_BID, FIFTYSIX_VALUE_BEFORE + 1, FIFTYSIX_POINTS, true);
      make_calls (calls.minus, FIFTYSIX_VERB_MINUS_X, 1, FIFTYSIX_MINUS_MAX, false);
      make_calls (calls.x_plus, FIFTYSIX_VERB_X_PLUS, 2, FIFTYSIX_X_PLUS_MAX, false);
      g_once_init_leave (&made, 1);
    }

  return &calls;
}

static void
add_suits (ActionList *list, unsigned verb)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (suits_by_letter); i++)
    if (suits_by_letter[i] != SUIT_NONE)
      action_list_add (list, ACTION (verb, suits_by_letter[i]));
}

/* F-6.5 h, i; F-6.8 */
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

static bool
is_calling_team (const Deal *deal)
{
  unsigned caller = (unsigned) deal->own.fiftysix.high_caller;

  return deal_unit (deal, caller) == deal_unit (deal, (unsigned) deal->turn);
}

/* F-6.11 */
bool
fiftysix_may_double (const Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;

  return own->high_caller != NO_SEAT && own->level == 0 && !is_calling_team (deal);
}

/* F-6.12 */
bool
fiftysix_may_redouble (const Deal *deal)
{
  return deal->own.fiftysix.level == 1 && is_calling_team (deal);
}

/* F-6.5; F-6.10: bluffs are legal; F-6.18, F-6.19: built in token order, which saves sorting */
void
fiftysix_legal_calls (const Deal *deal, ActionList *list)
{
  const FiftysixState *own = &deal->own.fiftysix;
  const Calls *calls = calls_with_numbers ();
  bool is_first = own->high_caller == NO_SEAT;
  unsigned room = (unsigned) FIFTYSIX_POINTS - own->value; /* F-6.4 */

  action_list_add_all (list,
                       calls->bids + (own->value - (unsigned) FIFTYSIX_VALUE_BEFORE) * LETTERS,
                       room * LETTERS);
  if (fiftysix_may_double (deal))
    action_list_add (list, ACTION (FIFTYSIX_VERB_DOUBLE, 0));
  if (room > 0)
    {
      action_list_add_all (list, calls->minus, G_N_ELEMENTS (calls->minus));
      add_suits (list, FIFTYSIX_VERB_MINUS);
    }
  add_nos (deal, list, room);
  if (room > 0)
    add_suits (list, FIFTYSIX_VERB_ONE_PLUS);
  if (!is_first || option_is (&deal->options, FIFTYSIX_OPENING, FIFTYSIX_OPENING_FREE)) /* F-6.9 */
    action_list_add (list, ACTION (VERB_PASS, 0));
  if (room > 0)
    {
      add_suits (list, FIFTYSIX_VERB_PLUS);
      add_suits (list, FIFTYSIX_VERB_PLUS_ONE);
    }
  if (!is_first && room > 0)
    action_list_add (list, ACTION (FIFTYSIX_VERB_PLUS_PASS, 0));
  if (fiftysix_may_redouble (deal))
    action_list_add (list, ACTION (FIFTYSIX_VERB_REDOUBLE, 0));
  if (room > 1)
    action_list_add_all (list, calls->x_plus, (MIN (FIFTYSIX_X_PLUS_MAX, room) - 1) * SUITS);
}

/* F-6.15 3, F-6.19 */
void
fiftysix_legal_trumps (const Deal *deal G_GNUC_UNUSED, ActionList *list)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (suits_by_letter); i++)
    action_list_add (list, ACTION (VERB_TRUMP, suits_by_letter[i]));
}

/* ---- Applying calls -------------------------------------------------------------------------- */

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

/* F-6.13: returns true after the last pass */
static bool
apply_pass (Deal *deal)
{
  return ++deal->own.fiftysix.n_passes == deal->n_seats - 1;
}

/* F-6.4, F-6.9 */
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
  fiftysix_remember_call (deal, call);
}

/* F-6.15: begins the play (1 no suit, 2 trump=call) or the trump choice (3 trump=free) */
static void
end_auction (Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;
  bool is_free = option_is (&deal->options, FIFTYSIX_TRUMP, FIFTYSIX_TRUMP_FREE);

  deal->declarer = own->high_caller;
  if (own->high_suit == SUIT_NONE || !is_free)
    {
      fiftysix_begin_play (deal, own->high_suit);
      return;
    }
  deal->phase = FIFTYSIX_PHASE_TRUMP;
  deal->turn = own->high_caller;
}

/* F-6.11; F-6.12: returns true if the auction ends */
static bool
apply_double (Deal *deal, Action call)
{
  FiftysixState *own = &deal->own.fiftysix;

  own->level = action_verb (call) == FIFTYSIX_VERB_DOUBLE ? 1 : 2;
  fiftysix_remember_call (deal, call);

  return own->level == 2 && option_is (&deal->options, FIFTYSIX_REDOUBLE, FIFTYSIX_REDOUBLE_ENDS);
}

/* F-6.1, F-6.14; F-6.16, F-6.9: there is always a contract */
void
fiftysix_apply_call (Deal *deal, Action call)
{
  bool ends = false;

  if (fiftysix_is_value_call (deal, call))
    apply_value_call (deal, call);
  else if (action_verb (call) == VERB_PASS)
    ends = apply_pass (deal);
  else
    ends = apply_double (deal, call);
  deal->turn = (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 1);
  if (ends)
    end_auction (deal);
}
