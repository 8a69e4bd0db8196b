/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/quick.h"

#include <math.h>

#include "players/player.h"
#include "players/problems/problem-fact.h"
#include "players/search/guide.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"
#include "workshop/find/find.h"
#include "workshop/find/offers.h"

#define LAYOUTS_AT_ONCE 16 /* layouts between verdicts */
#define LAYOUTS_MOST 96
#define FAVOURITES 4 /* calls tried, of too many, besides those that keep the contract */

/*
 * Greatest lead of the best call over a right one, and least over a wrong one, in standard errors.
 */
#define EQUAL_ERRORS 1.5
#define CLEAR_ERRORS 3.0

/* A right double must win the deal in at least so many of a hundred layouts. */
#define WON 80

typedef struct
{
  const Deal *deal;
  ActionList calls;
  Action natural; /* choice of a beginner */
  Action simple;  /* choice of level simple */
  unsigned n;     /* number of layouts */
  double lead[FIND_ACTIONS][LAYOUTS_MOST];
} Quick;

/* ---- Calls ----------------------------------------------------------------------------------- */

static void
add_call (ActionList *calls, Action call)
{
  if (calls->n < FIND_ACTIONS && !action_list_has (calls, call))
    action_list_add (calls, call);
}

static void
list_calls (Quick *self, const Observation *observation)
{
  const ActionList *legal = &observation->legal;
  Rng rng = rng_new (1, 0);
  Choice simple;

  player_choose (observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &simple);
  self->simple = simple.row[0].action;
  self->natural = problem_natural (self->deal);
  if (legal->n <= FIND_ACTIONS)
    {
      self->calls = *legal;
      return;
    }
  add_call (&self->calls, self->natural);
  for (unsigned i = 0; i < MIN (simple.n, FAVOURITES); i++)
    add_call (&self->calls, simple.row[i].action);
  for (unsigned i = 0; i < legal->n; i++)
    if (offers_keep_contract (self->deal, legal->at[i]))
      add_call (&self->calls, legal->at[i]);
}

/*
 * Returns true if no partner speaks before the auction ends, once the seat at turn and its enemies
 * pass. Otherwise partners can make up for a pass, and all calls come to the same.
 */
static bool
is_last_of_side (const Deal *deal)
{
  const Action pass = ACTION (VERB_PASS, 0);
  SeatSet side = game_allies (deal, (unsigned) deal->turn);
  Deal next = *deal;

  do
    {
      ActionList legal;

      deal_legal (&next, &legal);
      if (!action_list_has (&legal, pass))
        return false;
      deal_apply (&next, pass);
    }
  while (next.phase == deal->phase && !seats_have (side, (unsigned) next.turn));

  return next.phase != deal->phase;
}

/* ---- Layouts --------------------------------------------------------------------------------- */

/* Returns the lead at the end of @layout for the seat at turn after @call. */
static double
play_out (const Deal *layout, Action call, Rng *rng)
{
  unsigned unit = deal_unit (layout, (unsigned) layout->turn);
  Deal deal = *layout;
  DealResult result;

  deal_apply (&deal, call);
  while (!deal_is_over (&deal))
    {
      ActionList legal;

      deal_legal (&deal, &legal);
      deal_apply (&deal, guide_choose (&deal, &legal, rng));
    }
  deal_result (&deal, &result);

  return deal_result_lead (&result, unit);
}

/* Plays all calls in some more layouts; returns false if none can be drawn. */
static bool
try_layouts (Quick *self, const Worlds *worlds, Rng *rng)
{
  for (unsigned i = 0; i < LAYOUTS_AT_ONCE; i++)
    {
      Deal layout;

      if (!worlds_draw (worlds, rng, &layout))
        return false;
      for (unsigned k = 0; k < self->calls.n; k++)
        self->lead[k][self->n] = play_out (&layout, self->calls.at[k], rng);
      self->n++;
    }

  return true;
}

/* ---- Verdict --------------------------------------------------------------------------------- */

/* Returns the mean lead of call @a over @b; @error receives its standard error. */
static double
lead_over (const Quick *self, unsigned a, unsigned b, double *error)
{
  double sum = 0, squares = 0;

  for (unsigned i = 0; i < self->n; i++)
    {
      double by = self->lead[a][i] - self->lead[b][i];

      sum += by;
      squares += by * by;
    }
  *error = sqrt (MAX (squares - sum * sum / self->n, 0) / (self->n - 1) / self->n);

  return sum / self->n;
}

static unsigned
find_best (const Quick *self)
{
  unsigned best = 0;

  for (unsigned k = 1; k < self->calls.n; k++)
    {
      double error;

      if (lead_over (self, k, best, &error) > 0)
        best = k;
    }

  return best;
}

/*
 * Sorts the calls by their play-outs. Returns true if all are clear; among many calls only those
 * that keep the contract and simple's must be.
 */
static bool
judge (const Quick *self, unsigned best, bool is_many, ActionList *right)
{
  bool is_clear = true;

  right->n = 0;
  for (unsigned k = 0; k < self->calls.n; k++)
    {
      Action call = self->calls.at[k];
      double error, by = lead_over (self, best, k, &error);

      if (by <= EQUAL_ERRORS * error)
        action_list_add (right, call);
      else if (by <= CLEAR_ERRORS * error)
        is_clear &= is_many && call != self->simple && !offers_keep_contract (self->deal, call);
    }

  return is_clear;
}

static bool
names_trumps (const ActionList *calls)
{
  for (unsigned i = 0; i < calls->n; i++)
    if (action_verb (calls->at[i]) == VERB_TRUMP)
      return true;

  return false;
}

/*
 * Returns true if somebody would probably miss the @right calls: level simple or, except about
 * trumps, a beginner, who passes.
 */
static bool
is_missed (const Quick *self, const ActionList *right)
{
  return !action_list_has (right, self->simple)
         || (!names_trumps (&self->calls) && !action_list_has (right, self->natural));
}

/* Returns true if @call leaves the contract, but not at its value. */
static bool
is_double (const Deal *deal, Action call)
{
  return action_verb (call) != VERB_PASS && offers_keep_contract (deal, call);
}

/*
 * Returns false if a double is right whose deal is not nearly always won. The others' answers to it
 * would decide, and their average is not clear.
 */
static bool
is_safe (const Quick *self, const ActionList *right)
{
  for (unsigned k = 0; k < self->calls.n; k++)
    {
      Action call = self->calls.at[k];
      unsigned n_won = 0;

      if (!is_double (self->deal, call) || !action_list_has (right, call))
        continue;
      for (unsigned i = 0; i < self->n; i++)
        n_won += self->lead[k][i] > 0;
      if (100 * n_won < WON * self->n)
        return false;
    }

  return true;
}

bool
quick_find_right (const Deal *deal, Rng *rng, ActionList *right)
{
  g_autofree Quick *self = g_new0 (Quick, 1);
  Observation observation;
  Worlds *worlds;
  bool is_clear = false, is_hopeful = true;

  self->deal = deal;
  problem_observe (deal, &observation);
  if (observation.legal.n > FIND_ACTIONS && !is_last_of_side (deal))
    return false;
  list_calls (self, &observation);
  worlds = worlds_new (&observation);
  while (self->n < LAYOUTS_MOST && is_hopeful && try_layouts (self, worlds, rng))
    {
      is_clear = judge (self, find_best (self), observation.legal.n > FIND_ACTIONS, right);
      is_hopeful = is_missed (self, right) && is_safe (self, right);
    }
  worlds_free (worlds);

  return is_clear && is_hopeful && self->n == LAYOUTS_MOST;
}
