/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The game for three: naming trumps and laying cards away (section 15 of its rules.md). Both
 * go by the points that the maker may expect; his ten cards are counted, like those of a maker of
 * the game for four.
 */

#include "klaverjas-count.h"
#include "klaverjas.h"

#include "game.h"

#define SPEAKERS 3

/* ---- Laying away ------------------------------------------------------------------------ */

/*
 * In points of the maker; a least-squares fit to 60,000 deals of the level against itself in
 * which two of three makers laid cards away by lot. Low side cards are worth nothing.
 */
static const KlaverjasCount kept = {
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
};

/*
 * Points laid away go to the winner of the last trick (K-9.1): so much of them comes back with
 * four trumps, and so much more with each other. By the same fit, and somewhat less by
 * `play --set game=three --deals 5000 --duplicate --summary` against other shares.
 */
#define AWAY_SHARE 0.4
#define AWAY_SHARE_OF_TRUMP 0.05
#define AWAY_TRUMPS 4

static double
worth_of_rest (const Deal *seen, CardSet hand, CardSet away)
{
  const TrickOrder *order = deal_order (seen);
  int n_trumps = (int) card_set_count (hand & order->members[seen->trump]);
  double share = AWAY_SHARE + AWAY_SHARE_OF_TRUMP * (n_trumps - AWAY_TRUMPS);

  return klaverjas_count_hand (&kept, share * trick_points (order, away), hand, seen->trump);
}

/* The worth of the hand without @away and the worst card beside it. */
static double
worth_of_best_rest (const Deal *seen, CardSet hand, CardSet away)
{
  double best = worth_of_rest (seen, hand & ~away, away);
  bool is_first = true;

  for (CardSet set = hand & ~away; set != 0; set = card_set_rest (set), is_first = false)
    {
      CardSet both = away | card_set_of (card_set_first (set));
      double worth = worth_of_rest (seen, hand & ~both, both);

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
                                         : worth_of_rest (seen, hand & ~away, away);
      row->reason = order->points[card] >= 10 ? REASON_SAVE_POINTS : REASON_DISCARD;
    }
}

/* ---- Naming trumps ---------------------------------------------------------------------- */

/* In points of the maker, before he takes up the extra cards; a fit to 60,000 deals likewise. */
static const KlaverjasCount dealt = {
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
};

#define BASE_POINTS 54

/* The mean score above that of the others for 55, 65 … 155 expected points, from 40,000 deals. */
static const double lead_of_points[] = { -147, -126, -105, -64, -26, 13, 50, 81, 106, 130, 152 };
static const KlaverjasCurve lead_curve
    = { .first = 55, .step = 10, .n = G_N_ELEMENTS (lead_of_points), .value = lead_of_points };

/* The same after a pass, by the number of those who spoke before. */
static const double worth_of_pass[SPEAKERS] = { -12, -10, 0 };

void
simple_klaverjas_judge_calls_of_three (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  CardSet hand = seen->hand[observation->seat];
  unsigned n_spoken = SPEAKERS - (unsigned) __builtin_popcount (seen->own.klaverjas.to_speak);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool passes = action_verb (row->action) == VERB_PASS;

      row->value = worth_of_pass[n_spoken];
      if (!passes)
        row->value
            = klaverjas_curve_at (&lead_curve, klaverjas_count_hand (&dealt, BASE_POINTS, hand,
                                                                     action_arg (row->action)));
      row->reason = passes                                 ? REASON_WEAK_HAND
                    : row->value < worth_of_pass[n_spoken] ? REASON_LEAST_BAD
                                                           : REASON_STRONG_TRUMPS;
    }
}
