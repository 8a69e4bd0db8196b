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
  double log_mean;
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
  self->log_mean = most + log (sum / self->n);

  return sum * sum / squares;
}

static void
draw_worlds (Beliefs *self, const Observation *observation, Worlds *worlds, unsigned n, Rng *rng,
             GCancellable *cancellable)
{
  while (self->n < n && (self->n == 0 || !g_cancellable_is_cancelled (cancellable)))
    {
      worlds_draw (worlds, rng, &self->world[self->n]);
      self->log_weight[self->n] = likely_log (observation, &self->world[self->n]);
      self->n++;
    }
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

/*
 * Lets each world go its way, card after card, to where it is likelier or not much less so:
 * Metropolis, Rosenbluth, Rosenbluth, Teller, Teller, "Equation of State Calculations by Fast
 * Computing Machines", J. Chem. Phys. 21 (1953), after resampling as in Gilks and Berzuini,
 * "Following a moving target", J. R. Statist. Soc. B 63 (2001).
 */
static void
vary_worlds (Beliefs *self, const Observation *observation, const Worlds *worlds, unsigned n,
             Rng *rng, GCancellable *cancellable)
{
  resample (self);
  for (unsigned i = 0; n > 0 && !g_cancellable_is_cancelled (cancellable); i = (i + 1) % self->n)
    {
      double fraction = ((double) (rng_next (rng) >> 11) + 1) * 0x1p-53;
      double log_weight;
      Deal next;

      n--;
      if (!worlds_vary (worlds, &self->world[i], rng, &next))
        continue;
      log_weight = likely_log (observation, &next);
      if (log (fraction) < log_weight - self->log_weight[i])
        {
          self->world[i] = next;
          self->log_weight[i] = log_weight;
        }
    }
  for (unsigned i = 0; i < self->n; i++)
    self->upto[i] = (i + 1.0) / self->n;
}

Beliefs *
beliefs_new (const Observation *observation, unsigned n, Rng *rng, GCancellable *cancellable)
{
  Beliefs *self = g_new0 (Beliefs, 1);
  Worlds *worlds = worlds_new (observation);
  unsigned n_first = MAX (n / DRAWN_SHARE, 1);

  self->world = g_new (Deal, MAX (n, 1));
  self->log_weight = g_new (double, MAX (n, 1));
  self->upto = g_new (double, MAX (n, 1));
  if (worlds_are_listed (worlds) && worlds_count (worlds) > 0 && worlds_count (worlds) <= n)
    {
      for (; self->n < worlds_count (worlds); self->n++)
        {
          worlds_at (worlds, self->n, &self->world[self->n], rng);
          self->log_weight[self->n] = likely_log (observation, &self->world[self->n]);
        }
      add_up (self);
    }
  else
    {
      draw_worlds (self, observation, worlds, n_first, rng, cancellable);
      if (add_up (self) < self->n / 3.0)
        {
          vary_worlds (self, observation, worlds, n - n_first, rng, cancellable);
        }
      else
        {
          draw_worlds (self, observation, worlds, n, rng, cancellable);
          add_up (self);
        }
    }
  worlds_free (worlds);

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

double
beliefs_log_mean (const Beliefs *self)
{
  return self->log_mean;
}
