/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/summary.h"

#include <math.h>
#include <stdio.h>

#include "rules/game.h"

#define NORMAL_95 1.959964 /* two-sided 95 % quantile of the normal distribution */

/* Running mean and variance after Welford (Technometrics 4, 1962). */
typedef struct
{
  unsigned n;
  double mean;
  double squares;
} Sample;

struct _Summary
{
  const Table *table;
  unsigned n_rotations;
  bool to_end;
  Sample points[SEATS_MAX]; /* by player: means per pack or match */
  Sample score[SEATS_MAX];
  Sample lead[SEATS_MAX]; /* score less the mean of the other units */
  Sample won[SEATS_MAX];  /* percent */
};

static void
sample_add (Sample *sample, double value)
{
  double delta = value - sample->mean;

  sample->n++;
  sample->mean += delta / sample->n;
  sample->squares += delta * (value - sample->mean);
}

static double
sample_interval (const Sample *sample)
{
  if (sample->n < 2)
    return 0;

  return NORMAL_95 * sqrt (sample->squares / (sample->n - 1) / sample->n);
}

Summary *
summary_new (const Table *table, unsigned n_rotations, bool to_end)
{
  Summary *self = g_new0 (Summary, 1);

  self->table = table;
  self->n_rotations = n_rotations;
  self->to_end = to_end;

  return self;
}

void
summary_free (Summary *self)
{
  g_free (self);
}

/* Adds the mean of deals @from to @upto - 1 as one sample. */
static void
add_deals (Summary *self, GPtrArray *runs, unsigned player, unsigned from, unsigned upto)
{
  const Table *table = self->table;
  double points = 0;
  double score = 0;
  double lead = 0;
  unsigned n = 0;

  for (unsigned r = 0; r < runs->len; r++)
    {
      const MatchRun *run = g_ptr_array_index (runs, r);
      unsigned seat = (player + run->rotation) % table->n_seats;
      unsigned unit = game_unit_of (table->game, &table->options, seat);

      for (unsigned d = from; d < MIN (upto, run->deals->len); d++)
        {
          const DealRun *deal = g_ptr_array_index (run->deals, d);

          points += deal->result.points[unit];
          score += deal->result.score[unit];
          lead += deal_result_lead (&deal->result, unit);
          n++;
        }
    }
  sample_add (&self->points[player], points / n);
  sample_add (&self->score[player], score / n);
  sample_add (&self->lead[player], lead / n);
}

static double
share_won (GPtrArray *runs, unsigned player)
{
  unsigned n = 0;

  for (unsigned r = 0; r < runs->len; r++)
    n += (((MatchRun *) g_ptr_array_index (runs, r))->winners >> player) & 1;

  return (double) n / runs->len;
}

void
summary_add (Summary *self, GPtrArray *runs, unsigned n_deals)
{
  for (unsigned player = 0; player < self->table->n_seats; player++)
    if (self->to_end)
      {
        add_deals (self, runs, player, 0, G_MAXUINT);
        sample_add (&self->won[player], 100 * share_won (runs, player));
      }
    else
      {
        for (unsigned d = 0; d < n_deals; d++)
          add_deals (self, runs, player, d, d + 1);
      }
}

static void
print_sample (const Sample *sample)
{
  printf (" %11.2f +- %5.2f", sample->mean, sample_interval (sample));
}

void
summary_print (const Summary *self)
{
  const Table *table = self->table;

  printf ("summary %s %s %u rotations %u seed %" G_GUINT64_FORMAT "\n", table->game->key,
          self->to_end ? "matches" : "packs", self->score[0].n, self->n_rotations, table->seed);
  printf ("%-6s %-24s %20s %20s %20s", "player", "name", "points/deal", "score/deal", "lead/deal");
  if (self->to_end)
    printf (" %20s", "won %");
  printf ("\n");
  for (unsigned i = 0; i < table->n_seats; i++)
    {
      printf ("%-6u %-24s", i, table->player[i].name);
      print_sample (&self->points[i]);
      print_sample (&self->score[i]);
      print_sample (&self->lead[i]);
      if (self->to_end)
        print_sample (&self->won[i]);
      printf ("\n");
    }
}
