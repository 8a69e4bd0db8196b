/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names trumps by counting cards (section 15 of games/klaverjas/rules.md). */

#include "players/games/klaverjas/klaverjas-prospect.h"
#include "players/games/klaverjas/klaverjas.h"

/* Least-squares fit with randomly named suits: `atout-workshop fit klaverjas`. */
const KlaverjasBid klaverjas_bid = {
  .base = 75,
  .opposite_lead = -2,
  .count = {
    .length = { -40, -35, -25, -12, 0, 10, 20, 28, 36 },
    .jack = 20.5,
    .nine_with_jack = 13.5,
    .nine = 9.5,
    .ace = 5.5,
    .ten = 3.5,
    .side_ace = 13,
    .side_ace_ten = 8,
    .side_ten = 6.5,
    .side_void = 2.5,
  },
};

/* Scores for 50, 60 … 140 expected points; below 82 mostly nat (K-9.3). */
static const double lead_of_points[] = { -135, -115, -94, -68, -37, -2, 31, 63, 94, 126 };
const KlaverjasCurve klaverjas_bid_lead
    = { .first = 50, .step = 10, .n = G_N_ELEMENTS (lead_of_points), .value = lead_of_points };

/* The fit also prints the worth at which naming beats passing. */
static const KlaverjasPass pass = {
  .choose = { -24, -12, -72, 48 },
  .offer_turn = { -24, 48, -54, 48 },
  .offer_name = { -24, -12, 0, 0 },
};

double
klaverjas_bid_points (const KlaverjasBid *bid, const Deal *seen, unsigned seat, unsigned trump)
{
  unsigned from_lead = (seat + 2u * KLAVERJAS_SPEAKERS - seen->dealer - 1u) % KLAVERJAS_SPEAKERS;
  double base = bid->base + (from_lead == 2 ? bid->opposite_lead : 0);

  return klaverjas_count_hand (&bid->count, base, seen->hand[seat], trump);
}

double
klaverjas_bid_pass (const Deal *seen)
{
  return klaverjas_pass (&pass, seen);
}

void
simple_klaverjas_judge_calls (const Observation *observation, Choice *choice)
{
  bool is_forced = observation->seen.phase == KLAVERJAS_PHASE_NAME;
  double worth = is_forced ? 0 : klaverjas_bid_pass (&observation->seen);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      if (action_verb (row->action) == VERB_PASS)
        {
          row->value = worth;
          row->reason = REASON_WEAK_HAND;
          continue;
        }
      row->value = klaverjas_curve_at (
          &klaverjas_bid_lead, klaverjas_bid_points (&klaverjas_bid, &observation->seen,
                                                     observation->seat, action_arg (row->action)));
      row->reason = row->value < worth ? REASON_LEAST_BAD : REASON_STRONG_TRUMPS;
    }
}
