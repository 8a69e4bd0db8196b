/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/offers.h"

#include <math.h>

#include "players/analysis/analysis.h"
#include "players/problems/problem-fact.h"
#include "rules/game.h"
#include "workshop/find/find.h"

#define RIGHT_MOST 2 /* most right calls among the offers that raise the contract */
#define WANTED 6     /* offers chosen; more of them are seldom all clear */
#define FAVOURED 3   /* calls that level strong likes best and that are tried */
#define NEIGHBOURS 3 /* one in so many neighbours of the best call is tried */
#define FAR_APART 6  /* calls tried at equal distances in level strong's list */

/*
 * Greatest lead of the best call over a right one, and least over a wrong one, in standard errors.
 * Two judgements must agree later, so that offers are chosen with a reserve.
 */
#define EQUAL_ERRORS 1.5
#define CLEAR_ERRORS (FIND_ERRORS + 1.5)

bool
offers_keep_contract (const Deal *deal, Action call)
{
  GameContract before = game_contract (deal), after;
  Deal next = *deal;

  deal_apply (&next, call);
  after = game_contract (&next);

  return action_verb (call) == VERB_PASS
         || (before.seat == after.seat && before.value == after.value);
}

/* Returns true if @action and @other differ in just the verb or one argument. */
static bool
are_neighbours (Action action, Action other)
{
  unsigned n = 0;

  for (unsigned shift = 0; shift < 24; shift += 8)
    n += (action >> shift & 0xff) != (other >> shift & 0xff);

  return n == 1;
}

static void
try_call (ActionList *tried, Action call)
{
  if (tried->n < FIND_ACTIONS && !action_list_has (tried, call))
    action_list_add (tried, call);
}

/* Returns @list sorted by token, as problem_list_offers () does. */
static ActionList
sort_calls (const Deal *deal, const ActionList *list)
{
  ActionList legal, sorted = { 0 };

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_list_has (list, legal.at[i]))
      action_list_add (&sorted, legal.at[i]);

  return sorted;
}

/* Adds a third of the neighbours of the first row of @choice, because the next is seldom clear. */
static void
try_neighbours (ActionList *tried, const Choice *choice)
{
  ActionList neighbours = { 0 };

  for (unsigned i = 1; i < choice->n; i++)
    if (are_neighbours (choice->row[i].action, choice->row[0].action))
      action_list_add (&neighbours, choice->row[i].action);
  for (unsigned i = 0; i < neighbours.n; i += NEIGHBOURS)
    try_call (tried, neighbours.at[i]);
}

/* Lists calls that may become offers, the most wanted first. */
static void
list_tried (const Problem *problem, ActionList *tried)
{
  Rng rng = rng_new (ANALYSIS_SEED, 0);
  Observation observation;
  Choice strong;

  tried->n = 0;
  problem_observe (&problem->deal, &observation);
  player_choose (&observation, player_of_level (PLAYER_LEVEL_STRONG), &rng, NULL, &strong);
  try_call (tried, strong.row[0].action);
  for (unsigned i = 0; i < strong.n; i++)
    if (offers_keep_contract (&problem->deal, strong.row[i].action))
      try_call (tried, strong.row[i].action);
  try_call (tried, problem_choose (problem, PLAYER_LEVEL_SIMPLE, 1));
  try_call (tried, problem_choose (problem, PLAYER_LEVEL_CLUB, 1));
  for (unsigned i = 1; i < MIN (strong.n, FAVOURED); i++)
    try_call (tried, strong.row[i].action);
  for (unsigned i = 1; i <= FAR_APART; i++)
    try_call (tried, strong.row[i * strong.n / (FAR_APART + 1)].action);
  try_neighbours (tried, &strong);
  for (unsigned i = 0; i < strong.n; i++)
    try_call (tried, strong.row[i].action);
}

/* Returns 1 if @call is as good as the best of @analysis, -1 if clearly worse, 0 if unclear. */
static int
judge_call (const Analysis *analysis, Action call)
{
  const AnalysisRow *row = analysis_find (analysis, call);
  double error = analysis_error_between (analysis, 0, (unsigned) (row - analysis->row));
  double by = analysis->row[0].value - row->value;

  if (fabs (by) <= EQUAL_ERRORS * error)
    return 1;

  return by > CLEAR_ERRORS * error && by >= FIND_LEAST_COST * analysis->deviation ? -1 : 0;
}

/* Analyses only the calls @tried. */
static Analysis *
analyse (const Problem *problem, const ActionList *tried)
{
  Observation observation;

  problem_observe (&problem->deal, &observation);
  observation.legal = sort_calls (&problem->deal, tried);

  return analysis_new_of_all (&observation, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED,
                              NULL);
}

/* Returns true if a beginner, or a weaker level, would choose one of the wrong offers. */
static bool
is_missed (const Problem *problem, const ActionList *wrong)
{
  return action_list_has (wrong, problem_natural (&problem->deal))
         || action_list_has (wrong, problem_choose (problem, PLAYER_LEVEL_SIMPLE, 1))
         || action_list_has (wrong, problem_choose (problem, PLAYER_LEVEL_CLUB, 1));
}

bool
offers_choose (Problem *problem)
{
  g_autoptr (Analysis) analysis = NULL;
  ActionList tried, offers = { 0 }, wrong = { 0 };

  list_tried (problem, &tried);
  analysis = analyse (problem, &tried);
  for (unsigned i = 0; i < tried.n && offers.n < WANTED; i++)
    {
      int judgement = judge_call (analysis, tried.at[i]);
      bool is_kept = offers_keep_contract (&problem->deal, tried.at[i]);

      if (judgement == 0 && is_kept)
        return false;
      if (judgement == 0 || (judgement > 0 && offers.n - wrong.n >= RIGHT_MOST && !is_kept))
        continue;
      action_list_add (&offers, tried.at[i]);
      if (judgement < 0)
        action_list_add (&wrong, tried.at[i]);
    }
  if (offers.n < PROBLEM_OFFERS_LEAST || wrong.n == offers.n || !is_missed (problem, &wrong))
    return false;
  problem->offers = sort_calls (&problem->deal, &offers);

  return true;
}
