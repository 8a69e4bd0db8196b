/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The reason for the solution of an exercise of chance, judged in a thread. */

#pragma once

#include "model/course/atout-match.h"
#include "model/thinking/thinker.h"
#include "model/words/telling.h"
#include "players/problems/problem.h"

/** The judgement of a decision; initialized to zeros. */
typedef struct
{
  Observation seen;       /* observation of the seat */
  Analysis *analysis;     /* judgement of seen, or NULL */
  GCancellable *thinking; /* NULL before the request */
} ExerciseReason;

/**
 * Asks the judge of @match about the decision in @deal, a moment of @match. Calls @look like
 * thinker_ask (); later calls do nothing.
 */
void     exercise_reason_ask        (ExerciseReason    *self,
                                     AtoutMatch        *match,
                                     const Deal        *deal,
                                     GObject           *owner,
                                     ThinkerLook        look);

/** Stores @seen and @analysis, the arguments of @look. */
void     exercise_reason_take       (ExerciseReason    *self,
                                     const Observation *seen,
                                     const Analysis    *analysis);

/** Returns true while the judgement is awaited. */
gboolean exercise_reason_is_awaited (const ExerciseReason *self);

/**
 * Returns why the best action is right, compared with @done if possible. "" without a judgement, or
 * if it contradicts the solution. Free with g_free ().
 */
char    *exercise_reason_tell       (const ExerciseReason *self,
                                     const Telling     *telling,
                                     const Problem     *problem,
                                     Action             done);

/** Returns the average loss of @wrong in points; 0 without a judgement. */
double   exercise_reason_get_cost   (const ExerciseReason *self,
                                     Action             wrong);

/** Cancels the request and frees the judgement. */
void     exercise_reason_clear      (ExerciseReason    *self);
