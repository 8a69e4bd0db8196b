/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/luck-range.h"

#include <math.h>
#include <string.h>

#define TAIL 0.025
#define NORMAL_95 1.959964
#define STEPS_MOST 40e6 /* multiplications that may be spent on an exact answer */

/* Hands that are dealt alike. */
typedef struct
{
  guint n_hands;
  guint n; /* sums from 0 to n - 1 */
  double *chance;
  double mean;
  double variance;
} Part;

struct _LuckRange
{
  GArray *parts; /* of Part */
};

static void
part_clear (gpointer data)
{
  g_free (((Part *) data)->chance);
}

LuckRange *
luck_range_new (void)
{
  LuckRange *self = g_new0 (LuckRange, 1);

  self->parts = g_array_new (FALSE, TRUE, sizeof (Part));
  g_array_set_clear_func (self->parts, part_clear);

  return self;
}

void
luck_range_free (LuckRange *self)
{
  g_array_unref (self->parts);
  g_free (self);
}

/* ---- A hand ---------------------------------------------------------------------------------- */

/*
 * In how many ways each sum comes about, counted card by card: a card is in the hand or is not.
 * With a worth of 0 and 1 that is the hypergeometric distribution.
 */
static void
count_ways (double *ways, guint n_sums, CardSet pool, const uint8_t *worth, guint n_cards)
{
  ways[0] = 1;
  for (CardSet set = pool; set != 0; set = card_set_rest (set))
    {
      guint value = worth[card_set_first (set)];

      for (guint k = n_cards; k-- > 0;)
        for (guint sum = 0; sum + value < n_sums; sum++)
          ways[(k + 1) * n_sums + sum + value] += ways[k * n_sums + sum];
    }
}

static guint
most_of (CardSet pool, const uint8_t *worth)
{
  guint most = 0;

  for (CardSet set = pool; set != 0; set = card_set_rest (set))
    most = MAX (most, worth[card_set_first (set)]);

  return most;
}

void
luck_range_add (LuckRange *self, CardSet pool, const uint8_t *worth, guint n_cards, guint n_hands)
{
  guint n_sums = n_cards * most_of (pool, worth) + 1;
  g_autofree double *ways = g_new0 (double, (n_cards + 1) * n_sums);
  Part part = { .n_hands = n_hands, .n = n_sums, .chance = g_new (double, n_sums) };
  double all = 0;
  double squares = 0;

  g_return_if_fail (n_cards <= card_set_count (pool));

  count_ways (ways, n_sums, pool, worth, n_cards);
  memcpy (part.chance, ways + n_cards * n_sums, n_sums * sizeof (double));
  for (guint i = 0; i < n_sums; i++)
    all += part.chance[i];
  for (guint i = 0; i < n_sums; i++)
    {
      part.chance[i] /= all;
      part.mean += i * part.chance[i];
      squares += (double) i * i * part.chance[i];
    }
  part.variance = squares - part.mean * part.mean;
  while (part.n > 1 && part.chance[part.n - 1] == 0)
    part.n--;
  g_array_append_val (self->parts, part);
}

/* ---- All hands ------------------------------------------------------------------------------- */

typedef struct
{
  guint n_hands;
  double mean; /* of the sum of all */
  double variance;
  double n_sums;
} Totals;

static Totals
add_up (LuckRange *self)
{
  Totals totals = { .n_sums = 1 };

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      totals.n_hands += part->n_hands;
      totals.mean += part->n_hands * part->mean;
      totals.variance += part->n_hands * part->variance;
      totals.n_sums += (double) part->n_hands * (part->n - 1);
    }

  return totals;
}

double
luck_range_mean (LuckRange *self)
{
  Totals totals = add_up (self);

  return totals.n_hands > 0 ? totals.mean / totals.n_hands : 0;
}

/* About as many as add_hands () makes: each hand is added to all sums so far. */
static double
count_steps (LuckRange *self)
{
  double steps = 0;
  double n = 1;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);
      double added = (double) part->n_hands * (part->n - 1);

      steps += (n + added / 2) * part->n_hands * part->n;
      n += added;
    }

  return steps;
}

/* How likely each sum of all hands is; free with g_free (). */
static double *
add_hands (LuckRange *self, guint n_sums)
{
  double *chance = g_new0 (double, n_sums);
  g_autofree double *next = g_new (double, n_sums);
  guint n = 1;

  chance[0] = 1;
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      for (guint hand = 0; hand < part->n_hands; hand++)
        {
          memset (next, 0, (n + part->n - 1) * sizeof (double));
          for (guint sum = 0; sum < n; sum++)
            for (guint own = 0; own < part->n; own++)
              next[sum + own] += chance[sum] * part->chance[own];
          n += part->n - 1;
          memcpy (chance, next, n * sizeof (double));
        }
    }

  return chance;
}

static void
find_exactly (LuckRange *self, const Totals *totals, double *low, double *high)
{
  guint n = (guint) totals->n_sums;
  g_autofree double *chance = add_hands (self, n);
  double below = 0;
  double above = 0;
  guint least = 0;
  guint most = n - 1;

  while (least < n - 1 && below + chance[least] < TAIL)
    below += chance[least++];
  while (most > 0 && above + chance[most] < TAIL)
    above += chance[most--];
  *low = (double) least / totals->n_hands;
  *high = (double) most / totals->n_hands;
}

void
luck_range_find (LuckRange *self, double *low, double *high)
{
  Totals totals = add_up (self);
  double margin = NORMAL_95 * sqrt (totals.variance);

  *low = *high = 0;
  if (totals.n_hands == 0)
    return;
  if (count_steps (self) <= STEPS_MOST)
    {
      find_exactly (self, &totals, low, high);
      return;
    }
  *low = (totals.mean - margin) / totals.n_hands;
  *high = (totals.mean + margin) / totals.n_hands;
}
