/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Judges bids, Antrag, exchange and Fleck by the expected margin (section 15 of
 * games/zensern/rules.md).
 */

#include "players/games/zensern/zensern-count.h"
#include "players/games/zensern/zensern.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/jass.h"

/*
 * Mean undoubled scores by margin, from the deals of zensern-count.c. Below 20 points (two and
 * three players) or 40 (four) the deal is mostly lost.
 */
#define FIRST_MARGIN (-100)
#define STEP_MARGIN 20
const double zensern_lead_of_margin[ZENSERN_TABLES][ZENSERN_MARGINS] = {
  { -97, -95, -90, -80, -63, -40, -12, 20, 50, 73, 97 },
  { -85, -80, -70, -58, -41, -18, 10, 39, 65, 89, 115 },
  { -135, -130, -125, -111, -93, -70, -41, -6, 28, 65, 92 },
};

/*
 * Scores above which naming beats passing, by round and number of earlier speakers. `atout-workshop
 * fit zensern-calls` prints the error of these and the figures below, from random bids.
 */
static const double pass_worth[ZENSERN_TABLES][2][4] = {
  { { 28, -13 }, { -6, -17 } },
  { { 9, -1, -11 }, { -8, -6, -13 } },
  { { 12, -10, 3, -13 }, { -16, -8, -24, -13 } },
};

/* Extra worth of a pass in the third deal, second round, because somebody behind must name. */
static const double forced_behind[ZENSERN_TABLES] = { 28, 6, 8 };

/*
 * Worth of forehand's Antrag, by round. In the first, the other player accepts only a suit they
 * like. In the second, passing is better even if they name freely (SEED). Asking more readily with
 * a worse suit loses.
 */
static const struct
{
  double base;
  double slope; /* share of the best suit's negative worth */
} antrag[2] = {
  { .base = -15, .slope = 0.7 },
  { .base = -30 },
};

/*
 * Section 15: a suit costs FEW_TRUMPS if the hand of six has fewer than TRUMPS_ENOUGH of it,
 * because opponents double bad trumps. Penalties from 12 to 30 score alike (tools/try-simple,
 * zensern mode=2, 3, 4).
 */
#define TRUMPS_ENOUGH 3
#define FEW_TRUMPS 18

#define ANTRAG_OF_DEALER (-20) /* the dealer can throw the deal in instead, worth 0 */

/*
 * Break-even mean lead for accepting each form of Antrag, from the same deals. In forms 2 and 3 the
 * other player names.
 */
static const double accept_from[] = { -12, 12, 32 };

/*
 * Margin required by doubling level, higher for the declarer: a doubling opponent has good cards.
 */
static const double fleck_from[ZENSERN_TABLES][4] = {
  { 0, 115, 100, 190 },
  { 0, 55, 100, 150 },
  { 0, 115, 110, 190 },
};

double
zensern_expected_lead (const double *lead, double margin)
{
  const unsigned last = ZENSERN_MARGINS - 1;
  double place = (margin - FIRST_MARGIN) / STEP_MARGIN;
  unsigned step = (unsigned) CLAMP (place, 0, last - 0.001);

  return lead[step] + (place - step) * (lead[step + 1] - lead[step]);
}

/* ---- Bids ------------------------------------------------------------------------------- */

static unsigned
count_spoken (const Deal *seen)
{
  return deal_count_players (seen) - card_set_count (seen->own.zensern.to_speak);
}

/* Counts own trumps, with the upcard if the observer would get it. */
static double
count_own_trumps (const Observation *observation, unsigned suit)
{
  double feature[ZENSERN_FEATURES];

  zensern_features (&observation->seen, observation->seat, observation->seat, suit, feature);

  return feature[ZENSERN_FEATURE_TRUMPS];
}

double
zensern_worth_of_naming (const Observation *observation, unsigned suit, double margin)
{
  ZensernTable table = zensern_table (&observation->seen);

  return zensern_expected_lead (zensern_lead_of_margin[table], margin)
         - (count_own_trumps (observation, suit) < TRUMPS_ENOUGH ? FEW_TRUMPS : 0);
}

static double
worth_of_suit (const Observation *observation, unsigned suit)
{
  const Deal *seen = &observation->seen;
  double margin = zensern_expected_margin (seen, ZENSERN_COUNT_BID, observation->seat,
                                           observation->seat, suit);

  return zensern_worth_of_naming (observation, suit, margin);
}

static double
worth_of_pass (const Deal *seen)
{
  unsigned round = seen->phase == ZENSERN_PHASE_BID2;
  ZensernTable table = zensern_table (seen);

  return pass_worth[table][round][count_spoken (seen)]
         + (zensern_is_forced (seen) && round == 1 ? forced_behind[table] : 0);
}

/* Returns the worth of the best suit in an Antrag (Z-6.4). */
static double
worth_of_best_suit (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  unsigned upcard_suit = jass_suit (seen->own.zensern.upcard);
  double best = -G_MAXDOUBLE;

  for (unsigned suit = 0; suit < SUITS; suit++)
    if (seen->phase == ZENSERN_PHASE_BID2 || suit == upcard_suit)
      best = MAX (best, worth_of_suit (observation, suit));

  return best;
}

static double
worth_of_antrag (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  unsigned round = seen->phase == ZENSERN_PHASE_BID2;
  double best;

  if (round == 1 && count_spoken (seen) > 0)
    return ANTRAG_OF_DEALER;
  best = worth_of_best_suit (observation);

  return antrag[round].base + antrag[round].slope * MIN (best, 0);
}

