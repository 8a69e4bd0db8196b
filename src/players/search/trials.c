/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "trials.h"

#include <math.h>

#include "alike.h"
#include "guide.h"

#define WORLDS_A_LOOK 25 /* between two looks at what is clearly worse */
#define STRIDE 7919      /* a prime: in which order shares of the weights are looked at */

/* What makes sense of @choice, as @world tells: first what the rules of thumb like best. */
static unsigned
list_tried (const Deal *world, const Choice *choice, Action *actions)
{
  double most = -INFINITY;
  unsigned n = 0;
  ActionList list;

  guide_list (world, &list);
  for (unsigned i = 0; i < choice->n; i++)
    if (action_list_has (&list, choice->row[i].action))
      {
        actions[n] = choice->row[i].action;
        if (choice->row[i].value > most)
          {
            most = choice->row[i].value;
            actions[n] = actions[0];
            actions[0] = choice->row[i].action;
          }
        n++;
      }

  return n;
}

/* So many worlds are looked at deeper, at most, and fewer where there are more pairs of cards. */
#define DEEP_MAX 1000
#define DEEP_PAIRS 30

static unsigned
count_deep (unsigned n_deep, unsigned n_left, const Deal *world)
{
  unsigned n_pairs = n_left * card_set_count (world->hand[world->turn]);

  return MIN (n_deep, DEEP_MAX) * DEEP_PAIRS / MAX (n_pairs, DEEP_PAIRS);
}

/* Worlds in which something is tried. */
typedef struct
{
  unsigned n;
  Deal *world;
  unsigned *times; /* that it counts */
} Trials;

/*
 * As many as @n, the likelier ones more often: of the same there is one that counts several times.
 * Those that a walk came by one after the other do not follow each other.
 */
static void
take_trials (const SearchGround *ground, unsigned n, Rng *rng, Trials *trials)
{
  unsigned n_worlds = ground->beliefs != NULL ? beliefs_count (ground->beliefs) : n;

  trials->n = 0;
  trials->world = g_new (Deal, n_worlds);
  trials->times = g_new (unsigned, n_worlds);
  for (unsigned i = 0; i < n_worlds; i++)
    {
      unsigned index = (unsigned) ((uint64_t) i * STRIDE % n_worlds);
      unsigned times = ground->beliefs != NULL ? beliefs_times (ground->beliefs, index, n) : 1;
      double weight;

      if (times == 0)
        continue;
      if (ground->beliefs != NULL)
        trials->world[trials->n] = *beliefs_at (ground->beliefs, index, &weight);
      else
        worlds_draw (ground->worlds, rng, &trials->world[trials->n]);
      trials->times[trials->n++] = times;
    }
}

/* The first @n, each as often as it counts. */
static void
look_deeper (Rollout *rollout, const Trials *trials, unsigned n, const Crew *crew)
{
  g_autofree Deal *worlds = g_new (Deal, n);
  unsigned n_taken = 0;

  for (unsigned i = 0; i < trials->n && n_taken < n; i++)
    for (unsigned t = 0; t < trials->times[i] && n_taken < n; t++)
      worlds[n_taken++] = trials->world[i];
  rollout_deepen (rollout, worlds, n_taken, crew);
}

void
trials_make (SearchGround *ground, const Choice *choice, unsigned n, unsigned n_deep, Rng *rng,
             const Crew *crew)
{
  Action actions[ACTIONS_MAX];
  unsigned n_actions;
  unsigned n_left = ACTIONS_MAX;
  Trials trials;

  take_trials (ground, n, rng, &trials);
  n_actions = list_tried (&trials.world[0], choice, actions);
  ground->rollout = rollout_new (actions, n_actions);
  alike_equate (ground->rollout, &trials.world[0], choice, actions, n_actions);
  for (unsigned i = 0; i < trials.n && n_left > 1 && !crew_is_cancelled (crew);)
    {
      unsigned n_new = MIN (WORLDS_A_LOOK, trials.n - i);

      rollout_look (ground->rollout, &trials.world[i], &trials.times[i], n_new, rng, crew);
      n_left = rollout_drop (ground->rollout);
      i += n_new;
    }
  if (n_deep > 0 && n_left > 1 && !crew_is_cancelled (crew))
    look_deeper (ground->rollout, &trials, count_deep (n_deep, n_left, &trials.world[0]), crew);
  g_free (trials.world);
  g_free (trials.times);
}
