/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/sample.h"

#include <glib.h>

#define WORLDS_A_LOOK 25 /* worlds tried between two rollout_drop () */

/*
 * Fills @order with a random permutation, to separate neighbours of a walk (Durstenfeld, "Algorithm
 * 235: Random permutation", Communications of the ACM 7 (1964)).
 */
static void
shuffle (unsigned *order, unsigned n)
{
  Rng rng = rng_new (n, 0);

  for (unsigned i = 0; i < n; i++)
    {
      unsigned other = rng_below (&rng, i + 1);

      order[i] = order[other];
      order[other] = i;
    }
}

void
sample_take (Sample *self, const Beliefs *beliefs, const Worlds *worlds, unsigned n, Rng *rng)
{
  unsigned n_worlds = beliefs != NULL ? beliefs_count (beliefs) : n;
  g_autofree unsigned *order = g_new (unsigned, n_worlds);

  self->n = 0;
  self->world = g_new (Deal, n_worlds);
  self->times = g_new (unsigned, n_worlds);
  shuffle (order, n_worlds);
  for (unsigned i = 0; i < n_worlds; i++)
    {
      unsigned times = beliefs != NULL ? beliefs_times (beliefs, order[i], n) : 1;
      double weight;

      if (times == 0)
        continue;
      if (beliefs != NULL)
        self->world[self->n] = *beliefs_at (beliefs, order[i], &weight);
      else
        worlds_draw (worlds, rng, &self->world[self->n]);
      self->times[self->n++] = times;
    }
}

void
sample_clear (Sample *self)
{
  g_free (self->world);
  g_free (self->times);
}

unsigned
sample_look (const Sample *self, Rollout *rollout, Rng *rng, const ThreadPool *pool)
{
  unsigned n_left = ACTIONS_MAX;
  unsigned n_new;

  for (unsigned i = 0; i < self->n && n_left > 1 && !thread_pool_is_cancelled (pool); i += n_new)
    {
      n_new = MIN (WORLDS_A_LOOK, self->n - i);
      rollout_look (rollout, &self->world[i], &self->times[i], n_new, rng, pool);
      n_left = rollout_drop (rollout);
    }

  return n_left;
}
