/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/prove.h"

#include <limits.h>
#include <math.h>

#include "players/analysis/analysis.h"
#include "players/problems/counted.h"
#include "rules/trick-score.h"
#include "workshop/find/find.h"
#include "workshop/find/same.h"
#include "workshop/find/sure.h"

#define PLAIN_MOST 6000000
#define CLOSED_MOST 20000 /* limit of the search that found the problem */
#define FRESH_SEEDS 4
#define FRESH_FIRST 101
#define NEARLY 0.02 /* precision of written figures */

G_DEFINE_QUARK (problem_error, problem_error)

typedef struct
{
  const Problem *problem;
  Solver *solver;
  uint64_t left;
  ActionList legal;
} Proof;

static bool fail (const Proof *self, ProblemError code, GError **error, Action action,
                  const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Sets @error to "TOKEN: …", or without token; returns false. */
static bool
fail (const Proof *self, ProblemError code, GError **error, Action action, const char *format, ...)
{
  const Deal *deal = &self->problem->deal;
  char token[TOKEN_MAX];
  va_list args;

  va_start (args, format);
  *error = g_error_new_valist (PROBLEM_ERROR, (int) code, format, args);
  va_end (args);
  if (action != ACTION_NONE)
    g_prefix_error (error, "%s: ", action_to_token (deal->game, deal_pack (deal), action, token));

  return false;
}

static bool
is_right (const Proof *self, Action action)
{
  return action_list_has (&self->problem->right, action);
}

/* Finds the value for the seat at turn after @action, by plain search. */
static bool
value_after (Proof *self, const Deal *deal, Action action, SolveObjective objective, int *value,
             GError **error)
{
  TrickScore score;
  Deal next = *deal;

  deal_apply (&next, action);
  if (!solve_plain (&next, objective, &self->left, value))
    return fail (self, PROBLEM_ERROR_TOO_LONG, error, action, "too many cards to be proved");
  trick_score_make (&score, deal);
  if (!seats_have (score.side, (unsigned) deal->turn))
    *value = -*value;

  return true;
}

/*
 * ---- A plain second solver -------------------------------------------------------------------
 *
 * It does every legal action to the end. To be independent, it shares no table and no move ordering
 * with the solver.
 */

typedef struct
{
  SolveObjective objective;
  SeatSet side; /* maximizing side */
  uint64_t *left;
} Plain;

/*
 * Alpha-beta search (Knuth and Moore, "An analysis of alpha-beta pruning", Artificial Intelligence
 * 6, 1975).
 */
static int
search (Plain *self, const Deal *deal, int low, int high)
{
  bool is_own = deal_is_over (deal) ? false : seats_have (self->side, (unsigned) deal->turn);
  int best = is_own ? low : high;
  ActionList legal;

  if (deal_is_over (deal))
    return solve_end (deal, self->objective);
  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n && low<high && * self->left> 0; i++)
    {
      Deal next = *deal;
      int value;

      (*self->left)--;
      deal_apply (&next, legal.at[i]);
      value = search (self, &next, low, high);
      if (is_own ? value > best : value < best)
        best = value;
      if (is_own)
        low = best;
      else
        high = best;
    }

  return best;
}

bool
solve_plain (const Deal *deal, SolveObjective objective, uint64_t *left, int *value)
{
  TrickScore score;
  Plain self = { .objective = objective, .left = left };
  int found;

  trick_score_make (&score, deal);
  self.side = score.side;
  found = search (&self, deal, INT_MIN, INT_MAX);
  if (*left == 0)
    return false;
  *value = found;

  return true;
}

/* ---- Refutations ----------------------------------------------------------------------------- */

/*
 * Proves that every wrong action has a playable refutation of its cost; the margin is the least
 * cost.
 */
