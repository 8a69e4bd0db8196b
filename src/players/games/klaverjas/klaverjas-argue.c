/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What speaks for a call in Klaverjassen: the counts by which it was judged. */

#include "players/argue.h"
#include "players/games/klaverjas/klaverjas-position.h"
#include "players/games/klaverjas/klaverjas-prospect.h"
#include "players/games/klaverjas/klaverjas-signals.h"
#include "players/games/klaverjas/klaverjas.h"
#include "rules/game.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/klaverjas/klaverjas-score.h"
#include "rules/jass.h"

#define ROEM_WORTH_A_WORD 10 /* points: half of the least roem */

/* ---- Naming trumps ---------------------------------------------------------------------- */

/* The cards that klaverjas_count_hand () finds: trumps, and aces and tens beside others. */
static CardSet
counted_cards (const Deal *seen, CardSet hand, unsigned trump)
{
  const TrickOrder *order = game_order (seen->game, &seen->options, trump);
  CardSet counted = hand & order->members[trump];

  for (CardSet set = hand & ~counted; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      CardSet suit = hand & order->members[order->group[card]];

      if (order->points[card] == 11 || (order->points[card] == 10 && card_set_count (suit) > 1))
        counted |= card_set_of (card);
    }

  return counted;
}

static double
worth_by_curve (gconstpointer data, double points)
{
  return klaverjas_curve_at (data, points);
}

typedef struct
{
  const Options *options;
  unsigned trump;
} KrakenSuit;

static double
worth_in_kraken (gconstpointer data, double lead)
{
  const KrakenSuit *suit = data;

  return klaverjas_multiplier (suit->options, 0, suit->trump)
         * klaverjas_curve_at (&klaverjas_score_of_lead, lead);
}

static void
argue_kraken (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  KrakenSuit suit = { &seen->options, argument->suit };
  CardSet hand = seen->hand[observation->seat];
  KlaverjasWay way
      = seen->phase == KLAVERJAS_PHASE_NAME ? KLAVERJAS_WAY_NAMED : KLAVERJAS_WAY_CHOSEN;
  double lead = klaverjas_promised_lead (&klaverjas_promises[KLAVERJAS_ROLE_MAKER], way, hand,
                                         argument->suit)
                + klaverjas_roem_of_hand (&seen->options, hand, argument->suit);

  argue_count (argument, choice, ARGUMENT_AHEAD_ENOUGH, lead, worth_in_kraken, &suit);
}

static void
argue_naming (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *named = argue_find (choice, VERB_TRUMP);
  CardSet hand = seen->hand[observation->seat];
  unsigned trump = action_arg (named->action);

  argument->suit = (uint8_t) trump;
  argument->cards = counted_cards (seen, hand, trump);
  if (seen->options.value[KLAVERJAS_GAME] == KLAVERJAS_GAME_KRAKEN)
    argue_kraken (observation, choice, argument);
  else if (seen->options.value[KLAVERJAS_GAME] == KLAVERJAS_GAME_THREE)
    argue_count (argument, choice, ARGUMENT_SUIT_ENOUGH,
                 klaverjas_dealt_points (&klaverjas_dealt, hand, trump), worth_by_curve,
                 &klaverjas_lead_of_three);
  else
    argue_count (argument, choice, ARGUMENT_SUIT_ENOUGH,
                 klaverjas_bid_points (&klaverjas_bid, seen, observation->seat, trump),
                 worth_by_curve, &klaverjas_bid_lead);
}

/* ---- The rest --------------------------------------------------------------------------- */

/* The cards of the combinations in @hand, and of stuk (K-8.6, K-8.8). */
static CardSet
roem_cards (const Deal *seen, CardSet hand)
{
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (&seen->options, hand, list);
  CardSet stuk = jass_marriage (seen->trump);
  CardSet cards = (stuk & ~hand) == 0 ? stuk : 0;

  for (unsigned i = 0; i < n; i++)
    cards |= list[i].cards;

  return cards;
}

