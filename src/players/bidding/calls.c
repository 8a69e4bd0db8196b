/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "calls.h"

#include "game.h"
#include "inference/beliefs.h"
#include "search/rollout.h"

/* ---- Which calls ----------------------------------------------------------------------------- */

static bool
is_klaverjas_of_three (const Deal *seen)
{
  return seen->game == &klaverjas_game
         && option_is (&seen->options, KLAVERJAS_GAME, KLAVERJAS_GAME_THREE);
}

/*
 * Where it is proved that it brings anything (STRENGTH.md). Announcements are not among the calls:
 * what to say there goes without saying. Nor is a Fleck, which lost more than it brought.
 */
bool
calls_are_played_on (const Observation *observation)
{
  const Deal *seen = &observation->seen;

  if (is_klaverjas_of_three (seen))
    return seen->phase == KLAVERJAS_PHASE_DISCARD;
  if (seen->game == &zensern_game)
    return !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3)
           && seen->phase >= ZENSERN_PHASE_BID1 && seen->phase <= ZENSERN_PHASE_NAME;

  return seen->game == &cego_game && option_is (&seen->options, CEGO_PLAYERS, CEGO_PLAYERS_4)
         && seen->phase != PHASE_PLAY;
}

/*
 * Klaverjassen for three: with the same cards `strong` scores 43 points a deal more than `simple`
 * as maker, and 10 as defender. So much less is a pass worth to it, where another may still play
 * and where nobody does.
 */
#define DARED 30
#define DARED_LAST 60

void
calls_dare (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  bool is_last;

  if (!is_klaverjas_of_three (seen) || seen->phase != KLAVERJAS_PHASE_CHOOSE)
    return;
  is_last = seats_count (seen->own.klaverjas.to_speak) == 1;
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == VERB_PASS)
      choice->row[i].value -= is_last ? DARED_LAST : DARED;
}

/* ---- What they come to ----------------------------------------------------------------------- */

#define WORLDS_A_LOOK 20 /* between two looks at what is clearly worse, and at whether to go on */
#define SURE 1.0         /* standard errors of the difference */

/* Lists the actions to @actions, first what the rules of thumb like best. */
static void
list_actions (const Choice *choice, Action *actions)
{
  unsigned best = 0;

  for (unsigned i = 1; i < choice->n; i++)
    if (choice->row[i].value > choice->row[best].value)
      best = i;
  for (unsigned i = 0; i < choice->n; i++)
    actions[i] = choice->row[i].action;
  actions[best] = actions[0];
  actions[0] = choice->row[best].action;
}

static double
mean_of (const SearchRow *rows, unsigned n, Action action, double *error)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].action == action)
      {
        *error = rows[i].error;
        return rows[i].mean;
      }

  g_return_val_if_reached (0);
}

/* @best is another than the rules of thumb have: the rows become what was found. */
static void
take_over (const Rollout *rollout, Action best, Choice *choice)
{
  SearchRow rows[ACTIONS_MAX];
  unsigned n = rollout_rows (rollout, rows);
  double error;
  double most = mean_of (rows, n, best, &error);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      double mean = mean_of (rows, n, row->action, &row->standard_error);

      row->value = row->action == best ? mean : MIN (mean, most - 1e-6);
      row->reason = REASON_LEAST_BAD;
    }
}

void
calls_judge (const Observation *observation, const Player *player, Rng *rng, const Crew *crew,
             Choice *choice)
{
  Beliefs *beliefs = NULL;
  Worlds *worlds = NULL;
  Action actions[ACTIONS_MAX];
  Rollout *rollout;
  Action best;

  if (player->inference)
    beliefs = beliefs_new (observation, player->calls, rng, crew);
  else
    worlds = worlds_new (observation);
  list_actions (choice, actions);
  rollout = rollout_new (actions, choice->n);
  for (unsigned i = 0; i < player->calls && !crew_is_cancelled (crew); i++)
    {
      Deal world;

      if (beliefs != NULL)
        world = *beliefs_draw (beliefs, rng);
      else
        worlds_draw (worlds, rng, &world);
      rollout_look (rollout, &world, rng);
      if (i % WORLDS_A_LOOK == WORLDS_A_LOOK - 1 && rollout_drop (rollout) < 2)
        break;
    }
  best = rollout_best (rollout, SURE, 0);
  if (best != actions[0])
    take_over (rollout, best, choice);
  rollout_free (rollout);
  g_clear_pointer (&beliefs, beliefs_free);
  g_clear_pointer (&worlds, worlds_free);
}
