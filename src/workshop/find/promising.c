/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/promising.h"

#include <math.h>

#include "players/problems/problem-fact.h"

/* Number of random seeds with which each weaker level tries a sure win. */
#define HARD_SEEDS 4

/* Fewest actions for PROBLEM_CHANCE: with two, half of the guesses are right. */
#define CHANCE_ACTIONS 3

/*
 * Least lead of the right actions over the wrong ones that counts as clear, in standard errors of
 * level strong.
 */
#define CLEAR_ERRORS 2

/* Returns true if a legal action of the seat at turn names trumps. */
static bool
names_trumps (const Deal *deal)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == VERB_TRUMP)
      return true;

  return false;
}

/* Writes to @choice how @level values the actions of the seat at turn in @deal. */
static void
choose_as (const Deal *deal, PlayerLevel level, Rng *rng, Choice *choice)
{
  Observation observation;

  problem_observe (deal, &observation);
  player_choose (&observation, player_of_level (level), rng, NULL, choice);
}

bool
promising_call (const Deal *deal, Rng *rng)
{
  Choice strong, simple;

  choose_as (deal, PLAYER_LEVEL_SIMPLE, rng, &simple);
  if (!names_trumps (deal) && simple.row[0].action != problem_natural (deal))
    return true;
  choose_as (deal, PLAYER_LEVEL_STRONG, rng, &strong);

  return strong.row[0].action != simple.row[0].action;
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

/* Returns false if @problem is about naming trumps and level simple already solves it. */
static bool
is_rare_call (const Problem *problem)
{
  return !names_trumps (&problem->deal)
         || !action_list_has (&problem->right, problem_choose (problem, PLAYER_LEVEL_SIMPLE, 1));
}

bool
promising_problem (int kind, const Problem *problem)
{
  return (kind != PROBLEM_SURE || is_hard (problem))
         && (kind != PROBLEM_CALL || is_rare_call (problem));
}
