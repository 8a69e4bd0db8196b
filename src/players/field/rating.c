/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/field/rating.h"

#include <math.h>

/* Returns the own result of @deal minus the mean of the house players of @level. */
static double
difference (const RatingDeal *deal, PlayerLevel level)
{
  double sum = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < FIELD_MEMBERS; i++)
    if (field_member (i)->level == level)
      {
        sum += deal->house[i];
        n++;
      }

  return deal->own - sum / n;
}

static StandingRange
compare (const RatingDeal *deals, unsigned n, PlayerLevel level)
{
  double sum = 0, squares = 0;

  for (unsigned i = 0; i < n; i++)
    {
      double value = difference (&deals[i], level);

      sum += value;
      squares += value * value;
    }

  return standing_range (n, sum, squares);
}

/* Writes the verdict between levels @weakest and @strongest of the house to @rating. */
static void
judge (Rating *rating, PlayerLevel weakest, PlayerLevel strongest)
{
  unsigned n_like = 0, n_worse = 0, n_better = 0; /* levels, compared with the player */
  PlayerLevel first = weakest, last = weakest, worse = weakest, better = strongest;

  for (PlayerLevel level = weakest; level <= strongest; level++)
    {
      const StandingRange *range = &rating->level[level];

      if (fabs (range->mean) <= range->margin)
        {
          first = n_like++ == 0 ? level : first;
          last = level;
        }
      else if (range->mean > 0)
        {
          n_worse++;
          worse = level;
        }
      else
        better = n_better++ == 0 ? level : better;
    }
  if (n_like == 0)
    {
      first = n_worse == 0 ? weakest : n_better == 0 ? strongest : MIN (worse, better);
      last = n_worse == 0 || n_better == 0 ? first : MAX (worse, better);
    }
  rating->lower = first;
  rating->higher = last;
  rating->verdict = first != last   ? RATING_BETWEEN
                    : n_like > 0    ? RATING_LIKE
                    : n_better == 0 ? RATING_ABOVE
                                    : RATING_BELOW;
}

Rating
rating_of_deals (const RatingDeal *deals, unsigned n)
{
  PlayerLevel weakest = field_member (0)->level;
  PlayerLevel strongest = field_member (FIELD_MEMBERS - 1)->level;
  Rating rating = { .n_deals = n, .verdict = RATING_OPEN, .lower = weakest, .higher = weakest };

  for (PlayerLevel level = weakest; level <= strongest; level++)
    rating.level[level] = compare (deals, n, level);
  if (n >= RATING_DEALS_MIN)
    judge (&rating, weakest, strongest);

  return rating;
}
