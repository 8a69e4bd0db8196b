/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "user-question.h"

void
user_question_make (ThinkerQuestion *question, AtoutMatch *match, AtoutChoices *choices,
                    PlayerLevel level)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  guint seat = atout_course_get_user_seat (course);
  Decision decision;

  *question = (ThinkerQuestion) { .level = level, .rng = atout_match_get_rng (match) };
  atout_choices_get_decision_behind_marks (choices, &decision);
  atout_course_observe (course, &decision.now.deal, seat, &question->observation);
  question->implied = decision.implied;
  if (decision.implied != ACTION_NONE)
    atout_course_observe (course, &decision.behind.deal, seat, &question->behind);
}