static bool
prove_refutations (const Proof *self, const double *costs, GError **error)
{
  double least = INFINITY;

  for (unsigned i = 0; i < self->legal.n; i++)
    {
      Action action = self->legal.at[i];
      const ProblemRefutation *refutation = problem_find_refutation (self->problem, action);
      g_autoptr (MatchLog) log = NULL;

      if (is_right (self, action))
        continue;
      if (refutation == NULL)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "nothing beats it");
      log = problem_play_line (self->problem, refutation);
      if (log == NULL)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "its line cannot be played");
      if (costs != NULL && fabs (costs[i] - refutation->cost) > NEARLY)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "costs %.2f, not %.2f", costs[i],
                     refutation->cost);
      least = MIN (least, refutation->cost);
    }
  if (fabs (least - self->problem->margin) > NEARLY)
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the margin is %.2f, not %.2f",
                 least, self->problem->margin);

  return true;
}

/* ---- Open ------------------------------------------------------------------------------------ */

static bool
prove_open (Proof *self, GError **error)
{
  const Problem *problem = self->problem;
  double costs[ACTIONS_MAX];
  int values[ACTIONS_MAX];
  int best = G_MININT;

  for (unsigned i = 0; i < self->legal.n; i++)
    {
      if (!value_after (self, &problem->deal, self->legal.at[i], problem->objective, &values[i],
                        error))
        return false;
      best = MAX (best, values[i]);
    }
  for (unsigned i = 0; i < self->legal.n; i++)
    {
      costs[i] = best - values[i];
      if (is_right (self, self->legal.at[i]) != (values[i] == best))
        return fail (self, PROBLEM_ERROR_WRONG, error, self->legal.at[i],
                     "its value is %d, the best %d", values[i], best);
    }

  return prove_refutations (self, costs, error);
}

/* ---- Sure ------------------------------------------------------------------------------------ */

static bool
prove_sure_win (Proof *self, const Layouts *layouts, Action action, GError **error)
{
  for (unsigned i = 0; i < layouts->n; i++)
    {
      int value;

      if (!value_after (self, &layouts->at[i], action, SOLVE_DEAL, &value, error))
        return false;
      if (value <= 0)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "does not win in layout %u", i);
    }
  if (!sure_wins_closed (layouts, action, CLOSED_MOST, self->solver))
    return fail (self, PROBLEM_ERROR_WRONG, error, action,
                 "wins only for who knows the hidden cards");

  return true;
}

static bool
are_alike (const Pack *pack, CardSet a, CardSet b)
{
  return pack_first_copies (pack, a) == pack_first_copies (pack, b)
         && pack_pairs (pack, a) == pack_pairs (pack, b);
}

static bool
has_layout (const Layouts *layouts, const Deal *layout)
{
  for (unsigned i = 0; i < layouts->n; i++)
    {
      bool is_same = true;

      for (unsigned s = 0; s < layout->n_seats; s++)
        is_same &= are_alike (deal_pack (layout), layouts->at[i].hand[s], layout->hand[s]);
      if (is_same)
        return true;
    }

  return false;
}

static bool
prove_sure_loss (Proof *self, const Layouts *layouts, Action action, double *cost, GError **error)
{
  const ProblemRefutation *refutation = problem_find_refutation (self->problem, action);
  Observation observation;
  Deal layout;
  int wrong, right;

  if (refutation == NULL || refutation->n_layout == 0)
    return fail (self, PROBLEM_ERROR_WRONG, error, action, "no layout beats it");
  problem_observe (&self->problem->deal, &observation);
  observation_fill (&observation, refutation->layout, &layout);
  if (!has_layout (layouts, &layout))
    return fail (self, PROBLEM_ERROR_WRONG, error, action, "the layout does not fit");
  if (!value_after (self, &layout, action, SOLVE_DEAL, &wrong, error)
      || !value_after (self, &layout, self->problem->right.at[0], SOLVE_DEAL, &right, error))
    return false;
  if (wrong > 0)
    return fail (self, PROBLEM_ERROR_WRONG, error, action, "wins in the layout that beats it");
  *cost = right - wrong;

  return true;
}

