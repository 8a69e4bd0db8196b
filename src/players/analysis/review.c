/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/review.h"

#include <limits.h>
#include <math.h>

#include "players/analysis/open-cards.h"

/* Returns the value and @best action of @deal by the solver; false if unsolved. */
static bool
open_value (Solver *solver, const Deal *deal, int *value, Action *best)
{
  SolveAnswer answer;

  *best = ACTION_NONE;
  if (solve_refuse (deal, SOLVE_DEAL) != NULL)
    return false;
  if (deal_is_over (deal))
    {
      *value = solve_end (deal, SOLVE_DEAL);
      return true;
    }
  solve_deal (solver, deal, SOLVE_DEAL, &answer);
  *value = answer.low;
  *best = answer.best;

  return answer.low == answer.high;
}

static ReviewOutcome
outcome_of (double least, double most)
{
  return most < 0 ? REVIEW_LOST : least > 0 ? REVIEW_WON : REVIEW_UNDECIDED;
}

/* Returns the outcome of all actions as the cards lay, and the points @stake between them. */
static ReviewOutcome
look_at_cards (Solver *solver, const Deal *deal, int sign, int *stake)
{
  SolveRow rows[ACTIONS_MAX];
  unsigned n = solve_each (solver, deal, SOLVE_DEAL, rows);
  int least = INT_MAX, most = INT_MIN;

  for (unsigned i = 0; i < n; i++)
    {
      if (rows[i].low != rows[i].high)
        return REVIEW_UNDECIDED;
      least = MIN (least, sign * rows[i].low);
      most = MAX (most, sign * rows[i].low);
    }
  *stake = most - least;

  return outcome_of (least, most);
}

/* In a deal that is lost or won anyway, charges @decision only with what the cards still decide. */
static void
find_outcome (const Deal *deal, Solver *solver, int sign, ReviewDecision *decision)
{
  ReviewOutcome outcome;
  int stake = 0;

  if (deal->phase != PHASE_PLAY)
    return;
  outcome = look_at_cards (solver, deal, sign, &stake);
  decision->outcome = stake == 0 ? outcome : REVIEW_UNDECIDED;
  if (outcome == REVIEW_UNDECIDED || decision->grade != REVIEW_WORSE)
    return;
  decision->spared = MAX (decision->cost - stake, 0);
  decision->cost -= decision->spared;
  if (stake > 0)
    return;
  decision->grade = REVIEW_EQUAL;
  decision->error = 0;
  decision->contrast = (Contrast) { .card = CARD_NONE };
}

static void
find_open_cost (const Deal *deal, Solver *solver, ReviewDecision *decision)
{
  Deal after = *deal;
  TrickScore score;
  Action best;
  int before, then, sign;

  if (solver == NULL)
    return;
  if (decision->grade == REVIEW_FORCED)
    {
      decision->has_open = solve_refuse (deal, SOLVE_DEAL) == NULL;
      return;
    }
  if (!open_value (solver, deal, &before, &best))
    return;
  deal_apply (&after, decision->done);
  if (best == decision->done)
    then = before;
  else if (!open_value (solver, &after, &then, &best))
    return;
  trick_score_make (&score, deal);
  sign = seats_have (score.side, decision->seat) ? 1 : -1;
  decision->has_open = true;
  decision->open_cost = sign * (before - then);
  find_outcome (deal, solver, sign, decision);
}

static bool
is_any_worse (const Analysis *analysis)
{
  for (unsigned i = 1; i < analysis->n && analysis->row[i].is_tried; i++)
    if (!analysis_are_equal (analysis, 0, i))
      return true;

  return false;
}

/* Returns the outcome if all tried plays end alike in each world, lost or won in all. */
static ReviewOutcome
look_at_worlds (const Analysis *analysis)
{
  double least = INFINITY, most = -INFINITY;

  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      double lead = analysis_line (analysis, 0, w)->lead;

      for (unsigned i = 1; i < analysis->n && analysis->row[i].is_tried; i++)
        if (analysis_line (analysis, i, w)->lead != lead)
          return REVIEW_UNDECIDED;
      least = MIN (least, lead);
      most = MAX (most, lead);
    }

  return analysis->is_call ? REVIEW_UNDECIDED : outcome_of (least, most);
}

static void
find_cost (const Analysis *analysis, const Observation *observation, ReviewDecision *decision)
{
  const AnalysisRow *best = &analysis->row[0];
  const AnalysisRow *done = analysis_find (analysis, decision->done);
  unsigned index = (unsigned) (done - analysis->row);

  decision->has_value = true;
  decision->value = best->value;
  decision->n_worlds = analysis->n_worlds;
  decision->is_exact = analysis->is_exact;
  decision->n_won = best->n_won;
  decision->outcome = look_at_worlds (analysis);
  if (!done->is_tried)
    {
      decision->grade = REVIEW_RULES;
      return;
    }
  if (index == 0 || analysis_are_equal (analysis, 0, index))
    {
      decision->grade = is_any_worse (analysis) ? REVIEW_BEST : REVIEW_EQUAL;
      return;
    }
  decision->grade = REVIEW_WORSE;
  decision->cost = best->value - done->value;
  decision->error = analysis_error_between (analysis, 0, index);
  contrast_find (analysis, observation, 0, index, &decision->contrast);
}

void
review_decide (const Deal *deal, const Observation *observation, const Analysis *analysis,
               Action done, Solver *solver, GCancellable *cancellable, ReviewDecision *decision)
{
  *decision = (ReviewDecision) {
    .grade = analysis->n == 1 ? REVIEW_FORCED : REVIEW_RULES,
    .seat = (unsigned) deal->turn,
    .done = done,
    .best = analysis->row[0].action,
    .contrast = { .card = CARD_NONE },
  };
  if (analysis->n_worlds > 0)
    find_cost (analysis, observation, decision);
  if (solver != NULL)
    solver_set_cancellable (solver, cancellable);
  find_open_cost (deal, solver, decision);
  if (solver != NULL)
    solver_set_cancellable (solver, NULL);
}

void
review_open (const Deal *deal, const Analysis *analysis, Solver *solver, GCancellable *cancellable,
             ReviewDecision *decision)
{
  double least = open_cards_least (analysis);
  OpenCards open;

  if (!decision->has_open || decision->grade == REVIEW_FORCED)
    return;
  solver_set_cancellable (solver, cancellable);
  open_cards_look (deal, analysis, solver, &open);
  solver_set_cancellable (solver, NULL);
  if (open.kind == OPEN_UNKNOWN)
    return;
  decision->is_open = true;
  decision->error = decision->spared = 0;
  decision->contrast = (Contrast) { .card = CARD_NONE };
  decision->cost = decision->open_cost > least ? decision->open_cost : 0;
  decision->grade = decision->cost > 0                      ? REVIEW_WORSE
                    : decision->outcome != REVIEW_UNDECIDED ? REVIEW_EQUAL
                                                            : REVIEW_BEST;
  decision->best = decision->cost > 0 ? open_cards_recommended (&open, analysis->row[0].action)
                                      : decision->done;
  open_cards_clear (&open);
}
