/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/rollout.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "players/search/ending.h"
#include "players/search/guide.h"

typedef struct
{
  double mean;
  double squares; /* squared deviations */
} Mean;

/* Adds the @n-th value. */
static inline void
mean_add (Mean *mean, unsigned n, double value)
{
  double delta = value - mean->mean;

  mean->mean += delta / n;
  mean->squares += delta * (value - mean->mean);
}

static inline double
mean_error (const Mean *mean, unsigned n)
{
  return n > 1 ? sqrt (mean->squares / (n - 1) / n) : INFINITY;
}

#define FEWEST 10 /* fewest worlds in which other cards are tried */
#define SURE 1.0  /* standard errors by which to beat the guide's card */

typedef struct
{
  unsigned seat; /* trying seat */
  const ThreadPool *pool;
  Rng rng;
} Deeper;

static double
lead_at_end (const Deeper *looking, const Deal *over)
{
  DealResult result;

  deal_result (over, &result);

  return deal_result_lead (&result, deal_unit (over, looking->seat));
}

static void
play_out (Deeper *looking, const Deal *deals, unsigned n, Action action, double *leads)
{
  for (unsigned i = 0; i < n && !thread_pool_is_cancelled (looking->pool); i++)
    {
      Deal deal = deals[i];

      deal_apply (&deal, action);
      guide_play_out (&deal, GUIDE_ALL_BY_RULES, &looking->rng);
      leads[i] = lead_at_end (looking, &deal);
    }
}

/*
 * Fills @leads with each deal's lead after one next card for all @deals, which the seat cannot tell
 * apart. Takes the guide's card unless another one is surely better.
 */
static void
try_next (Deeper *looking, const Deal *deals, unsigned n, double *leads)
{
  g_autofree double *usual = g_new (double, n);
  g_autofree double *tried = g_new (double, n);
  double most = 0;
  ActionList list;
  Action rule;

  guide_list (&deals[0], &list);
  rule = guide_choose (&deals[0], &list, &looking->rng);
  play_out (looking, deals, n, rule, usual);
  memcpy (leads, usual, n * sizeof *leads);
  for (unsigned i = 0; i < list.n && n >= FEWEST && !thread_pool_is_cancelled (looking->pool); i++)
    {
      Mean ahead = { 0 };
      double least;

      if (list.at[i] == rule)
        continue;
      play_out (looking, deals, n, list.at[i], tried);
      for (unsigned k = 0; k < n; k++)
        mean_add (&ahead, k + 1, tried[k] - usual[k]);
      least = ahead.mean - SURE * mean_error (&ahead, n);
      if (least > most)
        {
          most = least;
          memcpy (leads, tried, n * sizeof *leads);
        }
    }
}

/* ---- Worlds alike to the seat ---------------------------------------------------------------- */

/* A world and a hash of its plays. */
typedef struct
{
  uint64_t played;
  unsigned index;
} Course;

static int
compare_courses (gconstpointer a, gconstpointer b)
{
  const Course *one = a;
  const Course *other = b;

  if (one->played != other->played)
    return one->played < other->played ? -1 : 1;

  return one->index < other->index ? -1 : 1;
}

static uint64_t
course_of (const Deal *deal, unsigned n_before)
{
  uint64_t played = deal_is_over (deal);

  for (unsigned i = n_before; i < deal->n_played; i++)
    played = rng_mix (played << 8 ^ deal->played[i]);

  return played;
}

static void
look_at_alike (Deeper *looking, const Deal *deals, const Course *courses, unsigned n, double *leads)
{
  g_autofree Deal *alike = g_new (Deal, n);
  g_autofree double *found = g_new0 (double, n);

  for (unsigned i = 0; i < n; i++)
    alike[i] = deals[courses[i].index];
  if (!deal_is_over (&alike[0]))
    try_next (looking, alike, n, found);
  for (unsigned i = 0; i < n; i++)
    leads[courses[i].index]
        = deal_is_over (&alike[0]) ? lead_at_end (looking, &alike[i]) : found[i];
}

void
deeper_leads (const Deal *worlds, unsigned n, Action action, const ThreadPool *pool, double *leads)
{
  Deeper looking = { (unsigned) worlds[0].turn, pool, rng_new (n, 1) };
  g_autofree Deal *deals = g_new (Deal, n);
  g_autofree Course *courses = g_new (Course, n);
  unsigned n_alike;

  for (unsigned i = 0; i < n && !thread_pool_is_cancelled (pool); i++)
    {
      deals[i] = worlds[i];
      deal_apply (&deals[i], action);
      guide_play_until (&deals[i], looking.seat, &looking.rng);
      courses[i] = (Course) { course_of (&deals[i], worlds[i].n_played), i };
    }
  if (thread_pool_is_cancelled (pool))
    return;
  qsort (courses, n, sizeof *courses, compare_courses);
  for (unsigned i = 0; i < n && !thread_pool_is_cancelled (pool); i += n_alike)
    {
      n_alike = 1;
      while (i + n_alike < n && courses[i + n_alike].played == courses[i].played)
        n_alike++;
      look_at_alike (&looking, deals, courses + i, n_alike, leads);
    }
}

