/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/promising.h"

#include <math.h>

#include "players/problems/problem-fact.h"
#include "rules/talon-play.h"
#include "workshop/find/find.h"
#include "workshop/find/quick.h"
#include "workshop/prove/prove.h"

/* Number of random seeds with which each weaker level tries a sure win. */
#define HARD_SEEDS 4

/* Fewest actions for PROBLEM_CHANCE: with two, half of the guesses are right. */
#define CHANCE_ACTIONS 3

/*
 * Least lead of the right actions over the wrong ones that counts as clear, in standard errors of
 * level strong.
 */
#define CLEAR_ERRORS 2

/* Returns true if the seat at turn may do an action of @verb. */
static bool
has_verb (const Deal *deal, unsigned verb)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == verb)
      return true;

  return false;
}

/*
 * One in so many promising choices of trumps is judged. They are far more common than passes and
 * doubles.
 */
#define TRUMPS_ONE_IN 8

/* Writes to @choice how @level values the actions of the seat at turn in @deal. */
static void
choose_as (const Deal *deal, PlayerLevel level, Rng *rng, Choice *choice)
{
  Observation observation;

  problem_observe (deal, &observation);
  player_choose (&observation, player_of_level (level), rng, NULL, choice);
}

/* Returns the objection to the call of the seat at turn as a problem in which @right is right. */
static FindObjection
objection_to (const Deal *deal, const ActionList *right)
{
  Problem problem = { .kind = PROBLEM_CALL, .deal = *deal, .right = *right };
  FindObjection objection;

  problem.refutations = g_array_new (FALSE, FALSE, sizeof (ProblemRefutation));
  objection = find_objection (&problem);
  g_array_unref (problem.refutations);

  return objection;
}

/*
 * Returns true if play-outs show which calls are right, a beginner or a weaker level misses them,
 * and the question is no announcement. Leaves out most choices of trumps.
 */
static bool
is_clear_call (const Deal *deal, Rng *rng)
{
  ActionList right = { 0 };

  action_list_add (&right, problem_natural (deal));

  return objection_to (deal, &right) != FIND_ANNOUNCE && quick_find_right (deal, rng, &right)
         && objection_to (deal, &right) == FIND_WORTH
         && (action_verb (right.at[0]) != VERB_TRUMP || rng_below (rng, TRUMPS_ONE_IN) == 0);
}

/* Returns true if level strong closes the stock, or calls something where level simple closes. */
static bool
is_closing (const Deal *deal, Rng *rng)
{
  Choice strong, simple;
  TalonPlay play;

  if (!talon_play_make (&play, deal) || play.close_verb == VERB_NONE
      || !has_verb (deal, play.close_verb))
    return false;
  choose_as (deal, PLAYER_LEVEL_STRONG, rng, &strong);
  choose_as (deal, PLAYER_LEVEL_SIMPLE, rng, &simple);

  return action_verb (strong.row[0].action) == play.close_verb
         || (!action_is_play (deal->game, strong.row[0].action)
             && action_verb (simple.row[0].action) == play.close_verb);
}

bool
promising_call (const Deal *deal, Rng *rng)
{
  return deal->phase == PHASE_PLAY ? is_closing (deal, rng) : is_clear_call (deal, rng);
}

/*
 * Returns true if at most half of the actions are best: nearly equal to each other, and clearly
 * better than the rest.
 */
static bool
is_split (const Choice *choice)
{
  const ChoiceRow *row = choice->row;

  for (unsigned n = 1; 2 * n <= choice->n; n++)
    {
      double lead = row[n - 1].value - row[n].value;

      if (lead > CLEAR_ERRORS * hypot (row[n - 1].standard_error, row[n].standard_error)
          && row[0].value - row[n - 1].value < lead / 4)
        return true;
    }

  return false;
}

bool
promising_chance (const Deal *deal, Rng *rng)
{
  Choice strong, simple;

  choose_as (deal, PLAYER_LEVEL_SIMPLE, rng, &simple);
  if (deal->phase == PHASE_PLAY && simple.n < CHANCE_ACTIONS)
    return false;
  choose_as (deal, PLAYER_LEVEL_STRONG, rng, &strong);

  return (strong.row[0].action != simple.row[0].action
          || problem_natural (deal) != strong.row[0].action)
         && is_split (&strong);
}

/* One in so many cards that level simple gets right is judged, because they are easy. */
#define EASY_ONE_IN 4

/* Returns true if @simple is wrong in @problem; by lot, if only the action @natural is wrong. */
static bool
may_be_missed (const Problem *problem, Action simple, Action natural, Rng *rng)
{
  if (!action_list_has (&problem->right, simple))
    return true;

  return !action_list_has (&problem->right, natural) && rng_below (rng, EASY_ONE_IN) == 0;
}

bool
promising_plan (const MatchLog *log, Rng *rng)
{
  Problem problem = { .kind = PROBLEM_CHANCE, .deal = log->deal, .log = (MatchLog *) log };
  Action natural = problem_natural (&log->deal);
  Choice strong, simple;

  choose_as (&log->deal, PLAYER_LEVEL_SIMPLE, rng, &simple);
  if (simple.n < CHANCE_ACTIONS || simple.n > FIND_ACTIONS || simple.row[0].action == natural
      || !problem_split (&problem, &problem.right)
      || !may_be_missed (&problem, simple.row[0].action, natural, rng)
      || !problem_prove_average (&problem))
    return false;
  choose_as (&log->deal, PLAYER_LEVEL_STRONG, rng, &strong);

  return action_list_has (&problem.right, strong.row[0].action);
}

/*
 * Returns true if @problem has at least two wrong cards, level simple never solves it, and level
 * club fails at least once.
 */
static bool
is_hard (const Problem *problem)
{
  unsigned n_club = 0, n_cards = 0;

  for (unsigned i = 0; i < problem->refutations->len; i++)
    {
      Action wrong = g_array_index (problem->refutations, ProblemRefutation, i).wrong;

      n_cards += action_is_play (problem->deal.game, wrong);
    }
  if (n_cards < 2)
    return false;
  for (unsigned seed = 1; seed <= HARD_SEEDS; seed++)
    {
      if (action_list_has (&problem->right, problem_choose (problem, PLAYER_LEVEL_SIMPLE, seed)))
        return false;
      n_club
          += action_list_has (&problem->right, problem_choose (problem, PLAYER_LEVEL_CLUB, seed));
    }

  return n_club < HARD_SEEDS;
}

bool
promising_problem (int kind, const Problem *problem)
{
  return kind != PROBLEM_SURE || is_hard (problem);
}
