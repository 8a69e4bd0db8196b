/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences on an action directed against the listener. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"

typedef struct
{
  const Telling *telling;
  unsigned seat;
  Action action;
  GameContract old;
  GameContract now;
  SeatSet own_side; /* listener's side before */
} Turn;

static bool
is_of_own_side (const Turn *turn, int seat)
{
  return seat != NO_SEAT && seats_have (turn->own_side, (unsigned) seat);
}

static char *
contract_alone (const Telling *telling, const GameContract *contract)
{
  bool is_named = contract->trump_settled || contract->is_open;
  const char *sign = is_named ? words_suit_short (telling->suits, contract->trump) : "";
  char number[12] = "";
  const char *parts[4] = { NULL };
  unsigned n = 0;

  if (contract->name != NULL)
    parts[n++] = contract->name;
  else if (sign[0] != '\0')
    parts[n++] = sign;
  if (contract->value > 0)
    {
      g_snprintf (number, sizeof number, "%u", contract->value);
      parts[n++] = number;
    }

  return words_keep_signs (g_strjoinv ("\u00a0", (char **) parts));
}

/*
 * Returns the pattern for a call above an earlier one, or NULL if the listener needs no sentence. A
 * partner's next higher number needs none.
 */
static const char *
pattern_of_call (const Turn *turn)
{
  const GameContract *old = &turn->old;
  const GameContract *now = &turn->now;

  if (now->seat != (int) turn->seat || old->seat == NO_SEAT
      || (now->seat == old->seat && now->value == old->value))
    return NULL;
  if (tell_is_against_listener (turn->telling, now))
    return _ ("{name} plays {game} against your {call}.");
  if (is_of_own_side (turn, now->seat))
    return is_of_own_side (turn, old->seat) && now->value > old->value + 1
               /* Translators: a partner calls much more: "Leela raises to ♦ 48." */
               ? _ ("{name} raises to {new}.")
               : NULL;

  return old->seat == turn->telling->listener
             /* Translators: "Anna goes above your ♥ 35: ♣ 38." */
             ? _ ("{name} outbids your {old}: {new}.")
             : NULL;
}

static const char *
pattern_of_double (const Turn *turn)
{
  const GameContract *old = &turn->old;
  const GameContract *now = &turn->now;
  bool is_doubled
      = now->doubled != NULL ? now->doubled != old->doubled : now->multiplier > old->multiplier;

  if (!is_doubled || now->seat != old->seat || now->value != old->value
      || is_of_own_side (turn, (int) turn->seat))
    return NULL;
  if (now->seat == turn->telling->listener)
    /* Translators: "Anna doubles your ♥ 35." */
    return _ ("{name} doubles your {old}.");

  return is_of_own_side (turn, now->seat)
             /* Translators: "Anna doubles your side’s ♥ 35." */
             ? _ ("{name} doubles your side’s {old}.")
             : _ ("{name} doubles once more: {old}.");
}

static const char *
pattern_of_settled (const Turn *turn)
{
  unsigned listener = (unsigned) turn->telling->listener;

  if (turn->old.settled != NULL || turn->now.settled == NULL)
    return NULL;
  if (seats_have (turn->now.outdone, listener))
    return _ ("Your Ansage does not count. {settled}");

  return turn->now.name != NULL && turn->seat != listener ? "{contract} {settled}" : NULL;
}

static const char *
pattern_in_play (const Turn *turn, const Announced *announced)
{
  const Deal *before = turn->telling->before;

  if (is_of_own_side (turn, (int) turn->seat))
    return NULL;
  if (before->game->declarer_closes && turn->old.seat == NO_SEAT && turn->now.seat != NO_SEAT)
    return _ (
        "{name} has closed the stock: no more cards are drawn, and players must follow suit.");
  if (before->phase == PHASE_PLAY && announced->cards != 0
      && action_card (before->game, turn->action) == CARD_NONE)
    /* Translators: "Franz announces king of hearts, queen of hearts: 20 eyes." */
    return _ ("{name} announces {cards}: {points}.");

  return NULL;
}

static const char *
pattern_of (const Turn *turn, const Announced *announced)
{
  const char *pattern = pattern_of_settled (turn);

  if (pattern == NULL && turn->seat != (unsigned) turn->telling->listener)
    pattern = pattern_of_call (turn);
  if (pattern == NULL)
    pattern = pattern_of_double (turn);

  return pattern != NULL ? pattern : pattern_in_play (turn, announced);
}

char *
tell_befallen (const Telling *telling, unsigned seat, Action action)
{
  Turn turn = { .telling = telling, .seat = seat, .action = action };
  Announced announced;
  const char *pattern;

  if (telling->listener == NO_SEAT || deal_is_over (telling->deal))
    return NULL;
  turn.old = game_contract (telling->before);
  turn.now = game_contract (telling->deal);
  turn.own_side = game_allies (telling->before, (unsigned) telling->listener);
  announced = game_announces (telling->before, action);
  pattern = pattern_of (&turn, &announced);
  if (pattern == NULL)
    return NULL;

  g_autofree char *old = contract_alone (telling, &turn.old);
  g_autofree char *now = contract_alone (telling, &turn.now);
  g_autofree char *contract = tell_contract_plain (telling, &turn.now);
  g_autofree char *settled = tell_settled (telling, telling->deal);
  g_autofree char *cards
      = words_cards_short (telling->suits, deal_pack (telling->deal), announced.cards);
  g_autofree char *points = words_points (telling->deal->game, announced.points);

  return words_fill (pattern, (const WordsValue[]) {
                                  { "{name}", telling->name[seat] },
                                  { "{game}", turn.now.name != NULL ? turn.now.name : "" },
                                  { "{call}", turn.now.beaten != NULL ? turn.now.beaten : "" },
                                  { "{old}", old },
                                  { "{new}", now },
                                  { "{contract}", contract },
                                  { "{settled}", settled != NULL ? settled : "" },
                                  { "{cards}", cards },
                                  { "{points}", points },
                                  { NULL, NULL },
                              });
}