static void
judge_bids (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  double pass = seen->phase == ZENSERN_PHASE_NAME ? 0 : worth_of_pass (seen);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      switch (action_verb (row->action))
        {
        case VERB_PASS:
          row->value = pass;
          row->reason = REASON_WEAK_HAND;
          break;
        case ZENSERN_VERB_ANTRAG:
          row->value = worth_of_antrag (observation);
          row->reason = REASON_LEAST_BAD;
          break;
        default:
          row->value = worth_of_suit (observation, action_arg (row->action));
          row->reason = row->value < 0 ? REASON_LEAST_BAD : REASON_STRONG_TRUMPS;
        }
    }
}

/* ---- Answer to an Antrag ---------------------------------------------------------------- */

/* Returns the other player's expected margin. */
static double
margin_of_other (const Observation *observation, unsigned trump)
{
  unsigned declarer = deal_next_player (&observation->seen, observation->seat);

  return zensern_expected_margin (&observation->seen, ZENSERN_COUNT_ANSWER, observation->seat,
                                  declarer, trump);
}

static double
lead_of_other (const Observation *observation, unsigned trump)
{
  return zensern_expected_lead (zensern_lead_of_margin[ZENSERN_TABLE_TWO],
                                margin_of_other (observation, trump));
}

/* Returns the mean of @measure over the suits of the Antrag (Z-6.4). */
static double
mean_of_suits (const Observation *observation,
               double (*measure) (const Observation *observation, unsigned trump))
{
  unsigned form = observation->seen.own.zensern.antrag;
  unsigned upcard_suit = jass_suit (observation->seen.own.zensern.upcard);
  double sum = 0;
  unsigned n = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    if (form == 1 ? suit == upcard_suit : form == 2 || suit != upcard_suit)
      {
        sum += measure (observation, suit);
        n++;
      }

  return sum / n;
}

double
zensern_lead_if_accepted (const Observation *observation)
{
  return -mean_of_suits (observation, margin_of_other);
}

/* Section 15: form 1 needs a good hand in the upcard's suit, other forms in any suit. */
static double
worth_of_accepting (const Observation *observation)
{
  unsigned form = observation->seen.own.zensern.antrag;

  return -mean_of_suits (observation, lead_of_other) - accept_from[form - 1];
}

static void
judge_answers (const Observation *observation, Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      if (action_verb (row->action) == ZENSERN_VERB_ACCEPT)
        {
          row->value = worth_of_accepting (observation);
          row->reason = REASON_LIKELY_WON;
        }
      else
        {
          row->value = 0;
          row->reason = REASON_WEAK_HAND;
        }
    }
}

/* ---- Exchange --------------------------------------------------------------------------- */

static unsigned
figure_points (const Options *options, CardSet hand, Suit trump)
{
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n = zensern_figures (options, hand, trump, figures);
  unsigned points = 0;

  for (unsigned i = 0; i < n; i++)
    points += figures[i].points;

  return points;
}

/* Returns the gain of the upcard over the seven: points, rank, figures and Bella. */
static double
worth_of_exchange (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);
  Card upcard = seen->own.zensern.upcard;
  CardSet before = seen->hand[observation->seat];
  CardSet after = before ^ (card_set_of (upcard) | card_set_of (jass_card (seen->trump, RANK_7)));
  CardSet marriage = jass_marriage (seen->trump);
  double figures = (double) figure_points (&seen->options, after, seen->trump)
                   - figure_points (&seen->options, before, seen->trump);

  return order->points[upcard] + order->strength[upcard] + figures
         + ((marriage & ~after) == 0 ? ZENSERN_BELLA_POINTS : 0);
}

static void
judge_exchange (const Observation *observation, Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool exchanges = action_verb (row->action) == ZENSERN_VERB_EXCHANGE;

      row->value = exchanges ? worth_of_exchange (observation) : 0;
      row->reason = exchanges ? REASON_BETTER_CARD : REASON_ENOUGH_POINTS;
    }
}

/* ---- Fleck ------------------------------------------------------------------------------ */

/* Z-9.2: a hand with four Buben, which count, cannot lose. */
static bool
cannot_lose (const Observation *observation)
{
  return (jass_rank_cards (RANK_JACK) & ~observation->seen.hand[observation->seat]) == 0;
}

/* "With a likely win; remember the answer": each doubling requires a greater margin. */
static double
worth_of_fleck (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  ZensernTable table = zensern_table (seen);
  unsigned level = MIN (seen->own.zensern.n_flecke, G_N_ELEMENTS (fleck_from[0]) - 1u);
  bool is_declarer = seen->declarer == (int) observation->seat;
  double margin
      = zensern_expected_margin (seen, is_declarer ? ZENSERN_COUNT_DECLARE : ZENSERN_COUNT_OPPOSE,
                                 observation->seat, (unsigned) seen->declarer, seen->trump);

  if (cannot_lose (observation))
    return JASS_POINTS;

  return (is_declarer ? margin : -margin) - fleck_from[table][level];
}

static void
judge_fleck (const Observation *observation, Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool doubles = action_verb (row->action) == ZENSERN_VERB_FLECK;

      row->value = doubles ? worth_of_fleck (observation) : 0;
      row->reason = doubles ? REASON_LIKELY_WON : REASON_WEAK_HAND;
    }
}

void
simple_zensern_judge_calls (const Observation *observation, Choice *choice)
{
  switch (observation->seen.phase)
    {
    case ZENSERN_PHASE_ANTRAG:
      judge_answers (observation, choice);
      break;
    case ZENSERN_PHASE_EXCHANGE:
      judge_exchange (observation, choice);
      break;
    case ZENSERN_PHASE_FLECK:
      judge_fleck (observation, choice);
      break;
    default:
      judge_bids (observation, choice);
    }
}
