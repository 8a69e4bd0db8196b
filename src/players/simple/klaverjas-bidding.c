/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Naming trumps by counting (section 15 of rules/klaverjas.md): points that the own side will
 * make with a suit as trumps, from the trumps and the side aces and tens.
 */

#include "klaverjas.h"

#include "games/klaverjas.h"

#define SPEAKERS 4

/* A suit of a hand as bits 7 … A, the order of the pack (K-3.1). */
enum
{
  NINE = 1 << 2,
  TEN = 1 << 3,
  JACK = 1 << 4,
  ACE = 1 << 7,
};

/*
 * In points of the own side; a least-squares fit to 170,000 deals in which a seat named a suit by
 * lot. The base holds what the partner brings.
 */
static const struct
{
  double base;
  double jack;
  double nine_with_jack;
  double nine;
  double ace;
  double ten;
  double side_ace;
  double side_ace_ten;
  double side_ten; /* not alone, without the ace */
  double side_void;
  double opposite_lead; /* the partner leads: the worst seat to play from */
} count = {
  .base = 75,
  .jack = 20.5,
  .nine_with_jack = 13.5,
  .nine = 9.5,
  .ace = 5.5,
  .ten = 3.5,
  .side_ace = 13,
  .side_ace_ten = 8,
  .side_ten = 6.5,
  .side_void = 2.5,
  .opposite_lead = -2,
};

/* For the number of trumps held, by the same fit. */
static const double length_points[9] = { -40, -35, -25, -12, 0, 10, 20, 28, 36 };

/*
 * The mean score above the enemy's for 50, 60 … 140 expected points: below 82 it is mostly nat
 * (K-9.3). From the same deals.
 */
#define FIRST_POINTS 50
#define STEP_POINTS 10
static const double lead_of_points[] = { -135, -115, -94, -68, -37, -2, 31, 63, 94, 126 };

/* What a pass is worth on that scale, by the number of those who spoke before. */
static const struct
{
  double choose[SPEAKERS];
  double offer_turn[SPEAKERS]; /* random trump: the next card decides for forehand */
  double offer_name[SPEAKERS]; /* random trump: forehand must name another suit */
} pass = {
  .choose = { -24, -12, -72, 48 },
  .offer_turn = { -24, 48, -54, 48 },
  .offer_name = { -24, -12, 0, 0 },
};

static double
count_trumps (unsigned held)
{
  double points = length_points[card_set_count (held)];

  if (held & JACK)
    points += count.jack;
  if (held & NINE)
    points += held & JACK ? count.nine_with_jack : count.nine;
  if (held & ACE)
    points += count.ace;
  if (held & TEN)
    points += count.ten;

  return points;
}

static double
count_side_suit (unsigned held)
{
  if (held == 0)
    return count.side_void;
  if (held & ACE)
    return count.side_ace + (held & TEN ? count.side_ace_ten : 0);

  return (held & TEN) != 0 && held != TEN ? count.side_ten : 0;
}

/* The points that the own side may expect if @seat names @trump with @hand. */
static double
expected_points (const Observation *observation, unsigned trump)
{
  const Deal *seen = &observation->seen;
  CardSet hand = seen->hand[observation->seat];
  unsigned from_lead = (observation->seat + 2u * SPEAKERS - seen->dealer - 1u) % SPEAKERS;
  double points = count.base + (from_lead == 2 ? count.opposite_lead : 0);

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      unsigned held = (hand >> (8 * suit)) & 0xff;

      points += suit == trump ? count_trumps (held) : count_side_suit (held);
    }

  return points;
}

/* The expected score above the enemy's when @points are expected: nat costs much. */
static double
expected_lead (double points)
{
  const unsigned last = G_N_ELEMENTS (lead_of_points) - 1;
  double place = CLAMP ((points - FIRST_POINTS) / STEP_POINTS, 0, last - 0.001);
  unsigned step = (unsigned) place;
  double part = (points - FIRST_POINTS) / STEP_POINTS - step; /* beyond the ends the line goes on */

  return lead_of_points[step] + part * (lead_of_points[step + 1] - lead_of_points[step]);
}

static double
worth_of_pass (const Deal *seen)
{
  unsigned n_spoken = seen->own.klaverjas.n_spoken;

  if (seen->phase == KLAVERJAS_PHASE_CHOOSE)
    return pass.choose[n_spoken];

  return seen->options.value[KLAVERJAS_RANDOM_SECOND] == 0 ? pass.offer_turn[n_spoken]
                                                           : pass.offer_name[n_spoken];
}

void
simple_klaverjas_judge_calls (const Observation *observation, Choice *choice)
{
  bool is_forced = observation->seen.phase == KLAVERJAS_PHASE_NAME;
  double worth = is_forced ? 0 : worth_of_pass (&observation->seen);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      if (action_verb (row->action) == VERB_PASS)
        {
          row->value = worth;
          row->reason = REASON_WEAK_HAND;
          continue;
        }
      row->value = expected_lead (expected_points (observation, action_arg (row->action)));
      row->reason = row->value < worth ? REASON_LEAST_BAD : REASON_STRONG_TRUMPS;
    }
}
