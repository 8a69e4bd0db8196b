/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/again.h"

#include <math.h>

#include "players/analysis/analysis.h"
#include "workshop/find/find.h"
#include "workshop/prove/prove.h"

#define FRESH_SEEDS 4
#define FRESH_FIRST 101

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
agree (const Problem *problem, Analysis *const *analyses, GError **error)
{
  ActionList offers;

  problem_list_offers (problem, &offers);
  for (unsigned i = 0; i < offers.n; i++)
    {
      double by, one = pool (analyses, problem->right.at[0], offers.at[i], &by);
      bool is_right = action_list_has (&problem->right, offers.at[i]);
      char token[TOKEN_MAX];

      if (is_right ? fabs (by) <= MAX (FIND_ERRORS * one, problem->margin / 4)
                   : by > FIND_ERRORS * one)
        continue;
      g_set_error (
          error, PROBLEM_ERROR, PROBLEM_ERROR_JUDGED, "%s: is behind by %.2f, error %.2f",
          action_to_token (problem->deal.game, deal_pack (&problem->deal), offers.at[i], token), by,
          one);
      return false;
    }

  return true;
}

bool
find_judges_again (const Problem *problem, GError **error)
{
  const Player *player = player_of_level (PLAYER_LEVEL_STRONG);
  Analysis *analyses[FRESH_SEEDS];
  Observation observation;
  bool is_same;

  if (problem->kind != PROBLEM_CHANCE && problem->kind != PROBLEM_CALL)
    return true;
  problem_observe_offers (problem, &observation);
  for (unsigned k = 0; k < FRESH_SEEDS; k++)
    analyses[k] = analysis_new_of_all (&observation, player, FRESH_FIRST + k, NULL);
  is_same = agree (problem, analyses, error);
  for (unsigned k = 0; k < FRESH_SEEDS; k++)
    analysis_free (analyses[k]);

  return is_same;
}
