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

void
trials_make (SearchGround *ground, const Choice *choice, unsigned n, unsigned n_deep, Rng *rng,
             const Crew *crew)
{
  g_autofree Deal *worlds = g_new (Deal, n);
  Action actions[ACTIONS_MAX];
  unsigned n_actions;
  unsigned n_left = ACTIONS_MAX;

  search_draw (ground, rng, &worlds[0]);
  n_actions = list_tried (&worlds[0], choice, actions);
  ground->rollout = rollout_new (actions, n_actions);
  alike_equate (ground->rollout, &worlds[0], choice, actions, n_actions);
  for (unsigned i = 0; i < n && n_left > 1 && !crew_is_cancelled (crew); i++)
    {
      unsigned n_new = i % WORLDS_A_LOOK + 1;

      if (ground->beliefs != NULL)
        worlds[i] = *beliefs_at_share (ground->beliefs, ((uint64_t) i * STRIDE % n + 0.5) / n);
      else
        worlds_draw (ground->worlds, rng, &worlds[i]);
      if (n_new < WORLDS_A_LOOK && i + 1 < n)
        continue;
      rollout_look (ground->rollout, &worlds[i + 1 - n_new], n_new, rng, crew);
      n_left = rollout_drop (ground->rollout);
    }
  if (n_deep > 0 && n_left > 1 && !crew_is_cancelled (crew))
    rollout_deepen (ground->rollout, worlds, count_deep (n_deep, n_left, &worlds[0]), crew);
}
