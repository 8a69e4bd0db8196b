/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/review.h"

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

static void
find_open_cost (const Deal *deal, Solver *solver, ReviewDecision *decision)
{
  Deal after = *deal;
  TrickScore score;
  Action best;
  int before, then;

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
  decision->has_open = true;
  decision->open_cost = seats_have (score.side, decision->seat) ? before - then : then - before;
}

static bool
is_any_worse (const Analysis *analysis)
{
  for (unsigned i = 1; i < analysis->n && analysis->row[i].is_tried; i++)
    if (!analysis_are_equal (analysis, 0, i))
      return true;

  return false;
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
review_allow_open (ReviewDecision *decision)
{
  if (decision->grade != REVIEW_WORSE || !decision->has_open || decision->open_cost > 0)
    return;
  decision->grade = REVIEW_BEST;
  decision->best = decision->done;
  decision->cost = decision->error = 0;
  decision->contrast = (Contrast) { .card = CARD_NONE };
}
