/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Why something is right in an exercise where that is a matter of chance: by the judgement that
 * hints are made of, worked out in a thread.
 */

#pragma once

#include "model/course/atout-match.h"
#include "model/thinking/thinker.h"
#include "model/words/telling.h"
#include "players/problems/problem.h"

/** At first all zero. */
typedef struct
{
  Observation seen;       /* by the seat that decides */
  Analysis *analysis;     /* of that; NULL: not there */
  GCancellable *thinking; /* NULL: not asked for */
} ExerciseReason;

/**
 * Asks the judge of @match about the decision in @deal, a state of a deal of @match. The judge uses
 * the signals of @match and calls @look as thinker_ask () does. Later calls do nothing.
 */
void     exercise_reason_ask        (ExerciseReason    *self,
                                     AtoutMatch        *match,
                                     const Deal        *deal,
                                     GObject           *owner,
                                     ThinkerLook        look);

/** Keeps what @look heard. */
void     exercise_reason_take       (ExerciseReason    *self,
                                     const Observation *seen,
                                     const Analysis    *analysis);

/** Whether it was asked for and is not there. */
gboolean exercise_reason_is_awaited (const ExerciseReason *self);

/**
 * Why what is best is right, in a sentence or more: against @done, or where nothing tells them
 * apart as a hint does; "" as long as it is not there, and where another action comes out as best
 * than is right. Free with g_free ().
 */
char    *exercise_reason_tell       (const ExerciseReason *self,
                                     const Telling     *telling,
                                     const Problem     *problem,
                                     Action             done);

/** By how many points @wrong is behind what is best on average; 0 as long as it is not there. */
double   exercise_reason_get_cost   (const ExerciseReason *self,
                                     Action             wrong);

/** Nobody wants to know any more. */
void     exercise_reason_clear      (ExerciseReason    *self);
