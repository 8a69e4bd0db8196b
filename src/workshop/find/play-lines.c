/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/play-lines.h"

#include <string.h>

#include "players/worlds/worlds.h"

#define HAND_MOST 5    /* cards in a hand, from which on all play with all cards known */
#define WORLDS_MOST 40 /* layouts that are tried for a refutation */

typedef struct
{
  Problem *problem;
  Solver *solver;
  SolveObjective objective;
  bool is_open; /* the whole line is played with all cards known */
} LinePlayer;

/* An action that ends @deal, and loses it for whoever is at turn: a claim without enough. */
static bool
gives_up (const Deal *deal, Action action)
{
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  Deal after = *deal;
  DealResult result;

  if (action_is_play (deal->game, action))
    return false;
  deal_apply (&after, action);
  if (!deal_is_over (&after))
    return false;
  deal_result (&after, &result);

  return deal_result_lead (&result, unit) < 0;
}

/* Of actions that are as good as @best, which gives up, one that goes on. */
static Action
play_instead (const LinePlayer *self, const Deal *deal, Action best)
{
  SolveRow rows[ACTIONS_MAX];
  unsigned n = solve_each (self->solver, deal, self->objective, rows);
  unsigned at = 0;

  while (rows[at].action != best)
    at++;
  for (unsigned i = 0; i < n; i++)
    if (rows[i].low == rows[at].low && rows[i].high == rows[at].high
        && !gives_up (deal, rows[i].action))
      return rows[i].action;

  return best;
}

/* What the seat at turn does next in a line. */
static Action
choose (const LinePlayer *self, const Deal *deal)
{
  Rng rng = rng_new (1, 0);
  Observation observation;
  SolveAnswer answer;
  Choice choice;

  if ((self->is_open || card_set_count (deal->hand[deal->turn]) <= HAND_MOST)
      && solve_refuse (deal, self->objective) == NULL)
    {
      solve_deal (self->solver, deal, self->objective, &answer);
      return gives_up (deal, answer.best) ? play_instead (self, deal, answer.best) : answer.best;
    }
  problem_observe (deal, &observation);
  player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &choice);

  return choice.row[0].action;
}

/* Plays @deal on with @first to its end, or as far as a line goes; returns how many actions. */
static unsigned
play (const LinePlayer *self, Deal *deal, Action first, Action *line)
{
  unsigned n = 0;

  solver_forget (self->solver);
  while (!deal_is_over (deal) && n < PROBLEM_LINE_MAX)
    {
      line[n] = n == 0 ? first : choose (self, deal);
      deal_apply (deal, line[n++]);
    }

  return n;
}

/* The lead of the unit of @seat when @deal has gone on with @first; the line to @line. */
static double
lead_after (const LinePlayer *self, const Deal *deal, Action first, Action *line, unsigned *n)
{
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  Deal after = *deal;
  DealResult result;

  *n = play (self, &after, first, line);
  deal_result (&after, &result);

  return deal_result_lead (&result, unit);
}

static bool
can_be_played (const LinePlayer *self, const ProblemRefutation *refutation)
{
  MatchLog *log = problem_play_line (self->problem, refutation);
  bool is_played = log != NULL;

  g_clear_pointer (&log, match_log_free);

  return is_played;
}

/* True when @refutation beats its action in @layout: what is right leads to more there. */
static bool
beats_in (const LinePlayer *self, const Deal *layout, ProblemRefutation *refutation)
{
  Action line[PROBLEM_LINE_MAX];
  unsigned n;
  double right = lead_after (self, layout, self->problem->right.at[0], line, &n);

  return lead_after (self, layout, refutation->wrong, refutation->line, &refutation->n_line) < right
         && can_be_played (self, refutation);
}

static bool
find_layout (const LinePlayer *self, ProblemRefutation *refutation)
{
  const Deal *deal = &self->problem->deal;
  Observation observation;
  Rng rng = rng_new (1, 0);
  bool is_found = beats_in (self, deal, refutation);
  Worlds *worlds;

  problem_observe (deal, &observation);
  worlds = worlds_new (&observation);
  for (unsigned i = 0; i < WORLDS_MOST && !is_found; i++)
    {
      Deal world;

      if (!worlds_draw (worlds, &rng, &world))
        continue;
      refutation->n_layout = observation_list_hidden (&world, observation.seat, refutation->layout);
      is_found = beats_in (self, &world, refutation);
    }
  worlds_free (worlds);

  return is_found;
}

/* Where the layout is known. */
static bool
play_layout (const LinePlayer *self, ProblemRefutation *refutation)
{
  Deal layout = self->problem->deal;
  Observation observation;

  if (refutation->n_layout > 0)
    {
      problem_observe (&self->problem->deal, &observation);
      observation_fill (&observation, refutation->layout, &layout);
    }
  refutation->n_line = play (self, &layout, refutation->wrong, refutation->line);

  return can_be_played (self, refutation);
}

void
problem_play_lines (Problem *problem, Solver *solver)
{
  bool is_open = problem->kind == PROBLEM_OPEN || problem->kind == PROBLEM_SURE;
  SolveObjective objective = problem->kind == PROBLEM_OPEN ? problem->objective : SOLVE_DEAL;
  LinePlayer self = { problem, solver, objective, is_open };
  Deal deal = problem->deal;

  if (problem->kind == PROBLEM_COUNT)
    return;
  problem->n_best = play (&self, &deal, problem->right.at[0], problem->best);
  for (unsigned i = problem->refutations->len; i-- > 0;)
    {
      ProblemRefutation *refutation = &g_array_index (problem->refutations, ProblemRefutation, i);

      if (!(is_open ? play_layout (&self, refutation) : find_layout (&self, refutation)))
        g_array_remove_index (problem->refutations, i);
    }
}
