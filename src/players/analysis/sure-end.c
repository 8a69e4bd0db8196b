/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/sure-end.h"

#include <math.h>

#include "rules/game.h"

#define SAME_SCORE 1e-6 /* largest rounding error of a lead */

static SureEnd
end_of_line (const AnalysisLine *line)
{
  switch (line->contract)
    {
    case CONTRACT_MADE:
      return SURE_END_MADE;
    case CONTRACT_FAILED:
      return SURE_END_FAILED;
    case CONTRACT_CONCEDED:
      return SURE_END_CONCEDED;
    case CONTRACT_BROKEN:
      return SURE_END_BROKEN;
    default:
      return line->is_won ? SURE_END_WON : line->lead < 0 ? SURE_END_LOST : SURE_END_NONE;
    }
}

/* Returns the end that all tried actions share in all worlds. */
static SureEnd
find_common_end (const Analysis *analysis)
{
  SureEnd end;

  if (analysis->n_worlds == 0)
    return SURE_END_NONE;
  end = end_of_line (analysis_line (analysis, 0, 0));
  for (unsigned i = 0; i < analysis->n && analysis->row[i].is_tried; i++)
    for (unsigned w = 0; w < analysis->n_worlds; w++)
      if (end_of_line (analysis_line (analysis, i, w)) != end)
        return SURE_END_NONE;

  return end;
}

SureEnd
sure_end_find (const Analysis *analysis)
{
  return analysis->is_exact ? find_common_end (analysis) : SURE_END_NONE;
}

#define MANY_DEALS 30 /* least number of sample deals for a statement */

SureEnd
sure_end_expect (const Analysis *analysis)
{
  if (analysis->is_call || analysis->n_worlds < MANY_DEALS
      || !analysis->row[analysis->n - 1].is_tried)
    return SURE_END_NONE;

  return find_common_end (analysis);
}

/* Returns true if rows @a and @b have the same score in each world. */
static bool
are_same (const Analysis *analysis, unsigned a, unsigned b)
{
  for (unsigned w = 0; w < analysis->n_worlds; w++)
    if (fabs (analysis_line (analysis, a, w)->lead - analysis_line (analysis, b, w)->lead)
        > SAME_SCORE)
      return false;

  return true;
}

bool
sure_end_is_decided (const Analysis *analysis, const Observation *observation)
{
  const Game *game = observation->seen.game;

  if (!analysis->is_exact || analysis->n_worlds == 0 || analysis->is_call)
    return false;
  for (unsigned i = 1; i < analysis->n; i++)
    if (action_is_play (game, analysis->row[i].action)
        && (!analysis->row[i].is_tried || !are_same (analysis, 0, i)))
      return false;

  return true;
}
