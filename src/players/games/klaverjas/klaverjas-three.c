/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Names trumps and discards in the game for three (section 15 of games/klaverjas/rules.md), by the
 * maker's expected points.
 */

#include "players/games/klaverjas/klaverjas-prospect.h"
#include "players/games/klaverjas/klaverjas.h"

#define SPEAKERS 3

/* ---- Discarding ------------------------------------------------------------------------- */

#define AWAY_TRUMPS 4 /* base of away_by_trump */

/*
 * Least-squares fit in which two of three makers discard at random: `atout-workshop fit three`.
 * Discarded points go to the winner of the last trick (K-9.1); duplicate matches favour a lower
 * share than fitted (tools/try-simple, klaverjas game=three).
 */
const KlaverjasKept klaverjas_kept = {
  .away = 0.4,
  .away_by_trump = 0.05,
  .count = {
  .length = { -50, -43, -37, -21, 0, 17, 27, 33, 36 },
  .jack = 26.5,
  .nine_with_jack = 19,
  .nine = 11.5,
  .ace = 7.5,
  .ten = 4.5,
  .side_ace = 13,
  .side_ace_ten = 13,
  .side_ace_ten_king = 6.5,
  .side_ten = 10.5,
  .side_ten_king = 3.5,
  .side_king = 1.5,
  .side_lone_ten = -3,
  .side_lone = 0.5,
  .side_void = 6,
  },
};

double
klaverjas_kept_points (const KlaverjasKept *kept, const Deal *seen, CardSet hand, CardSet away)
{
  const TrickOrder *order = deal_order (seen);
  CardSet rest = hand & ~away;
  int n_trumps = (int) card_set_count (rest & order->members[seen->trump]);
  double share = kept->away + kept->away_by_trump * (n_trumps - AWAY_TRUMPS);

  return klaverjas_count_hand (&kept->count, share * trick_points (order, away), rest, seen->trump);
}

static double
worth_of_rest (const Deal *seen, CardSet hand, CardSet away)
{
  return klaverjas_kept_points (&klaverjas_kept, seen, hand, away);
}

/* Returns the worth after the best second discard. */
static double
worth_of_best_rest (const Deal *seen, CardSet hand, CardSet away)
{
  double best = worth_of_rest (seen, hand, away);
  bool is_first = true;

  for (CardSet set = hand & ~away; set != 0; set = card_set_rest (set), is_first = false)
    {
      CardSet both = away | card_set_of (card_set_first (set));
      double worth = worth_of_rest (seen, hand, both);

      best = is_first ? worth : MAX (best, worth);
    }

  return best;
}

void
simple_klaverjas_judge_discards (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  const KlaverjasState *own = &seen->own.klaverjas;
  const TrickOrder *order = deal_order (seen);
  CardSet hand = seen->hand[observation->seat];

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      Card card = (Card) action_arg (row->action);
      CardSet away = own->discarded | card_set_of (card);

      row->value = own->n_discarded == 0 ? worth_of_best_rest (seen, hand, away)
                                         : worth_of_rest (seen, hand, away);
      row->reason = order->points[card] >= 10 ? REASON_SAVE_POINTS : REASON_DISCARD;
    }
}

/* ---- Naming trumps ---------------------------------------------------------------------- */

/* Least-squares fit: `atout-workshop fit three`. */
const KlaverjasDealt klaverjas_dealt = {
  .base = 54,
  .count = {
  .length = { -55, -45, -33.5, -17.5, 0, 14, 20, 23, 25 },
  .jack = 25,
  .nine_with_jack = 19,
  .nine = 11.5,
  .ace = 7.5,
  .ten = 4.5,
  .side_ace = 11.5,
  .side_ace_ten = 14,
  .side_ace_ten_king = 7.5,
  .side_ten = 10,
  .side_ten_king = 3.5,
  .side_king = 3,
  .side_lone_ten = 10,
  .side_lone = 3,
  .side_void = 7.5,
  },
};

double
klaverjas_dealt_points (const KlaverjasDealt *dealt, CardSet hand, unsigned trump)
{
  return klaverjas_count_hand (&dealt->count, dealt->base, hand, trump);
}

/* Scores for 55, 65 … 155 expected points. */
static const double lead_of_points[] = { -147, -126, -105, -64, -26, 13, 50, 81, 106, 130, 152 };
const KlaverjasCurve klaverjas_lead_of_three
    = { .first = 55, .step = 10, .n = G_N_ELEMENTS (lead_of_points), .value = lead_of_points };

/* Mean scores by number of earlier speakers; 0 when all pass. */
static const double worth_of_pass[SPEAKERS] = { -12, -10, 0 };

double
klaverjas_pass_of_three (const Deal *seen)
{
  return worth_of_pass[SPEAKERS - (unsigned) __builtin_popcount (seen->own.klaverjas.to_speak)];
}

void
simple_klaverjas_judge_calls_of_three (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  CardSet hand = seen->hand[observation->seat];
  double pass = klaverjas_pass_of_three (seen);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool passes = action_verb (row->action) == VERB_PASS;

      row->value = pass;
      if (!passes)
        row->value = klaverjas_curve_at (
            &klaverjas_lead_of_three,
            klaverjas_dealt_points (&klaverjas_dealt, hand, action_arg (row->action)));
      row->reason = passes              ? REASON_WEAK_HAND
                    : row->value < pass ? REASON_LEAST_BAD
                                        : REASON_STRONG_TRUMPS;
    }
}
