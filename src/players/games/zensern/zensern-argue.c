/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What speaks for a call in Zensern: the counts by which it was judged. */

#include "players/argue.h"
#include "players/games/zensern/zensern-count.h"
#include "players/games/zensern/zensern.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/jass.h"

/* The cards that are counted (zensern_features ()): trumps, and the aces and tens beside them. */
static CardSet
counted_cards (const Deal *seen, unsigned seat, Suit trump)
{
  CardSet hand = seen->hand[seat];

  return hand & (jass_suit_cards (trump) | jass_rank_cards (RANK_ACE) | jass_rank_cards (RANK_TEN));
}

typedef struct
{
  const Observation *observation;
  unsigned suit;
} Naming;

static double
worth_of_margin (gconstpointer data, double margin)
{
  const Naming *naming = data;

  return zensern_worth_of_naming (naming->observation, naming->suit, margin);
}

static void
argue_bid (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *named = argue_find (choice, VERB_TRUMP);
  Naming naming = { .observation = observation };
  double margin;

  if (named == NULL)
    return;
  argument->suit = (uint8_t) action_arg (named->action);
  argument->cards = counted_cards (seen, observation->seat, argument->suit);
  naming.suit = argument->suit;
  if (action_verb (argument->action) == ZENSERN_VERB_ANTRAG)
    {
      argument->kind = ARGUMENT_ANTRAG;
      return;
    }
  margin = zensern_expected_margin (seen, ZENSERN_COUNT_BID, observation->seat, observation->seat,
                                    argument->suit);
  argue_count (argument, choice, ARGUMENT_AHEAD_ENOUGH, margin, worth_of_margin, &naming);
}

/* The margin of the declarer in the deal whose trumps are named, seen from the own side. */
static void
argue_fleck (const Observation *observation, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  bool is_declarer = seen->declarer == (int) observation->seat;
  double margin
      = zensern_expected_margin (seen, is_declarer ? ZENSERN_COUNT_DECLARE : ZENSERN_COUNT_OPPOSE,
                                 observation->seat, (unsigned) seen->declarer, seen->trump);

  argument->kind = ARGUMENT_LEAD;
  argument->cards = counted_cards (seen, observation->seat, seen->trump);
  argument->points = (int) (is_declarer ? margin : -margin);
}

static void
argue_exchange (const Observation *observation, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;

  if (!argument->is_bold)
    return;
  argument->kind = ARGUMENT_EXCHANGE;
  argument->cards = card_set_of (jass_card (seen->trump, RANK_7));
  argument->other = seen->own.zensern.upcard;
}

static void
argue_figure (const Observation *observation, PlayerArgument *argument)
{
  ZensernFigure figure;

  if (!zensern_strongest_figure (&observation->seen, observation->seat, &figure))
    return;
  argument->cards = figure.cards;
  argument->points = figure.points;
  if (argument->reason == REASON_BEST_SO_FAR)
    argument->kind = ARGUMENT_FIGURE;
  else if (argument->reason == REASON_HIDE_HAND)
    argument->kind = ARGUMENT_OUTDONE;
}

/* Z-8.9: king and queen of trumps in one hand. */
static void
argue_bella (const Deal *seen, PlayerArgument *argument)
{
  if (argument->reason != REASON_CLAIM_BONUS)
    return;
  argument->kind = ARGUMENT_BOTH;
  argument->cards |= seen->hand[seen->turn] & jass_marriage (seen->trump);
  argument->points = ZENSERN_BELLA_POINTS;
}

void
simple_zensern_argue (const Observation *observation, const Choice *choice,
                      PlayerArgument *argument)
{
  switch (observation->seen.phase)
    {
    case ZENSERN_PHASE_ANTRAG:
      argument->kind = ARGUMENT_LEAD;
      argument->is_bold = action_verb (argument->action) == ZENSERN_VERB_ACCEPT;
      argument->points = (int) zensern_lead_if_accepted (observation);
      break;
    case ZENSERN_PHASE_EXCHANGE:
      argue_exchange (observation, argument);
      break;
    case ZENSERN_PHASE_FLECK:
      argue_fleck (observation, argument);
      break;
    case ZENSERN_PHASE_ANSAGE:
    case ZENSERN_PHASE_HOCH:
      argue_figure (observation, argument);
      break;
    case PHASE_PLAY:
      argue_bella (&observation->seen, argument);
      break;
    default:
      argue_bid (observation, choice, argument);
    }
}