/* Said by the side that loses the deal, it is written for the others (K-9.3, K-9.5). */
static void
argue_silence (const Deal *seen, PlayerArgument *argument)
{
  CardSet hand = seen->hand[seen->turn];

  argument->points = seen->own.klaverjas.roem_on_table;
  if (seen->phase == KLAVERJAS_PHASE_DECLARE)
    {
      argument->points = (int) klaverjas_roem_of_hand (&seen->options, hand, seen->trump);
      argument->cards = roem_cards (seen, hand);
    }
  if (argument->points > 0)
    argument->kind = ARGUMENT_DENIED;
}

/* K-8.8: stuk may be announced later, with king or queen. */
static void
argue_hidden_stuk (const Deal *seen, PlayerArgument *argument)
{
  argument->kind = ARGUMENT_KEPT;
  argument->cards = seen->hand[seen->turn] & jass_marriage (seen->trump);
  argument->points = KLAVERJAS_STUK_ROEM;
}

/* The cards with which the others could write roem, where this one leaves them less. */
static void
argue_spared_roem (const Observation *observation, Card card, PlayerArgument *argument)
{
  KlaverjasPosition position;
  CardSet others = 0;
  double least;

  klaverjas_position_make (&position, observation);
  least = klaverjas_roem_prospect (&position, card).if_lost;
  for (unsigned i = 0; i < observation->legal.n; i++)
    {
      Card other = action_card (observation->seen.game, observation->legal.at[i]);

      if (klaverjas_roem_prospect (&position, other).if_lost >= least + ROEM_WORTH_A_WORD)
        others |= card_set_of (other);
    }
  if (others == 0)
    return;
  argument->kind = ARGUMENT_SPARES_ROEM;
  argument->cards = others;
}

static void
argue_roem (const Observation *observation, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;

  if (argument->reason == REASON_DENY_BONUS)
    argue_silence (seen, argument);
  if (argument->reason == REASON_KEEP_BONUS)
    argue_hidden_stuk (seen, argument);
  if (argument->reason != REASON_CLAIM_BONUS)
    return;
  if (seen->phase == KLAVERJAS_PHASE_DECLARE)
    argument->cards = roem_cards (seen, seen->hand[observation->seat]);
  argument->kind = ARGUMENT_BONUS;
  argument->points = seen->phase == KLAVERJAS_PHASE_ROEM
                         ? seen->own.klaverjas.roem_on_table
                         : (int) klaverjas_roem_of_hand (
                             &seen->options, seen->hand[observation->seat], seen->trump);
}

static void
argue_signals (const Observation *observation, PlayerArgument *argument)
{
  const Game *game = observation->seen.game;
  KlaverjasPosition position;

  if (!action_is_play (game, argument->action))
    return;
  klaverjas_position_make (&position, observation);
  klaverjas_signals_message (&position, observation, action_card (game, argument->action),
                             &argument->message);
}

void
simple_klaverjas_argue (const Observation *observation, const Choice *choice,
                        PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;

  switch (seen->phase)
    {
    case KLAVERJAS_PHASE_ROEM:
    case KLAVERJAS_PHASE_DECLARE:
      argue_roem (observation, argument);
      break;
    case KLAVERJAS_PHASE_DISCARD: /* the rows are worth the points of what is kept */
      argument->kind = ARGUMENT_REST;
      argument->points = (int) (choice->row[0].value + 0.5);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      argument->kind = ARGUMENT_LEAD;
      argument->cards = counted_cards (seen, seen->hand[observation->seat], seen->trump);
      argument->points = (int) klaverjas_lead_in_kraak (observation);
      break;
    case PHASE_PLAY:
      argue_signals (observation, argument);
      if (argument->reason == REASON_AVOID_BONUS)
        argue_spared_roem (observation, action_card (seen->game, argument->action), argument);
      break;
    default:
      argue_naming (observation, choice, argument);
    }
}
