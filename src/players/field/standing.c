/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/field/standing.h"

#include <math.h>

#include "players/field/margin.h"

#define NORMAL_95 1.959964 /* 95 % quantile if the standard error itself is known well */

StandingRow
standing_row (int own, const int *house, unsigned n)
{
  StandingRow row = { .own = own, .n_house = n };
  double sum = 0;

  g_return_val_if_fail (n > 0, row);

  row.lowest = row.highest = house[0];
  for (unsigned i = 0; i < n; i++)
    {
      sum += house[i];
      row.lowest = MIN (row.lowest, house[i]);
      row.highest = MAX (row.highest, house[i]);
      row.n_better += house[i] < own;
      row.n_like += house[i] == own;
    }
  row.house = sum / n;

  return row;
}

StandingDeal
standing_deal (const StandingRow *row, const LongAverage *average)
{
  StandingDeal deal = { .play = row->own - row->house, .has_cards = average != NULL };

  if (average != NULL)
    {
      deal.cards = row->house - average->mean;
      deal.cards_error = average->error;
      deal.role = average->role;
    }

  return deal;
}

/*
 * Returns the standard error that the long averages contribute to the mean over @deals. Deals with
 * the same role share one error; errors of different roles are independent.
 */
static double
error_of_averages (const StandingDeal *deals, unsigned n)
{
  double sum[SEATS_MAX] = { 0 };
  double squares = 0;

  for (unsigned i = 0; i < n; i++)
    sum[deals[i].role] += deals[i].cards_error;
  for (unsigned role = 0; role < SEATS_MAX; role++)
    squares += sum[role] * sum[role];

  return sqrt (squares) / n;
}

StandingRange
standing_range (unsigned n, double sum, double squares)
{
  return (StandingRange) { .mean = n > 0 ? sum / n : 0,
                           .margin = margin_of_mean (n, sum, squares),
                           .has_range = n >= 2 };
}

static StandingVerdict
judge (const StandingRange *play)
{
  if (!play->has_range || fabs (play->mean) <= play->margin)
    return STANDING_OPEN;

  return play->mean > 0 ? STANDING_BETTER : STANDING_WORSE;
}

Standing
standing_of_deals (const StandingDeal *deals, unsigned n)
{
  Standing standing = { .n_deals = n, .has_cards = n > 0 };
  double play = 0, play2 = 0, cards = 0, cards2 = 0;

  for (unsigned i = 0; i < n; i++)
    {
      play += deals[i].play;
      play2 += deals[i].play * deals[i].play;
      cards += deals[i].cards;
      cards2 += deals[i].cards * deals[i].cards;
      standing.has_cards &= deals[i].has_cards;
    }
  standing.play = standing_range (n, play, play2);
  standing.verdict = judge (&standing.play);
  if (standing.has_cards)
    {
      standing.cards = standing_range (n, cards, cards2);
      standing.cards.margin
          = hypot (standing.cards.margin, NORMAL_95 * error_of_averages (deals, n));
    }

  return standing;
}
