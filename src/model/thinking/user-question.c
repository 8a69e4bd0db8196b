/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/user-question.h"

void
user_question_init (UserQuestion *self, AtoutMatch *match, AtoutChoices *choices,
                    AtoutConductor *conductor)
{
  self->match = g_object_ref (match);
  self->choices = g_object_ref (choices);
  self->conductor = g_object_ref (conductor);
}

void
user_question_clear (UserQuestion *self)
{
  user_question_stop (self);
  g_clear_object (&self->match);
  g_clear_object (&self->choices);
  g_clear_object (&self->conductor);
}

gboolean
user_question_stands (const UserQuestion *self)
{
  guint n_wanted = atout_choices_get_n_wanted (self->choices);

  return !atout_conductor_is_held (self->conductor) && atout_choices_is_asked (self->choices)
         && (n_wanted == 0 || atout_choices_get_n_marked (self->choices) < n_wanted);
}

void
user_question_put (UserQuestion *self, PlayerLevel level, ThinkerQuestion *question)
{
  AtoutCourse *course = ATOUT_COURSE (self->match);
  guint seat = atout_course_get_user_seat (course);
  Decision decision;

  user_question_stop (self);
  self->thinking = g_cancellable_new ();
  *question = (ThinkerQuestion) { .level = level, .rng = atout_match_get_rng (self->match) };
  atout_choices_get_decision_behind_marks (self->choices, &decision);
  atout_course_observe (course, &decision.now.deal, seat, &question->observation);
  question->implied = decision.implied;
  if (decision.implied != ACTION_NONE)
    atout_course_observe (course, &decision.behind.deal, seat, &question->behind);
}

void
user_question_answered (UserQuestion *self)
{
  g_clear_object (&self->thinking);
}

gboolean
user_question_stop (UserQuestion *self)
{
  gboolean was_thought_about = self->thinking != NULL;

  if (was_thought_about)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);

  return was_thought_about;
}

const Deal *
user_question_deal (const UserQuestion *self, const Observation *seen, Decision *decision)
{
  atout_choices_get_decision_behind_marks (self->choices, decision);

  return seen->seen.phase == decision->now.deal.phase ? &decision->now.deal
                                                      : &decision->behind.deal;
}
