/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/trials.h"

#include <glib.h>
#include <math.h>

#include "players/player.h"
#include "players/search/guide.h"
#include "players/search/rollout.h"
#include "players/search/sample.h"

/* Returns the cards that make their neighbours differ: unseen ones, and this trick's. */
static CardSet
cards_that_matter (const Deal *world)
{
  CardSet gone = 0;

  for (unsigned i = 0; i < world->n_played; i++)
    gone |= card_set_of (world->played[i]);

  return (~gone & ~world->hand[world->turn]) | trick_cards (&world->trick);
}

/*
 * Returns true if both cards win the same tricks and differ by a point at most. Unseen cards count,
 * because discards differ between worlds.
 */
static bool
are_alike (const Deal *world, Action first, Action second)
{
  const TrickOrder *order = deal_order (world);
  Card one = (Card) action_arg (first);
  Card other = (Card) action_arg (second);
  CardSet between;

  if (!action_is_play (world->game, first) || !action_is_play (world->game, second)
      || order->group[one] != order->group[other])
    return false;
  between = (order->beaters[one] ^ order->beaters[other]) & order->members[order->group[one]];

  return (between & cards_that_matter (world)) == 0
         && ABS ((int) order->points[one] - (int) order->points[other]) <= 1;
}

/* Returns the index of the favourite of the rules of thumb, not in @done. */
static unsigned
find_liked (const Choice *choice, const Action *actions, unsigned n, const bool *done)
{
  unsigned best = n;
  double most = 0;

  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < choice->n && !done[i]; k++)
      if (choice->row[k].action == actions[i] && (best == n || choice->row[k].value > most))
        {
          best = i;
          most = choice->row[k].value;
        }

  return best;
}

void
alike_equate (Rollout *rollout, const Deal *world, const Choice *choice, const Action *actions,
              unsigned n)
{
  bool done[ACTIONS_MAX] = { false };
  unsigned tried[ACTIONS_MAX];
  unsigned n_tried = 0;

  for (unsigned left = n; left > 0; left--)
    {
      unsigned i = find_liked (choice, actions, n, done);
      unsigned k = 0;

      while (k < n_tried && !are_alike (world, actions[i], actions[tried[k]]))
        k++;
      if (k < n_tried)
        rollout_equate (rollout, i, tried[k]);
      else
        tried[n_tried++] = i;
      done[i] = true;
    }
}

/* Lists sensible actions of @choice, the favourite first. */
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

/* Most worlds looked at deeper; pairs of an action and a next card beyond DEEP_PAIRS lower it. */
#define DEEP_MAX 1000
#define DEEP_PAIRS 30

static unsigned
count_deep (unsigned n_deep, unsigned n_left, const Deal *world)
{
  unsigned n_pairs = n_left * card_set_count (world->hand[world->turn]);

  return MIN (n_deep, DEEP_MAX) * DEEP_PAIRS / MAX (n_pairs, DEEP_PAIRS);
}

/* Deepens the first @n worlds, with multiplicity. */
static void
look_deeper (Rollout *rollout, const Sample *sample, unsigned n, const ThreadPool *pool)
{
  g_autofree Deal *worlds = g_new (Deal, n);
  unsigned n_taken = 0;

  for (unsigned i = 0; i < sample->n && n_taken < n; i++)
    for (unsigned t = 0; t < sample->times[i] && n_taken < n; t++)
      worlds[n_taken++] = sample->world[i];
  rollout_deepen (rollout, worlds, n_taken, pool);
}

/*
 * Weight of solved values; playouts count 1. Open cards see too much, rules too little, and each
 * adds information (strength-notes.md, "With all cards known").
 */
#define OPEN_SHARE 1.0

static void
look_openly (Rollout *rollout, const Sample *sample, unsigned n, const ThreadPool *pool)
{
  rollout_open (rollout, sample->world, sample->times, MIN (n, sample->n), OPEN_SHARE, pool);
}

void
trials_make (SearchGround *ground, const Observation *observation, const Choice *choice,
             const Trials *trials, Rng *rng, const ThreadPool *pool)
{
  Action actions[ACTIONS_MAX];
  unsigned n_actions;
  unsigned n_left;
  Sample sample;

  sample_take (&sample, ground->beliefs, ground->worlds, trials->n, rng);
  n_actions = list_tried (&sample.world[0], choice, actions);
  ground->rollout = rollout_new (actions, n_actions);
  alike_equate (ground->rollout, &sample.world[0], choice, actions, n_actions);
  n_left = sample_look (&sample, ground->rollout, rng, pool);
  if (trials->n_deep > 0 && n_left > 1 && !thread_pool_is_cancelled (pool))
    look_deeper (ground->rollout, &sample, count_deep (trials->n_deep, n_left, &sample.world[0]),
                 pool);
  if (trials->n_open > 0 && n_left > 1 && !thread_pool_is_cancelled (pool)
      && ending_is_near (&observation->seen, CARDS_MAX, 0))
    look_openly (ground->rollout, &sample, trials->n_open, pool);
  sample_clear (&sample);
}
