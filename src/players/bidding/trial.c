/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/bidding/trial.h"

#include "players/inference/beliefs.h"
#include "players/search/guide.h"

struct Trial
{
  Deal world[TRIAL_WORLDS];
};

/* Of worlds that are weighed more are looked at than are tried, as some are hardly possible. */
#define WEIGHED (2 * TRIAL_WORLDS)

/* Of few that are listed, each with what is by lot beside: the order of a stock. */
static void
draw_listed (Trial *self, const Beliefs *beliefs, const Worlds *worlds, Rng *rng)
{
  unsigned index = 0;
  double weight;
  double upto;

  beliefs_at (beliefs, 0, &weight);
  upto = weight;
  for (unsigned i = 0; i < TRIAL_WORLDS; i++)
    {
      while (upto <= (i + 0.5) / TRIAL_WORLDS && index + 1 < beliefs_count (beliefs))
        {
          beliefs_at (beliefs, ++index, &weight);
          upto += weight;
        }
      worlds_at (worlds, index, &self->world[i], rng);
    }
}

static bool
draw_weighed (Trial *self, const Observation *observation, Worlds *worlds, Rng *rng,
              const ThreadPool *pool)
{
  Beliefs *beliefs = beliefs_new (observation, WEIGHED, rng, pool);

  if (beliefs == NULL)
    return false;
  if (worlds_are_listed (worlds) && beliefs_count (beliefs) == worlds_count (worlds))
    draw_listed (self, beliefs, worlds, rng);
  else
    for (unsigned i = 0; i < TRIAL_WORLDS; i++)
      self->world[i] = *beliefs_at_share (beliefs, (i + 0.5) / TRIAL_WORLDS);
  beliefs_free (beliefs);

  return true;
}

Trial *
trial_new (const Observation *observation, const Player *player, Rng *rng, const ThreadPool *pool)
{
  Trial *self = g_new (Trial, 1);
  Worlds *worlds = worlds_new (observation);

  if (!player->inference)
    for (unsigned i = 0; i < TRIAL_WORLDS; i++)
      worlds_draw (worlds, rng, &self->world[i]);
  else if (!draw_weighed (self, observation, worlds, rng, pool))
    g_clear_pointer (&self, trial_free);
  worlds_free (worlds);

  return self;
}

void
trial_free (Trial *self)
{
  g_free (self);
}

const Deal *
trial_world (const Trial *self, unsigned index)
{
  return &self->world[index];
}

void
trial_play_on (Deal *deal, Action first, Rng *rng)
{
  deal_apply (deal, first);
  guide_play_out (deal, GUIDE_ALL_BY_RULES, rng);
}
