/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rollout.h"

#include <glib.h>
#include <math.h>

#include "guide.h"

/* A mean, and how much what it is of varies. */
typedef struct
{
  double mean;
  double squares;
} Mean;

typedef struct
{
  Action action;
  bool is_out; /* is not looked at any more */
  unsigned n;
  Mean lead;
  Mean ahead; /* of the first action in the same worlds */
} Line;

struct Rollout
{
  unsigned n_lines;
  Line line[ACTIONS_MAX];
};

Rollout *
rollout_new (const Action *actions, unsigned n)
{
  Rollout *self = g_new0 (Rollout, 1);

  self->n_lines = n;
  for (unsigned i = 0; i < n; i++)
    self->line[i].action = actions[i];

  return self;
}

void
rollout_free (Rollout *self)
{
  g_free (self);
}

static void
add_to_mean (Mean *mean, unsigned n, double value)
{
  double delta = value - mean->mean;

  mean->mean += delta / n;
  mean->squares += delta * (value - mean->mean);
}

static double
error_of (const Mean *mean, unsigned n)
{
  return n > 1 ? sqrt (mean->squares / (n - 1) / n) : INFINITY;
}

void
rollout_play_on (Deal *deal, Action first, Rng *rng)
{
  deal_apply (deal, first);
  guide_play_out (deal, GUIDE_ALL_BY_RULES, rng);
}

void
rollout_look (Rollout *self, const Deal *world, Rng *rng)
{
  unsigned unit = deal_unit (world, (unsigned) world->turn);
  double first = 0;

  for (unsigned i = 0; i < self->n_lines; i++)
    {
      Line *line = &self->line[i];
      Rng chance = *rng;
      Deal deal = *world;
      DealResult result;
      double lead;

      if (line->is_out)
        continue;
      rollout_play_on (&deal, line->action, &chance);
      deal_result (&deal, &result);
      lead = deal_result_lead (&result, unit);
      if (i == 0)
        first = lead;
      line->n++;
      add_to_mean (&line->lead, line->n, lead);
      add_to_mean (&line->ahead, line->n, lead - first);
    }
  rng_next (rng);
}

#define CLEARLY 3.0 /* standard errors */

/* The first stays, for the others are held against it. */
unsigned
rollout_drop (Rollout *self)
{
  double most = 0;
  unsigned n_left = 0;

  for (unsigned i = 1; i < self->n_lines; i++)
    if (!self->line[i].is_out)
      most = MAX (most, self->line[i].ahead.mean);
  for (unsigned i = 1; i < self->n_lines; i++)
    {
      Line *line = &self->line[i];

      if (!line->is_out)
        line->is_out = line->ahead.mean + CLEARLY * error_of (&line->ahead, line->n) < most;
      n_left += !line->is_out;
    }

  return n_left + 1;
}

unsigned
rollout_rows (const Rollout *self, SearchRow *rows)
{
  for (unsigned i = 0; i < self->n_lines; i++)
    {
      const Line *line = &self->line[i];

      rows[i] = (SearchRow) { line->action, self->line[0].lead.mean + line->ahead.mean,
                              error_of (&line->ahead, line->n) };
    }

  return self->n_lines;
}

Action
rollout_best (const Rollout *self, double sure, double margin)
{
  const Line *first = &self->line[0];
  double most = margin * (first->n > 1 ? sqrt (first->lead.squares / (first->n - 1)) : 0);
  const Line *best = first;

  for (unsigned i = 1; i < self->n_lines; i++)
    {
      const Line *line = &self->line[i];
      double least = line->ahead.mean - sure * error_of (&line->ahead, line->n);

      if (!line->is_out && least > most)
        {
          best = line;
          most = least;
        }
    }

  return best->action;
}
