/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "summary.h"

#include <math.h>
#include <stdio.h>

#include "game.h"

#define NORMAL_95 1.959964 /* two-sided 95 % quantile of the normal distribution */

/* Mean and variance as they come, after Welford (Technometrics 4, 1962). */
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
  Sample points[SEATS_MAX]; /* by player, per pack: mean over the rotations */
  Sample score[SEATS_MAX];
  Sample lead[SEATS_MAX]; /* score minus the mean score of the other units */
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
summary_new (const Table *table, unsigned n_rotations)
{
  Summary *self = g_new0 (Summary, 1);

  self->table = table;
  self->n_rotations = n_rotations;

  return self;
}

void
summary_free (Summary *self)
{
  g_free (self);
}

void
summary_add (Summary *self, GPtrArray *runs, unsigned index)
{
  const Table *table = self->table;

  for (unsigned player = 0; player < table->n_seats; player++)
    {
      double points = 0;
      double score = 0;
      double lead = 0;

      for (unsigned r = 0; r < runs->len; r++)
        {
          const MatchRun *run = g_ptr_array_index (runs, r);
          const DealRun *deal = g_ptr_array_index (run->deals, index);
          unsigned seat = (player + run->rotation) % table->n_seats;
          unsigned unit = game_unit_of (table->game, &table->options, seat);

          points += deal->result.points[unit];
          score += deal->result.score[unit];
          lead += deal_result_lead (&deal->result, unit);
        }
      sample_add (&self->points[player], points / runs->len);
      sample_add (&self->score[player], score / runs->len);
      sample_add (&self->lead[player], lead / runs->len);
    }
}

void
summary_print (const Summary *self)
{
  const Table *table = self->table;

  printf ("summary %s packs %u rotations %u seed %" G_GUINT64_FORMAT "\n", table->game->key,
          self->score[0].n, self->n_rotations, table->seed);
  printf ("%-6s %-24s %20s %20s %20s\n", "player", "name", "points/deal", "score/deal",
          "lead/deal");
  for (unsigned i = 0; i < table->n_seats; i++)
    printf ("%-6u %-24s %11.2f +- %5.2f %11.2f +- %5.2f %11.2f +- %5.2f\n", i,
            table->player[i].name, self->points[i].mean, sample_interval (&self->points[i]),
            self->score[i].mean, sample_interval (&self->score[i]), self->lead[i].mean,
            sample_interval (&self->lead[i]));
}