/* ---- Actions in the same worlds -------------------------------------------------------------- */

/* Results of an action in the worlds. */
typedef struct
{
  unsigned n;
  Mean lead;
  Mean ahead; /* lead over the first action */
} Found;

typedef struct
{
  Action action;
  bool is_out; /* true if no longer tried */
  unsigned as; /* index of the line with the results, usually this line */
  Found found;
  Found open; /* results of solved worlds */
} Line;

struct Rollout
{
  unsigned n_lines;
  Line line[ACTIONS_MAX];
  double share; /* weight of `open`; playouts count 1 */
};

Rollout *
rollout_new (const Action *actions, unsigned n)
{
  Rollout *self = g_new0 (Rollout, 1);

  self->n_lines = n;
  for (unsigned i = 0; i < n; i++)
    self->line[i] = (Line) { .action = actions[i], .as = i };

  return self;
}

void
rollout_equate (Rollout *self, unsigned index, unsigned other)
{
  g_return_if_fail (index > 0 && other < self->n_lines && self->line[other].as == other);

  self->line[index].as = other;
  self->line[index].is_out = true;
}

void
rollout_free (Rollout *self)
{
  g_free (self);
}

static void
play_on (Deal *deal, Action first, Rng *rng)
{
  deal_apply (deal, first);
  guide_play_out (deal, GUIDE_ALL_BY_RULES, rng);
}

/* Shared data of look_at_world (). */
typedef struct
{
  const Rollout *self;
  const Deal *worlds;
  Rng rng;      /* origin of the worlds' random streams */
  double *lead; /* leads by world and line */
} Looking;

static void
look_at_world (gpointer data, unsigned index, unsigned worker G_GNUC_UNUSED)
{
  const Looking *looking = data;
  const Rollout *self = looking->self;
  const Deal *world = &looking->worlds[index];
  unsigned unit = deal_unit (world, (unsigned) world->turn);

  for (unsigned i = 0; i < self->n_lines; i++)
    {
      Rng chance = rng_new (looking->rng.state, index);
      Deal deal = *world;
      DealResult result;

      if (self->line[i].is_out)
        continue;
      play_on (&deal, self->line[i].action, &chance);
      deal_result (&deal, &result);
      looking->lead[index * self->n_lines + i] = deal_result_lead (&result, unit);
    }
}

static void
count_lead (Found *found, double lead, double first)
{
  found->n++;
  mean_add (&found->lead, found->n, lead);
  mean_add (&found->ahead, found->n, lead - first);
}

static void
count_world (Rollout *self, const double *lead)
{
  for (unsigned i = 0; i < self->n_lines; i++)
    if (!self->line[i].is_out)
      count_lead (&self->line[i].found, lead[i], lead[0]);
}

void
rollout_look (Rollout *self, const Deal *worlds, const unsigned *times, unsigned n, Rng *rng,
              const ThreadPool *pool)
{
  g_autofree double *lead = g_new (double, n * self->n_lines);
  Looking looking = { self, worlds, rng_new (rng_next (rng), 0), lead };

  thread_pool_work (pool, n, look_at_world, &looking);
  if (thread_pool_is_cancelled (pool))
    return;
  for (unsigned k = 0; k < n; k++)
    for (unsigned t = 0; t < (times != NULL ? times[k] : 1); t++)
      count_world (self, &lead[k * self->n_lines]);
}

/* ---- All cards known ------------------------------------------------------------------------- */

/* Counts a solved world; unsolved ones are NAN. */
static void
count_open_world (Rollout *self, const double *lead)
{
  if (isnan (lead[0]))
    return;
  for (unsigned i = 0; i < self->n_lines; i++)
    if (!self->line[i].is_out)
      count_lead (&self->line[i].open, lead[i], lead[0]);
}

