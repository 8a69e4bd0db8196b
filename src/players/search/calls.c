/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/calls.h"

#include <math.h>

#include "players/inference/beliefs.h"
#include "players/player-game.h"
#include "players/search/sample.h"

bool
calls_are_played_on (const Observation *observation, const Player *player)
{
  const PlayerGame *game = player_game (observation->seen.game);

  return player->calls > 0 && game->bids != NULL && game->bids (observation, player);
}

void
calls_dare (const Observation *observation, Choice *choice)
{
  const PlayerGame *game = player_game (observation->seen.game);

  if (game->dare != NULL)
    game->dare (observation, choice);
}

static const PlayerCallScope all_calls
    = { .most = ACTIONS_MAX, .close = INFINITY, .share = 1, .sure = 1 };

/* Lists calls close to the favourite of the rules of thumb, best first; returns their number. */
static unsigned
list_actions (const Choice *choice, const PlayerCallScope *scope, Action *actions)
{
  bool is_listed[ACTIONS_MAX] = { false };
  double least = -INFINITY;
  unsigned n = 0;

  while (n < MIN (choice->n, scope->most))
    {
      const ChoiceRow *best = NULL;

      for (unsigned i = 0; i < choice->n; i++)
        if (!is_listed[i] && (best == NULL || choice->row[i].value > best->value))
          best = &choice->row[i];
      if (best->value < least)
        break;
      least = MAX (least, best->value - scope->close);
      is_listed[best - choice->row] = true;
      actions[n++] = best->action;
    }

  return n;
}

/* Replaces values by results, because @best is not the favourite. */
static void
take_over (const Rollout *rollout, Action best, Choice *choice)
{
  SearchRow rows[ACTIONS_MAX];
  unsigned n = rollout_rows (rollout, rows);
  double most = search_row_find (rows, n, best)->mean;
  double least = most;

  for (unsigned i = 0; i < n; i++)
    least = MIN (least, rows[i].mean);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      const SearchRow *found = search_row_find (rows, n, row->action);

      row->value = found == NULL           ? least - 1
                   : found->action == best ? most
                                           : MIN (found->mean, most - 1e-6);
      row->standard_error = found != NULL ? found->error : 0;
      row->reason = REASON_LEAST_BAD;
    }
}

static void
play_calls_on (Rollout *rollout, const Observation *observation, const Player *player, unsigned n,
               Rng *rng, const ThreadPool *pool)
{
  Beliefs *beliefs = player->inference ? beliefs_new (observation, n, rng, pool) : NULL;
  Worlds *worlds = player->inference ? NULL : worlds_new (observation);
  Sample sample;

  if (!thread_pool_is_cancelled (pool))
    {
      sample_take (&sample, beliefs, worlds, n, rng);
      sample_look (&sample, rollout, rng, pool);
      sample_clear (&sample);
    }
  g_clear_pointer (&beliefs, beliefs_free);
  g_clear_pointer (&worlds, worlds_free);
}

void
calls_judge (const Observation *observation, const Player *player, Rng *rng, const ThreadPool *pool,
             Choice *choice)
{
  const PlayerGame *game = player_game (observation->seen.game);
  const PlayerCallScope *scope = game->bids_scope != NULL ? game->bids_scope : &all_calls;
  Action actions[ACTIONS_MAX];
  unsigned n_actions = list_actions (choice, scope, actions);
  Rollout *rollout;
  Action best;

  if (n_actions < 2)
    return;
  rollout = rollout_new (actions, n_actions);
  play_calls_on (rollout, observation, player, (unsigned) (scope->share * player->calls), rng,
                 pool);
  best = rollout_best (rollout, scope->sure, 0);
  if (best != actions[0])
    take_over (rollout, best, choice);
  rollout_free (rollout);
}