static bool
prove_sure (Proof *self, GError **error)
{
  g_autofree Layouts *layouts = g_new (Layouts, 1);
  double costs[ACTIONS_MAX] = { 0 };

  if (!layouts_list (&self->problem->deal, layouts))
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "its layouts cannot be listed");
  for (unsigned i = 0; i < self->legal.n; i++)
    if (is_right (self, self->legal.at[i])
            ? !prove_sure_win (self, layouts, self->legal.at[i], error)
            : !prove_sure_loss (self, layouts, self->legal.at[i], &costs[i], error))
      return false;

  return prove_refutations (self, costs, error);
}

/* ---- Chances and calls ----------------------------------------------------------------------- */

/* Sets @by to the mean lead of @best over @action; returns its standard error. */
static double
pool (Analysis *const *analyses, Action best, Action action, double *by)
{
  double squares = 0;

  *by = 0;
  for (unsigned k = 0; k < FRESH_SEEDS; k++)
    {
      const Analysis *analysis = analyses[k];
      unsigned a = (unsigned) (analysis_find (analysis, best) - analysis->row);
      unsigned b = (unsigned) (analysis_find (analysis, action) - analysis->row);
      double error = analysis_error_between (analysis, a, b);

      *by += (analysis->row[a].value - analysis->row[b].value) / FRESH_SEEDS;
      squares += error * error;
    }

  return sqrt (squares) / FRESH_SEEDS;
}

static bool
prove_pooled (const Proof *self, Analysis *const *analyses, GError **error)
{
  const Problem *problem = self->problem;

  for (unsigned i = 0; i < self->legal.n; i++)
    {
      Action action = self->legal.at[i];
      double by, one = pool (analyses, problem->right.at[0], action, &by);

      if (is_right (self, action) && fabs (by) > MAX (FIND_ERRORS * one, problem->margin / 4))
        return fail (self, PROBLEM_ERROR_WRONG, error, action,
                     "differs from what is right by %.2f, error %.2f", by, one);
      if (!is_right (self, action) && by <= FIND_ERRORS * one)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "is behind by %.2f only, error %.2f",
                     by, one);
    }

  return true;
}

static bool
prove_chance (const Proof *self, GError **error)
{
  const Player *player = player_of_level (PLAYER_LEVEL_STRONG);
  Analysis *analyses[FRESH_SEEDS];
  Observation observation;
  bool is_proved;

  problem_observe (&self->problem->deal, &observation);
  for (unsigned k = 0; k < FRESH_SEEDS; k++)
    analyses[k] = analysis_new_of_all (&observation, player, FRESH_FIRST + k, NULL);
  is_proved = prove_pooled (self, analyses, error);
  for (unsigned k = 0; k < FRESH_SEEDS; k++)
    analysis_free (analyses[k]);

  return is_proved && prove_refutations (self, NULL, error);
}

/* ---- Entry point ----------------------------------------------------------------------------- */

static bool
prove_count (const Proof *self, GError **error)
{
  const Problem *problem = self->problem;
  int answer;

  if (!counted_answer (problem->log, problem->asked, problem->group, &answer))
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the record has no answer");
  if (answer != problem->answer)
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the answer is %d, not %d", answer,
                 problem->answer);

  return true;
}

static bool
prove_name (const Proof *self, GError **error)
{
  char name[PROBLEM_NAME_DIGITS + 1];

  problem_make_name (self->problem, name);
  if (g_strcmp0 (name, self->problem->name) == 0)
    return true;

  return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "its name should be %s", name);
}

bool
problem_prove (const Problem *problem, Solver *solver, GError **error)
{
  Proof self = { problem, solver, PLAIN_MOST, { 0 } };

  deal_legal_sorted (&problem->deal, &self.legal);
  if (!prove_name (&self, error))
    return false;
  switch (problem->kind)
    {
    case PROBLEM_OPEN:
      return prove_open (&self, error);
    case PROBLEM_SURE:
      return prove_sure (&self, error);
    case PROBLEM_CHANCE:
    case PROBLEM_CALL:
      return prove_chance (&self, error);
    case PROBLEM_COUNT:
      return prove_count (&self, error);
    case PROBLEM_EXAMPLE:
    case PROBLEM_KINDS:
      break;
    }

  return fail (&self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "nothing of it can be proved");
}
