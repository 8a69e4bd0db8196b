/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/inference/beliefs.h"

#include <math.h>
#include <string.h>

#include "players/inference/likely.h"

/*
 * One world in DRAWN_SHARE is drawn first. If few of these are likely, WALKS random walks from
 * them, with STEPS swaps per world, replace them. This locates hidden cards as well as twenty times
 * the worlds (strength-notes.md).
 */
#define DRAWN_SHARE 6
#define WALKS 16
#define STEPS 2

struct Beliefs
{
  unsigned n;
  Deal *world;
  double *log_weight;
  double *upto; /* cumulative weights */
};

/* Updates @upto; returns the effective sample size. */
static double
add_up (Beliefs *self)
{
  double most = -INFINITY;
  double sum = 0;
  double squares = 0;

  for (unsigned i = 0; i < self->n; i++)
    most = MAX (most, self->log_weight[i]);
  for (unsigned i = 0; i < self->n; i++)
    {
      double weight = exp (self->log_weight[i] - most);

      sum += weight;
      squares += weight * weight;
      self->upto[i] = sum;
    }
  for (unsigned i = 0; i < self->n; i++)
    self->upto[i] /= sum;

  return sum * sum / squares;
}

/* State shared by workers. */
typedef struct
{
  Beliefs *self;
  Likely *likely[THREAD_POOL_MAX]; /* by worker */
  const Observation *observation;
  const Worlds *worlds;
  const ThreadPool *pool;
  Rng rng;        /* seed for a stream per world and walk */
  unsigned first; /* first world to draw */
  Deal start[WALKS];
  double log_weight[WALKS];
} Weighing;

static double
weigh_world (Weighing *weighing, const Deal *world, unsigned worker)
{
  Likely **likely = &weighing->likely[worker];

  if (*likely == NULL)
    *likely = likely_new (weighing->observation);

  return likely_log (*likely, world);
}

static void
draw_world (gpointer data, unsigned index, unsigned worker)
{
  Weighing *weighing = data;
  Beliefs *self = weighing->self;
  unsigned i = weighing->first + index;
  Rng rng = rng_new (weighing->rng.state, i);

  worlds_draw (weighing->worlds, &rng, &self->world[i]);
  self->log_weight[i] = weigh_world (weighing, &self->world[i], worker);
}

static void
draw_worlds (Weighing *weighing, unsigned n)
{
  weighing->first = weighing->self->n;
  thread_pool_work (weighing->pool, n - weighing->first, draw_world, weighing);
  weighing->self->n = n;
}

static void
take_world (gpointer data, unsigned index, unsigned worker)
{
  Weighing *weighing = data;
  Beliefs *self = weighing->self;
  Rng rng = rng_new (weighing->rng.state, index);

  worlds_at (weighing->worlds, index, &self->world[index], &rng);
  self->log_weight[index] = weigh_world (weighing, &self->world[index], worker);
}

/* Chooses the first worlds of the walks in proportion to weight. */
static void
begin_walks (Weighing *weighing)
{
  const Beliefs *self = weighing->self;
  unsigned from = 0;

  for (unsigned i = 0; i < WALKS; i++)
    {
      while (from + 1 < self->n && self->upto[from] < (i + 0.5) / WALKS)
        from++;
      weighing->start[i] = self->world[from];
      weighing->log_weight[i] = self->log_weight[from];
    }
}

/* Swaps two cards; keeps a likelier world, or by chance one that is less likely. */
static void
step (Weighing *weighing, Rng *rng, unsigned worker, Deal *world, double *log_weight)
{
  double fraction = ((double) (rng_next (rng) >> 11) + 1) * 0x1p-53;
  double next_log;
  Deal next;

  if (!worlds_vary (weighing->worlds, world, rng, &next))
    return;
  next_log = weigh_world (weighing, &next, worker);
  if (log (fraction) >= next_log - *log_weight)
    return;
  *world = next;
  *log_weight = next_log;
}

/* Fills part @index of WALKS with its worlds. */
static void
walk (gpointer data, unsigned index, unsigned worker)
{
  Weighing *weighing = data;
  Beliefs *self = weighing->self;
  unsigned end = (index + 1) * self->n / WALKS;
  Rng rng = rng_new (weighing->rng.state, index);
  Deal world = weighing->start[index];
  double log_weight = weighing->log_weight[index];

  for (unsigned i = index * self->n / WALKS; i < end; i++)
    {
      for (unsigned n = 0; n < STEPS && !thread_pool_is_cancelled (weighing->pool); n++)
        step (weighing, &rng, worker, &world, &log_weight);
      self->world[i] = world;
      self->log_weight[i] = log_weight;
    }
}

