/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/bidding/calls.h"

#include <math.h>

#include "players/inference/beliefs.h"
#include "players/search/sample.h"
#include "rules/game.h"

/* ---- Which calls ----------------------------------------------------------------------------- */

static bool
is_klaverjas (const Deal *seen, int kind)
{
  return seen->game == &klaverjas_game && option_is (&seen->options, KLAVERJAS_GAME, kind);
}

/* Trumps may be named, or left to another. */
static bool
is_offered (const Deal *seen)
{
  return seen->phase == KLAVERJAS_PHASE_CHOOSE || seen->phase == KLAVERJAS_PHASE_OFFER;
}

/*
 * Where it is proved that it brings anything (STRENGTH.md). Announcements are not among the calls:
 * what to say there goes without saying. Nor is a Fleck, which lost more than it brought.
 */
bool
calls_are_played_on (const Observation *observation, const Player *player)
{
  const Deal *seen = &observation->seen;

  if (player->calls == 0)
    return false;
  if (is_klaverjas (seen, KLAVERJAS_GAME_KLAVERJAS))
    return player->trumps && is_offered (seen);
  if (is_klaverjas (seen, KLAVERJAS_GAME_THREE))
    return seen->phase == KLAVERJAS_PHASE_DISCARD;
  if (seen->game == &zensern_game)
    return !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3)
           && seen->phase >= ZENSERN_PHASE_BID1 && seen->phase <= ZENSERN_PHASE_NAME;

  if (seen->game == &fiftysix_game)
    return option_is (&seen->options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_4)
           && seen->phase == FIFTYSIX_PHASE_CALL;

  return seen->game == &cego_game && seen->phase != PHASE_PLAY;
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

  if (!is_klaverjas (seen, KLAVERJAS_GAME_THREE) || seen->phase != KLAVERJAS_PHASE_CHOOSE)
    return;
  is_last = seats_count (seen->own.klaverjas.to_speak) == 1;
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == VERB_PASS)
      choice->row[i].value -= is_last ? DARED_LAST : DARED;
}

/* ---- What they come to ----------------------------------------------------------------------- */

/* Which calls are played on, in how many worlds, and how much better one must be. */
typedef struct
{
  unsigned most; /* calls */
  double close;  /* to what the rules of thumb like best, in their values */
  double share;  /* of the worlds of a level */
  double sure;   /* standard errors of the difference */
} Scope;

static const Scope all_calls = { .most = ACTIONS_MAX, .close = INFINITY, .share = 1, .sure = 1 };

/*
 * 56: there are fifty calls, and a deal takes half a millisecond to play on. What is done otherwise
 * than by the rules of thumb brings 0.03 in other worlds where one standard error is enough, 0.31
 * where it must be two (48 calls of random deals).
 */
static const Scope close_calls = { .most = 4, .close = 0.6, .share = 0.3, .sure = 2 };

/* Lists what the rules of thumb like to @actions, best first; returns how many. */
static unsigned
list_actions (const Choice *choice, const Scope *scope, Action *actions)
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

/* @best is another than the rules of thumb have: the rows become what was found. */
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

/* Plays what is in @rollout on in @n worlds, or fewer if it becomes clear what is best. */
static void
play_calls_on (Rollout *rollout, const Observation *observation, const Player *player, unsigned n,
               Rng *rng, const Crew *crew)
{
  Beliefs *beliefs = player->inference ? beliefs_new (observation, n, rng, crew) : NULL;
  Worlds *worlds = player->inference ? NULL : worlds_new (observation);
  Sample sample;

  if (!crew_is_cancelled (crew))
    {
      sample_take (&sample, beliefs, worlds, n, rng);
      sample_look (&sample, rollout, rng, crew);
      sample_clear (&sample);
    }
  g_clear_pointer (&beliefs, beliefs_free);
  g_clear_pointer (&worlds, worlds_free);
}

void
calls_judge (const Observation *observation, const Player *player, Rng *rng, const Crew *crew,
             Choice *choice)
{
  const Scope *scope = observation->seen.game == &fiftysix_game ? &close_calls : &all_calls;
  Action actions[ACTIONS_MAX];
  unsigned n_actions = list_actions (choice, scope, actions);
  Rollout *rollout;
  Action best;

  if (n_actions < 2)
    return;
  rollout = rollout_new (actions, n_actions);
  play_calls_on (rollout, observation, player, (unsigned) (scope->share * player->calls), rng,
                 crew);
  best = rollout_best (rollout, scope->sure, 0);
  if (best != actions[0])
    take_over (rollout, best, choice);
  rollout_free (rollout);
}
