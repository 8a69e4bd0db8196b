/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/slip-find.h"

#include <math.h>

#include "players/analysis/review.h"
#include "rules/game.h"

/* Level that finds suspects, in a few milliseconds per decision. */
#define QUICK PLAYER_LEVEL_CLUB

/* Level that judges suspects, as in reviews. */
#define LEVEL PLAYER_LEVEL_STRONG

#define SEED 1 /* makes the search deterministic */

static void
observe (const SlipPlace *place, const Deal *deal, Observation *observation)
{
  const MatchLog *log = place->log;
  guint own = game_unit_of (log->game, &log->options, place->seat);

  observation_make (observation, deal, place->seat);
  for (guint seat = 0; seat < deal->n_seats; seat++)
    observation->signals[seat]
        = game_unit_of (log->game, &log->options, seat) == own ? place->own : place->others;
}

/* ---- Suspects -------------------------------------------------------------------------------- */

/*
 * Only plays and steps count as the user’s decisions: the program may have done the others
 * automatically.
 */
static gboolean
is_decided (const SlipPlace *place, const LogAction *action, const Observation *observation)
{
  return action->seat == place->seat && observation->legal.n > 1
         && (action->is_step || action_is_play (place->log->game, action->action));
}

/* Spread of a choice in standard errors if its rows carry none. */
#define SPREAD 8

/* Returns the loss of @done in standard errors. */
static double
suspect (const Choice *choice, Action done)
{
  const ChoiceRow *best = &choice->row[0];
  double spread = best->value - choice->row[choice->n - 1].value;

  for (guint i = 0; i < choice->n; i++)
    {
      const ChoiceRow *row = &choice->row[i];
      double error = hypot (best->standard_error, row->standard_error);

      if (row->action == done && row->value < best->value)
        return (best->value - row->value) / (error > 0 ? error : spread / SPREAD);
    }

  return 0;
}

/* Inserts @added in descending order of suspicion; drops the last entry of a full list. */
static guint
insert (SlipSuspect *suspects, guint n, const SlipSuspect *added)
{
  guint at = n;

  while (at > 0 && suspects[at - 1].suspicion < added->suspicion)
    at--;
  if (at == SLIP_SUSPECTS)
    return n;
  for (guint i = MIN (n, SLIP_SUSPECTS - 1); i > at; i--)
    suspects[i] = suspects[i - 1];
  suspects[at] = *added;

  return MIN (n + 1, SLIP_SUSPECTS);
}

guint
slip_suspect (const SlipPlace *place, GCancellable *cancellable,
              SlipSuspect suspects[SLIP_SUSPECTS])
{
  const LogDeal *logged = match_log_get_deal (place->log, place->deal);
  guint n = 0;
  Deal deal;

  match_log_at (place->log, place->deal, 0, NULL, &deal);
  for (guint i = 0; i < logged->n_done && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const LogAction *action = log_deal_get_action (logged, i);
      SlipSuspect added = { .position = i, .done = action->action };
      Rng rng = rng_new (SEED, i);
      Observation observation;
      Choice choice;

      observe (place, &deal, &observation);
      if (is_decided (place, action, &observation))
        {
          player_choose (&observation, player_of_level (QUICK), &rng, cancellable, &choice);
          added.suspicion = suspect (&choice, action->action);
        }
      if (added.suspicion > 0)
        n = insert (suspects, n, &added);
      deal_apply (&deal, action->action);
    }

  return g_cancellable_is_cancelled (cancellable) ? 0 : n;
}

/* ---- Judging --------------------------------------------------------------------------------- */

/* Lists actions not clearly worse than the best, or within @margin. */
static void
list_right (const Analysis *analysis, double margin, ActionList *right)
{
  *right = (ActionList) { .n = 0 };
  for (guint i = 0; i < analysis->n; i++)
    if (analysis->row[i].is_tried
        && (analysis->row[0].value - analysis->row[i].value <= margin
            || analysis_are_equal (analysis, 0, i)))
      action_list_add (right, analysis->row[i].action);
}

gboolean
slip_judge (const SlipPlace *place, const SlipSuspect *suspect, GCancellable *cancellable,
            SlipFound *found)
{
  Player player = *player_of_level (LEVEL);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  ReviewDecision decision;
  double margin;
  Deal deal;

  match_log_at (place->log, place->deal, suspect->position, NULL, &deal);
  observe (place, &deal, &observation);
  analysis = analysis_new (&observation, &player, ANALYSIS_SEED, cancellable);
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  review_decide (&deal, &observation, analysis, suspect->done, NULL, NULL, &decision);
  margin = SLIP_MARGIN * analysis->deviation;
  if (decision.grade != REVIEW_WORSE || decision.cost <= margin
      || decision.cost <= SLIP_ERRORS * decision.error)
    return FALSE;
  found->cost = decision.cost;
  list_right (analysis, margin, &found->right);

  return TRUE;
}
