/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/solve-plain.h"

#include <limits.h>

#include "rules/trick-score.h"

typedef struct
{
  SolveObjective objective;
  SeatSet side; /* whose value is as high as can be */
  uint64_t *left;
} Plain;

/*
 * Alpha-beta, as Knuth and Moore describe it ("An analysis of alpha-beta pruning", Artificial
 * Intelligence 6, 1975), without any order of the actions or memory of positions.
 */
static int
search (Plain *self, const Deal *deal, int low, int high)
{
  bool is_own = deal_is_over (deal) ? false : seats_have (self->side, (unsigned) deal->turn);
  int best = is_own ? low : high;
  ActionList legal;

  if (deal_is_over (deal))
    return solve_end (deal, self->objective);
  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n && low<high && * self->left> 0; i++)
    {
      Deal next = *deal;
      int value;

      (*self->left)--;
      deal_apply (&next, legal.at[i]);
      value = search (self, &next, low, high);
      if (is_own ? value > best : value < best)
        best = value;
      if (is_own)
        low = best;
      else
        high = best;
    }

  return best;
}

bool
solve_plain (const Deal *deal, SolveObjective objective, uint64_t *left, int *value)
{
  TrickScore score;
  Plain self = { .objective = objective, .left = left };
  int found;

  trick_score_make (&score, deal);
  self.side = score.side;
  found = search (&self, deal, INT_MIN, INT_MAX);
  if (*left == 0)
    return false;
  *value = found;

  return true;
}
