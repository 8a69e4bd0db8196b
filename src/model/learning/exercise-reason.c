/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/exercise-reason.h"

#include <glib/gi18n-lib.h>

#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"

void
exercise_reason_ask (ExerciseReason *self, AtoutMatch *match, const Deal *deal, GObject *owner,
                     ThinkerLook look)
{
  ThinkerQuestion question = { .judge = atout_match_get_judge (match),
                               .level = PLAYER_LEVEL_STRONG,
                               .implied = ACTION_NONE,
                               .deal = *deal };

  if (self->thinking != NULL)
    return;
  self->thinking = g_cancellable_new ();
  atout_course_observe (ATOUT_COURSE (match), deal, (guint) deal->turn, &question.observation);
  thinker_ask (&question, self->thinking, owner, NULL, look);
}

void
exercise_reason_take (ExerciseReason *self, const Observation *seen, const Analysis *analysis)
{
  self->seen = *seen;
  self->analysis = analysis_ref ((Analysis *) analysis);
}

gboolean
exercise_reason_is_awaited (const ExerciseReason *self)
{
  return self->thinking != NULL && self->analysis == NULL;
}

static char *
tell_against (const ExerciseReason *self, const Telling *telling, const Problem *problem,
              Action done)
{
  const Analysis *analysis = self->analysis;
  const AnalysisRow *row = done != ACTION_NONE ? analysis_find (analysis, done) : NULL;
  unsigned index = row != NULL ? (unsigned) (row - analysis->row) : 0;
  Contrast contrast;

  if (analysis->is_call || analysis->n_worlds == 0 || analysis_are_equal (analysis, 0, index))
    return NULL;
  contrast_find (analysis, &self->seen, 0, index, &contrast);

  return tell_contrast (telling, &problem->deal, &contrast, analysis->n_worlds, done);
}

char *
exercise_reason_tell (const ExerciseReason *self, const Telling *telling, const Problem *problem,
                      Action done)
{
  Action best = self->analysis != NULL ? self->analysis->row[0].action : ACTION_NONE;
  g_autofree char *action = NULL;
  g_autofree char *reason = NULL;
  CardSet cards = 0;
  Card card;

  if (!action_list_has (&problem->right, best))
    return g_strdup ("");
  reason = tell_against (self, telling, problem, done);
  if (reason == NULL)
    reason = tell_reason (telling, &problem->deal, &self->seen, self->analysis, ACTION_NONE, NULL,
                          &cards);
  if (problem->right.n == 1 || reason[0] == '\0')
    return g_steal_pointer (&reason);
  card = action_card (problem->deal.game, best);
  action = card != CARD_NONE ? words_card (telling->suits, deal_pack (&problem->deal), card)
                             : tell_done (telling, &problem->deal, best);

  const WordsValue values[] = { { "{action}", action }, { "{reason}", reason }, { NULL, NULL } };

  /* Translators: several actions are right, as was said; {reason} is a sentence about this one */
  return words_fill (_ ("For example, {action}: {reason}"), values);
}

double
exercise_reason_get_cost (const ExerciseReason *self, Action wrong)
{
  const AnalysisRow *row = self->analysis != NULL ? analysis_find (self->analysis, wrong) : NULL;

  return row != NULL && self->analysis->n_worlds > 0 ? self->analysis->row[0].value - row->value
                                                     : 0;
}

void
exercise_reason_clear (ExerciseReason *self)
{
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->analysis, analysis_free);
}
