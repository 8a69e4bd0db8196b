/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/average.h"

#include <math.h>

#define FIRST 24 /* positions before the first verdict */
#define STEP 12  /* positions between verdicts */

typedef struct
{
  const Problem *problem;
  const ActionList *legal;
  unsigned n;
  double unit;                              /* parts of a point */
  double sum[ACTIONS_MAX][ACTIONS_MAX];     /* sum of differences of two actions */
  double squares[ACTIONS_MAX][ACTIONS_MAX]; /* sum of their squares */
  unsigned n_won, n_not_won;                /* ends of all actions */
} Sums;

static void
add (Sums *self, const int *values)
{
  self->n++;
  for (unsigned a = 0; a < self->legal->n; a++)
    {
      self->n_won += values[a] > 0;
      self->n_not_won += values[a] <= 0;
      for (unsigned b = 0; b < self->legal->n; b++)
        {
          double by = (values[a] - values[b]) / self->unit;

          self->sum[a][b] += by;
          self->squares[a][b] += by * by;
        }
    }
}

/* Returns the mean lead of action @a over @b; @error receives its standard error. */
static double
lead (const Sums *self, unsigned a, unsigned b, double *error)
{
  double mean = self->sum[a][b] / self->n;
  double variance = (self->squares[a][b] - self->n * mean * mean) / (self->n - 1);

  *error = sqrt (MAX (variance, 0) / self->n);

  return mean;
}

/* Returns the verdict on actions @a and @b, of which @a is right. */
static AverageVerdict
judge_pair (const Sums *self, unsigned a, unsigned b, double *by, double *error)
{
  bool is_right = action_list_has (&self->problem->right, self->legal->at[b]);

  *by = lead (self, a, b, error);
  if (is_right)
    return *by > MAX (AVERAGE_ERRORS * *error, self->problem->margin / 4) ? AVERAGE_UNEQUAL
                                                                          : AVERAGE_PROVED;
  if (*by > AVERAGE_ERRORS * *error)
    return AVERAGE_PROVED;

  return *by < -AVERAGE_ERRORS * *error ? AVERAGE_REVERSED : AVERAGE_OPEN;
}

/* Fills @average with the worst verdict on two actions. */
static void
judge (const Sums *self, Average *average)
{
  static const unsigned badness[]
      = { [AVERAGE_PROVED] = 0, [AVERAGE_OPEN] = 1, [AVERAGE_UNEQUAL] = 2, [AVERAGE_REVERSED] = 3 };

  average->verdict = AVERAGE_PROVED;
  average->by = INFINITY;
  average->n = self->n;
  average->is_decided = self->n_won == 0 || self->n_not_won == 0;
  for (unsigned a = 0; a < self->legal->n; a++)
    for (unsigned b = 0; b < self->legal->n; b++)
      {
        double by, error;
        AverageVerdict verdict;

        if (a == b || !action_list_has (&self->problem->right, self->legal->at[a]))
          continue;
        verdict = judge_pair (self, a, b, &by, &error);
        if (badness[verdict] < badness[average->verdict]
            || (verdict == average->verdict && by >= average->by))
          continue;
        average->verdict = verdict;
        average->right = self->legal->at[a];
        average->wrong = self->legal->at[b];
        average->by = by;
        average->error = error;
      }
}

/* Returns true if the lead is too small to become clear in @most positions. */
static bool
is_hopeless (const Average *average, unsigned most)
{
  double error_then = average->error * sqrt ((double) average->n / most);

  return average->by + 2 * average->error < AVERAGE_ERRORS * error_then
         || (average->error == 0 && average->n >= 4 * FIRST);
}

static Sums *
sums_new (const Positions *positions, const ActionList *legal)
{
  Sums *sums = g_new0 (Sums, 1);

  sums->problem = positions->problem;
  sums->legal = legal;
  sums->unit = exact_unit (&positions->problem->deal);

  return sums;
}

void
average_make (Average *average, const Positions *positions, const ActionList *legal, Fair *fair,
              unsigned most)
{
  g_autofree Sums *sums = sums_new (positions, legal);
  Rng rng = rng_new (1, 7);

  *average = (Average) { .verdict = AVERAGE_OPEN, .wrong = ACTION_NONE, .right = ACTION_NONE };
  while (sums->n < most)
    {
      int values[ACTIONS_MAX];
      Deal deal;

      if (!positions_draw (positions, &rng, &deal))
        {
          average->verdict = AVERAGE_EMPTY;
          return;
        }
      fair_values (fair, &deal, legal, values);
      if (exact_is_spent (fair->exact))
        {
          average->verdict = AVERAGE_SPENT;
          return;
        }
      add (sums, values);
      if (sums->n < FIRST || sums->n % STEP > 0)
        continue;
      judge (sums, average);
      if (average->verdict != AVERAGE_OPEN || is_hopeless (average, most))
        return;
    }
  judge (sums, average);
}

static unsigned
find_best (const Sums *self)
{
  unsigned best = 0;

  for (unsigned a = 1; a < self->legal->n; a++)
    if (self->sum[a][best] > 0)
      best = a;

  return best;
}

/* Fills @level with the best action and those at most one standard error behind it. */
static void
list_level (const Sums *self, ActionList *level)
{
  unsigned best = find_best (self);

  level->n = 0;
  for (unsigned a = 0; a < self->legal->n; a++)
    {
      double error, by = lead (self, best, a, &error);

      if (by <= error)
        action_list_add (level, self->legal->at[a]);
    }
}

/* Returns true if every action but those in @level is AVERAGE_SPLIT_ERRORS behind the best. */
static bool
is_gap (const Sums *self, const ActionList *level)
{
  unsigned best = find_best (self);

  for (unsigned a = 0; a < self->legal->n; a++)
    {
      double error, by = lead (self, best, a, &error);

      if (by <= AVERAGE_SPLIT_ERRORS * error && !action_list_has (level, self->legal->at[a]))
        return false;
    }

  return true;
}

bool
average_split (const Positions *positions, const ActionList *legal, Fair *fair, unsigned n,
               ActionList *right)
{
  g_autofree Sums *sums = sums_new (positions, legal);
  Rng rng = rng_new (1, 10);

  while (sums->n < n)
    {
      int values[ACTIONS_MAX];
      Deal deal;

      if (!positions_draw (positions, &rng, &deal))
        return false;
      fair_values (fair, &deal, legal, values);
      if (exact_is_spent (fair->exact))
        return false;
      add (sums, values);
      if (sums->n % STEP > 0)
        continue;
      list_level (sums, right);
      if (2 * right->n > legal->n)
        return false;
    }

  return is_gap (sums, right);
}

bool
average_share (const Positions *positions, Action right, Action wrong, Fair *fair,
               unsigned *n_better, unsigned *n_worse)
{
  ActionList both = { 0 };
  Rng rng = rng_new (1, 9);

  *n_better = *n_worse = 0;
  action_list_add (&both, right);
  action_list_add (&both, wrong);
  for (unsigned n = 0; n < PROBLEM_LAYOUTS; n++)
    {
      int values[ACTIONS_MAX];
      Deal deal;

      if (!positions_draw (positions, &rng, &deal))
        return false;
      fair_values (fair, &deal, &both, values);
      if (exact_is_spent (fair->exact))
        return false;
      *n_better += values[0] > values[1];
      *n_worse += values[0] < values[1];
    }

  return true;
}