void
rollout_open (Rollout *self, const Deal *worlds, const unsigned *times, unsigned n, double share,
              const ThreadPool *pool)
{
  g_autofree double *lead = g_new (double, n * self->n_lines);
  Ending *ending = ending_new (pool != NULL ? pool->cancellable : NULL);
  Action actions[ACTIONS_MAX];

  for (unsigned i = 0; i < self->n_lines; i++)
    actions[i] = self->line[i].action;
  ending_look (ending, worlds, n, actions, self->n_lines, pool, lead);
  ending_free (ending);
  if (thread_pool_is_cancelled (pool))
    return;
  for (unsigned k = 0; k < n; k++)
    for (unsigned t = 0; t < times[k]; t++)
      count_open_world (self, &lead[k * self->n_lines]);
  self->share = share;
}

static double
share_of (const Rollout *self, const Line *line)
{
  return line->open.n > 0 ? self->share : 0;
}

static double
blend (double played, double open, double share)
{
  return (played + share * open) / (1 + share);
}

static double
lead_of (const Rollout *self, const Line *line)
{
  return blend (line->found.lead.mean, line->open.lead.mean, share_of (self, line));
}

static double
ahead_of (const Rollout *self, const Line *line)
{
  return blend (line->found.ahead.mean, line->open.ahead.mean, share_of (self, line));
}

/* Returns the error of ahead_of (); playouts and solved worlds err independently. */
static double
error_of (const Rollout *self, const Line *line)
{
  double share = share_of (self, line);
  double played = mean_error (&line->found.ahead, line->found.n);
  double open = share > 0 ? mean_error (&line->open.ahead, line->open.n) : 0;

  return hypot (played, share * open) / (1 + share);
}

/* Returns the error of weighted playouts for decisions; solved values count as exact. */
static double
error_that_counts (const Rollout *self, const Line *line)
{
  return mean_error (&line->found.ahead, line->found.n) / (1 + share_of (self, line));
}

#define CLEARLY 3.0 /* standard errors by which a dropped action is worse */

/* Never drops the first line, the basis of comparison. */
unsigned
rollout_drop (Rollout *self)
{
  double most = 0;
  unsigned n_left = 0;

  for (unsigned i = 1; i < self->n_lines; i++)
    if (!self->line[i].is_out)
      most = MAX (most, self->line[i].found.ahead.mean);
  for (unsigned i = 1; i < self->n_lines; i++)
    {
      Line *line = &self->line[i];

      if (!line->is_out)
        line->is_out
            = line->found.ahead.mean + CLEARLY * mean_error (&line->found.ahead, line->found.n)
              < most;
      n_left += !line->is_out;
    }

  return n_left + 1;
}

/* Shared data of look_deeper (). */
typedef struct
{
  Rollout *self;
  const Deal *worlds;
  unsigned n;
  const ThreadPool *pool;
  double *lead; /* leads by line and world */
} Deepening;

static void
look_deeper (gpointer data, unsigned index, unsigned worker G_GNUC_UNUSED)
{
  const Deepening *deepening = data;

  if (!deepening->self->line[index].is_out)
    deeper_leads (deepening->worlds, deepening->n, deepening->self->line[index].action,
                  deepening->pool, deepening->lead + index * deepening->n);
}

void
rollout_deepen (Rollout *self, const Deal *worlds, unsigned n, const ThreadPool *pool)
{
  g_autofree double *lead = g_new (double, self->n_lines *n);
  Deepening deepening = { self, worlds, n, pool, lead };

  thread_pool_work (pool, self->n_lines, look_deeper, &deepening);
  if (thread_pool_is_cancelled (pool))
    return;
  for (unsigned i = 0; i < self->n_lines; i++)
    {
      Line *line = &self->line[i];

      if (line->is_out)
        continue;
      line->found = (Found) { 0 };
      for (unsigned k = 0; k < n; k++)
        count_lead (&line->found, lead[i * n + k], lead[k]);
    }
}

unsigned
rollout_rows (const Rollout *self, SearchRow *rows)
{
  for (unsigned i = 0; i < self->n_lines; i++)
    {
      const Line *line = &self->line[self->line[i].as];

      rows[i] = (SearchRow) { self->line[i].action,
                              lead_of (self, &self->line[0]) + ahead_of (self, line),
                              error_of (self, line) };
    }

  return self->n_lines;
}

Action
rollout_best (const Rollout *self, double sure, double margin)
{
  const Line *first = &self->line[0];
  const Found *found = &first->found;
  double most = margin * (found->n > 1 ? sqrt (found->lead.squares / (found->n - 1)) : 0);
  const Line *best = first;

  for (unsigned i = 1; i < self->n_lines; i++)
    {
      const Line *line = &self->line[i];
      double least = ahead_of (self, line) - sure * error_that_counts (self, line);

      if (!line->is_out && least > most)
        {
          best = line;
          most = least;
        }
    }

  return best->action;
}
