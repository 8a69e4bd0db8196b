/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-state.h"

#include <glib.h>

#include "rules/games/fiftysix/fiftysix-tables.h"

/* ---- Options --------------------------------------------------------------------------------- */

/* F-3.4, F-3.7 */
const Pack *
fiftysix_pack (const Options *options)
{
  return option_is (options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_8) ? &fiftysix_pack_64
                                                                   : &fiftysix_pack_48;
}

/* F-3.5, F-3.7 */
unsigned
fiftysix_count_seats (const Options *options)
{
  switch (options->value[FIFTYSIX_PLAYERS])
    {
    case FIFTYSIX_PLAYERS_4:
      return 4;
    case FIFTYSIX_PLAYERS_8:
      return 8;
    default:
      return 6;
    }
}

/* F-3.6 */
unsigned
fiftysix_count_units (const Options *options G_GNUC_UNUSED)
{
  return 2;
}

/* F-3.6 */
unsigned
fiftysix_unit_of (const Options *options G_GNUC_UNUSED, unsigned seat)
{
  return seat & 1;
}

/* F-10.1 */
unsigned
fiftysix_match_deals (const Options *options)
{
  static const uint8_t deals[] = {
    [FIFTYSIX_MATCH_DEALS12] = 12, [FIFTYSIX_MATCH_DEALS6] = 6,  [FIFTYSIX_MATCH_DEALS24] = 24,
    [FIFTYSIX_MATCH_TABLES12] = 0, [FIFTYSIX_MATCH_TABLES6] = 0,
  };

  return deals[options->value[FIFTYSIX_MATCH]];
}

/* F-10.3 */
unsigned
fiftysix_match_tables (const Options *options)
{
  static const uint8_t tables[] = {
    [FIFTYSIX_MATCH_DEALS12] = 0,   [FIFTYSIX_MATCH_DEALS6] = 0,  [FIFTYSIX_MATCH_DEALS24] = 0,
    [FIFTYSIX_MATCH_TABLES12] = 12, [FIFTYSIX_MATCH_TABLES6] = 6,
  };

  return tables[options->value[FIFTYSIX_MATCH]];
}

/* ---- Auction --------------------------------------------------------------------------------- */

/* F-6.1 */
unsigned
fiftysix_first_caller (const Deal *deal)
{
  bool left = option_is (&deal->options, FIFTYSIX_OPENER, FIFTYSIX_OPENER_LEFT);

  return deal_seat_after (deal, deal->dealer, left ? deal->n_seats - 1u : 1);
}

/* F-7.1, D-2 */
unsigned
fiftysix_first_leader (const Deal *deal)
{
  return deal_seat_after (deal, deal->dealer, 1);
}

/* F-6.5 a to g, F-6.8 */
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

/* F-6.3; F-6.6: tokens have no redundant numbers */
unsigned
fiftysix_raise (const Deal *deal, unsigned value, Action call)
{
  switch (action_verb (call))
    {
    case FIFTYSIX_VERB_BID:
      return action_arg (call) - value; /* F-6.5 a, l */
    case FIFTYSIX_VERB_X_PLUS:
      return action_arg (call); /* F-6.5 e */
    case FIFTYSIX_VERB_NOS_X:   /* F-6.5 i */
      return option_is (&deal->options, FIFTYSIX_NOSRAISE, FIFTYSIX_NOSRAISE_X) ? action_arg (call)
                                                                                : 1;
    case VERB_PASS:
      return value == FIFTYSIX_VALUE_BEFORE ? 1 : 0; /* F-6.9 */
    case FIFTYSIX_VERB_DOUBLE:
    case FIFTYSIX_VERB_REDOUBLE:
      return 0;
    default:
      return 1; /* F-6.5 b, c, d, f, g, h, j */
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

/* ---- Past calls ------------------------------------------------------------------------------ */

/* Shifts in a packed call: verb, number, suit, passes. */
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

/* Also stores n_passes, the passes on the previous call. */
void
fiftysix_remember_call (Deal *deal, Action call)
{
  FiftysixState *own = &deal->own.fiftysix;

  g_assert (own->n_calls < FIFTYSIX_CALLS_MAX);
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
