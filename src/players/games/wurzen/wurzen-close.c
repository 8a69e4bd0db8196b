/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Values closing by sure tricks and the cards that the other must add (section 15 of
 * games/wurzen/rules.md).
 */

#include <math.h>

#include "players/games/wurzen/wurzen.h"
#include "rules/games/wurzen/wurzen-score.h"

/* Estimates; test changes with tools/try-simple, wurzen. */

/* Mean points discarded by a void player. */
#define THROWN_AWAY 1.5

/* Factor for the points of all announcements but the best, because not all are made. */
#define LATER_SHARE 0.6

/*
 * Fitted to leads at most 22 eyes short of the target, played closed and open: logistic regression
 * and least squares; `atout-workshop fit wurzen`. Trumps count extra because they keep the lead.
 */
const WurzenClosing wurzen_closing_made[] = {
  [WURZEN_MODE_WURZEN] = { -0.88, 0.15, -0.008, -0.0086, 0.69 },
  [WURZEN_MODE_SCHNAPSEN] = { -0.61, 0.12, -0.0019, -0.026, 1.04 },
};

const WurzenClosing wurzen_going_on[] = {
  [WURZEN_MODE_WURZEN] = { 0.9, 0.038, -0.032, 0.0254, 0.18 },
  [WURZEN_MODE_SCHNAPSEN] = { 0.23, 0.0295, -0.026, 0.0159, 0.48 },
};

/* Eyes that the other typically still wins. */
#define TYPICAL_EYES_LATER 12

/*
 * Costs in game points (tools/try-simple, wurzen, with and without mode=schnapsen). Pairs are
 * announced first to secure their points. Not closing is worth at least GIVEN_AWAY less than a won
 * closed deal.
 */
#define PAIR_WAITS 0.2     /* cost per unannounced pair */
#define ANNOUNCE_FIRST 2.5 /* cost with any pair, times the chance to fail */
#define GIVEN_AWAY 0.6

/*
 * Gain required for closing unless sure. A lower margin closes too much Schnapsen for little gain
 * (strength-notes.md).
 */
static const double closing_margin[] = {
  [WURZEN_MODE_WURZEN] = 0.22,
  [WURZEN_MODE_SCHNAPSEN] = 0.7,
};

/*
 * Returns the expected eyes won by leading our trumps; sets @left to the trumps that the other
 * keeps.
 */
static double
count_trumps (const WurzenPosition *position, double *left)
{
  const TrickOrder *order = position->order;
  double mean = wurzen_mean_points (position, position->trumps);
  double sum = 0;

  *left = wurzen_expected_cards (position, position->trumps);
  for (CardSet set = position->hand & position->trumps; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      double win = wurzen_chance_to_hold (position, card);
      double drawn = MIN (1, *left);

      sum += win * (order->points[card] + drawn * mean + (1 - drawn) * THROWN_AWAY);
      *left -= drawn;
    }

  return sum;
}

/* Returns the expected eyes won by leading a plain suit. */
static double
count_plain (const WurzenPosition *position, CardSet suit, double trumps_left)
{
  const TrickOrder *order = position->order;
  double mean = wurzen_mean_points (position, suit);
  CardSet own = position->hand & suit;
  unsigned round = 0;
  double sum = 0;

  while (own != 0)
    {
      Card card = card_set_first (own);
      double follows, win;

      for (CardSet set = card_set_rest (own); set != 0; set = card_set_rest (set))
        if (order->strength[card_set_first (set)] > order->strength[card])
          card = card_set_first (set);
      own &= ~card_set_of (card);
      round++;
      follows = 1 - wurzen_chance_fewer (position, suit, round);
      win = wurzen_chance_none (position, order->beaters[card] & suit)
            * (follows + (1 - follows) * (1 - MIN (1, trumps_left)));
      sum += win * (order->points[card] + follows * mean + (1 - follows) * THROWN_AWAY);
    }

  return sum;
}

/* Returns the points of the best announcement plus LATER_SHARE of the others; sets @n_pairs. */
static double
count_announcements (const WurzenPosition *position, unsigned *n_pairs)
{
  unsigned best = 0;
  unsigned sum = 0;

  *n_pairs = 0;
  for (CardSet set = position->hand; set != 0; set = card_set_rest (set))
    {
      unsigned points = 0;
      Card partner = wurzen_partner_card (position, card_set_first (set), &points);

      if (partner != CARD_NONE && partner > card_set_first (set)
          && card_set_has (position->hand, partner))
        {
          sum += points;
          best = MAX (best, points);
          (*n_pairs)++;
        }
    }

  return best + LATER_SHARE * (sum - best);
}

double
simple_wurzen_count_strict (const WurzenPosition *position)
{
  unsigned n_pairs;
  double left;
  double sum = count_trumps (position, &left) + count_announcements (position, &n_pairs);

  for (unsigned group = 0; group < SUITS; group++)
    if (group != position->order->trump)
      sum += count_plain (position, position->order->members[group], left);

  return sum;
}

double
wurzen_closing_margin (const WurzenPosition *position)
{
  return position->eyes[position->seat] + position->waiting[position->seat]
         + simple_wurzen_count_strict (position) - position->target;
}

double
wurzen_closing_sum (const WurzenClosing *figures, const WurzenPosition *position, double margin)
{
  return figures->base + figures->margin * margin
         + figures->other_eyes * position->eyes[position->other] + figures->talon * position->talon
         + figures->trumps * card_set_count (position->hand & position->trumps);
}

/*
 * Returns the worth of a won closed deal: the mean of its values by the other's eyes now and later.
 */
static double
worth_if_made (const WurzenPosition *position)
{
  const Deal *seen = position->seen;
  unsigned eyes = position->eyes[position->other];
  unsigned tricks = seen->tricks_won[position->other];
  int later = (int) wurzen_value (&seen->options, eyes + TYPICAL_EYES_LATER, tricks + 1);
  double now = match_worth (&position->worth, position->seat,
                            (int) wurzen_value (&seen->options, eyes, tricks));

  if (seen->options.value[WURZEN_CLOSED_VALUE] == WURZEN_CLOSED_VALUE_DARK)
    return now;

  return (now + match_worth (&position->worth, position->seat, later)) / 2;
}

/* Returns the cost of closing before own pairs are announced. */
static double
cost_of_waiting (const WurzenPosition *position, double made)
{
  unsigned n_pairs;

  count_announcements (position, &n_pairs);

  return n_pairs * PAIR_WAITS + (n_pairs > 0 ? (1 - made) * ANNOUNCE_FIRST : 0);
}

double
simple_wurzen_worth_of_closing (const WurzenPosition *position)
{
  const Deal *seen = position->seen;
  unsigned mode = seen->options.value[WURZEN_MODE];
  unsigned lost = wurzen_value (&seen->options, position->eyes[position->other],
                                seen->tricks_won[position->other]);
  double margin = wurzen_closing_margin (position);
  double sum = wurzen_closing_sum (&wurzen_closing_made[mode], position, margin);
  bool is_sure = simple_wurzen_is_sure_closed (position);
  double made = is_sure ? 1 : 1 / (1 + exp (-sum));
  double going_on = wurzen_closing_sum (&wurzen_going_on[mode], position, margin);

  return made * worth_if_made (position)
         + (1 - made) * match_worth (&position->worth, position->seat, -(int) MAX (2, lost))
         - MIN (match_worth_of_mean (&position->worth, position->seat, going_on),
                worth_if_made (position) - GIVEN_AWAY)
         - cost_of_waiting (position, made) - (is_sure ? 0 : closing_margin[mode]);
}
