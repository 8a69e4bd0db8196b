/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user is asked, put to the thinker; it is thought about one at a time. */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/course/atout-match.h"
#include "model/thinking/atout-conductor.h"
#include "model/thinking/thinker.h"

typedef struct
{
  AtoutMatch *match;
  AtoutChoices *choices;
  AtoutConductor *conductor;
  GCancellable *thinking; /* NULL: nobody does */
} UserQuestion;

void user_question_init (UserQuestion *self, AtoutMatch *match, AtoutChoices *choices,
                         AtoutConductor *conductor);
void user_question_clear (UserQuestion *self);

/** Whether the user is asked now: not while things move, nor with all cards marked. */
gboolean user_question_stands (const UserQuestion *self);

/**
 * Makes @question of what the user has to decide, with what is marked done, for a player of @level,
 * to be thought about until user_question_stop (). The user is not asked for what goes without
 * saying, but for what comes behind it.
 */
void user_question_put (UserQuestion *self, PlayerLevel level, ThinkerQuestion *question);

/** What was thought about is answered. */
void user_question_answered (UserQuestion *self);

/** Nobody wants to know any more; returns whether somebody thought about it. */
gboolean user_question_stop (UserQuestion *self);

/**
 * To @decision what the user has to decide; returns the deal in it of which @seen was made, with
 * the cards of all.
 */
const Deal *user_question_deal (const UserQuestion *self, const Observation *seen,
                                Decision *decision);
