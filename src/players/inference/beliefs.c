/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "beliefs.h"

#include <math.h>
#include <string.h>

#include "likely.h"

/* Of the worlds that are weighed so many are drawn first; if few of them are likely, they vary. */
#define DRAWN_SHARE 3

struct Beliefs
{
  unsigned n;
  Deal *world;
  double *log_weight;
  double *upto; /* the weights of all worlds up to this one */
};

/* Adds up the weights; returns how many equal weights would spread as far. */
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

/* What the parts of the work have in common. */
typedef struct
{
  Beliefs *self;
  Likely *likely[CREW_MAX]; /* of each worker */
  const Observation *observation;
  const Worlds *worlds;
  const Crew *crew;
  Rng rng;          /* each world has a stream of its own, which begins here */
  unsigned first;   /* of the worlds that are drawn */
  unsigned n_steps; /* that the worlds go, all of them together */
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
  crew_work (weighing->crew, n - weighing->first, draw_world, weighing);
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

/* As many worlds again, each as often as it is likely: all have the same weight then. */
static void
resample (Beliefs *self)
{
  Deal *world = g_new (Deal, self->n);
  double *log_weight = g_new (double, self->n);
  unsigned from = 0;

  for (unsigned i = 0; i < self->n; i++)
    {
      while (from + 1 < self->n && self->upto[from] < (i + 0.5) / self->n)
        from++;
      world[i] = self->world[from];
      log_weight[i] = self->log_weight[from];
    }
  memcpy (self->world, world, self->n * sizeof *world);
  memcpy (self->log_weight, log_weight, self->n * sizeof *log_weight);
  g_free (world);
  g_free (log_weight);
}

static void
vary_world (gpointer data, unsigned index, unsigned worker)
{
  Weighing *weighing = data;
  Beliefs *self = weighing->self;
  unsigned n = weighing->n_steps / self->n + (index < weighing->n_steps % self->n ? 1 : 0);
  Rng rng = rng_new (weighing->rng.state, index);

  for (; n > 0 && !crew_is_cancelled (weighing->crew); n--)
    {
      double fraction = ((double) (rng_next (&rng) >> 11) + 1) * 0x1p-53;
      double log_weight;
      Deal next;

      if (!worlds_vary (weighing->worlds, &self->world[index], &rng, &next))
        continue;
      log_weight = weigh_world (weighing, &next, worker);
      if (log (fraction) < log_weight - self->log_weight[index])
        {
          self->world[index] = next;
          self->log_weight[index] = log_weight;
        }
    }
}

/*
 * Lets each world go its way, card after card, to where it is likelier or not much less so:
 * Metropolis, Rosenbluth, Rosenbluth, Teller, Teller, "Equation of State Calculations by Fast
 * Computing Machines", J. Chem. Phys. 21 (1953), after resampling as in Gilks and Berzuini,
 * "Following a moving target", J. R. Statist. Soc. B 63 (2001).
 */
static void
vary_worlds (Weighing *weighing, unsigned n)
{
  Beliefs *self = weighing->self;

  resample (self);
  rng_next (&weighing->rng);
  weighing->n_steps = n;
  crew_work (weighing->crew, self->n, vary_world, weighing);
  for (unsigned i = 0; i < self->n; i++)
    self->upto[i] = (i + 1.0) / self->n;
}

/* Up to @n worlds, all of them where there are fewer. */
static void
weigh (Weighing *weighing, unsigned n)
{
  Beliefs *self = weighing->self;
  const Worlds *worlds = weighing->worlds;
  unsigned n_first = MAX (n / DRAWN_SHARE, 1);

  if (worlds_are_listed (worlds) && worlds_count (worlds) > 0 && worlds_count (worlds) <= n)
    {
      self->n = (unsigned) worlds_count (worlds);
      crew_work (weighing->crew, self->n, take_world, weighing);
      if (!crew_is_cancelled (weighing->crew))
        add_up (self);
      return;
    }

  draw_worlds (weighing, n_first);
  if (crew_is_cancelled (weighing->crew))
    return;
  if (add_up (self) < self->n / 3.0)
    {
      vary_worlds (weighing, n - n_first);
      return;
    }
  draw_worlds (weighing, n);
  if (!crew_is_cancelled (weighing->crew))
    add_up (self);
}

Beliefs *
beliefs_new (const Observation *observation, unsigned n, Rng *rng, const Crew *crew)
{
  Beliefs *self = g_new0 (Beliefs, 1);
  Worlds *worlds = worlds_new (observation);
  Weighing weighing = { .self = self,
                        .observation = observation,
                        .worlds = worlds,
                        .crew = crew,
                        .rng = rng_new (rng_next (rng), 0) };

  self->world = g_new (Deal, MAX (n, 1));
  self->log_weight = g_new (double, MAX (n, 1));
  self->upto = g_new (double, MAX (n, 1));
  weigh (&weighing, MAX (n, 1));
  worlds_free (worlds);
  for (unsigned i = 0; i < CREW_MAX; i++)
    g_clear_pointer (&weighing.likely[i], likely_free);
  if (crew_is_cancelled (crew))
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