/* Merges repeated worlds of a walk, adding weights. */
static void
merge_alike (Beliefs *self)
{
  unsigned n = 0;

  for (unsigned i = 0; i < self->n; i++)
    {
      if (n > 0 && memcmp (&self->world[i], &self->world[n - 1], sizeof *self->world) == 0)
        n--;
      self->world[n] = self->world[i];
      self->log_weight[n] = self->log_weight[i];
      self->upto[n++] = (i + 1.0) / self->n;
    }
  self->n = n;
}

/*
 * Samples by Metropolis, Rosenbluth, Rosenbluth, Teller, Teller, "Equation of State Calculations by
 * Fast Computing Machines", J. Chem. Phys. 21 (1953), after resampling as in Gilks and Berzuini,
 * "Following a moving target", J. R. Statist. Soc. B 63 (2001). Long walks revisit hands with
 * cached likelihoods.
 */
static void
walk_worlds (Weighing *weighing, unsigned n)
{
  Beliefs *self = weighing->self;

  begin_walks (weighing);
  self->n = n;
  rng_next (&weighing->rng);
  thread_pool_work (weighing->pool, WALKS, walk, weighing);
  if (!thread_pool_is_cancelled (weighing->pool))
    merge_alike (self);
}

/* Weighs up to @n worlds. */
static void
weigh (Weighing *weighing, unsigned n)
{
  Beliefs *self = weighing->self;
  const Worlds *worlds = weighing->worlds;
  unsigned n_first = MAX (n / DRAWN_SHARE, 1);

  if (worlds_are_listed (worlds) && worlds_count (worlds) > 0 && worlds_count (worlds) <= n)
    {
      self->n = (unsigned) worlds_count (worlds);
      thread_pool_work (weighing->pool, self->n, take_world, weighing);
      if (!thread_pool_is_cancelled (weighing->pool))
        add_up (self);
      return;
    }

  draw_worlds (weighing, n_first);
  if (thread_pool_is_cancelled (weighing->pool))
    return;
  if (add_up (self) < self->n / 3.0)
    {
      walk_worlds (weighing, n);
      return;
    }
  draw_worlds (weighing, n);
  if (!thread_pool_is_cancelled (weighing->pool))
    add_up (self);
}

Beliefs *
beliefs_new (const Observation *observation, unsigned n, Rng *rng, const ThreadPool *pool)
{
  Beliefs *self = g_new0 (Beliefs, 1);
  Worlds *worlds = worlds_new (observation);
  Weighing weighing = { .self = self,
                        .observation = observation,
                        .worlds = worlds,
                        .pool = pool,
                        .rng = rng_new (rng_next (rng), 0) };

  self->world = g_new (Deal, MAX (n, 1));
  self->log_weight = g_new (double, MAX (n, 1));
  self->upto = g_new (double, MAX (n, 1));
  weigh (&weighing, MAX (n, 1));
  worlds_free (worlds);
  for (unsigned i = 0; i < THREAD_POOL_MAX; i++)
    g_clear_pointer (&weighing.likely[i], likely_free);
  if (thread_pool_is_cancelled (pool))
    g_clear_pointer (&self, beliefs_free);

  return self;
}

void
beliefs_free (Beliefs *self)
{
  g_free (self->world);
  g_free (self->log_weight);
  g_free (self->upto);
  g_free (self);
}

const Deal *
beliefs_draw (const Beliefs *self, Rng *rng)
{
  return beliefs_at_share (self, (double) (rng_next (rng) >> 11) * 0x1p-53);
}

const Deal *
beliefs_at_share (const Beliefs *self, double share)
{
  unsigned low = 0;
  unsigned high = self->n - 1;

  while (low < high)
    {
      unsigned middle = (low + high) / 2;

      if (self->upto[middle] > share)
        high = middle;
      else
        low = middle + 1;
    }

  return &self->world[low];
}

unsigned
beliefs_count (const Beliefs *self)
{
  return self->n;
}

const Deal *
beliefs_at (const Beliefs *self, unsigned index, double *weight)
{
  *weight = self->upto[index] - (index > 0 ? self->upto[index - 1] : 0);

  return &self->world[index];
}

unsigned
beliefs_times (const Beliefs *self, unsigned index, unsigned n)
{
  double low = index > 0 ? self->upto[index - 1] : 0;

  return (unsigned) (ceil (self->upto[index] * n - .5) - ceil (low * n - .5));
}
