/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/atout-session.h"
#include "players/problems/counted.h"

typedef enum
{
  ATOUT_EXERCISE_ASKED, /* question not answered yet */
  ATOUT_EXERCISE_RIGHT,
  ATOUT_EXERCISE_WRONG,
  ATOUT_EXERCISE_LEFT, /* solution requested */
} AtoutExerciseState;

/** A view of the exercise. */
typedef enum
{
  ATOUT_EXERCISE_POSITION, /* position of the question */
  ATOUT_EXERCISE_PAST,     /* replay of the deal so far */
  ATOUT_EXERCISE_BEATEN,   /* replay that refutes the user's action */
  ATOUT_EXERCISE_BEST,     /* replay after a right action */
} AtoutExerciseSight;

#define ATOUT_TYPE_EXERCISE (atout_exercise_get_type ())

/** AtoutExercise: a problem at the table. The user answers once; the program judges the answer. */
G_DECLARE_FINAL_TYPE (AtoutExercise, atout_exercise, ATOUT, EXERCISE, GObject)

/**
 * Returns the exercise of @problem (transfer full); NULL with an error if there are no random bits.
 */
AtoutExercise     *atout_exercise_new           (Problem            *problem,
                                                 GError            **error);

/**
 * Returns an exercise at the end of @log with the right actions @right. @why: the reason as a
 * sentence, or NULL.
 */
AtoutExercise     *atout_exercise_new_for_log   (const MatchLog     *log,
                                                 const ActionList   *right,
                                                 const char         *why,
                                                 GError            **error);

/**
 * Returns an exercise for the slip @once, which cost @cost points on average. The judgement assumes
 * the signals @own of the user’s side and @others of the other side.
 */
AtoutExercise     *atout_exercise_new_for_slip  (const MatchLog     *log,
                                                 const ActionList   *right,
                                                 Action              once,
                                                 double              cost,
                                                 const Signals      *own,
                                                 const Signals      *others,
                                                 GError            **error);

/** Returns the problem; (transfer none). */
const Problem     *atout_exercise_get_problem   (AtoutExercise      *self);

/** Returns the question; free with g_free (). */
char              *atout_exercise_make_question (AtoutExercise      *self);

AtoutExerciseState atout_exercise_get_state     (AtoutExercise      *self);
AtoutExerciseSight atout_exercise_get_sight     (AtoutExercise      *self);

/** Returns the text on the last answer, or the solution; "" before. Free with g_free (). */
char              *atout_exercise_make_verdict  (AtoutExercise      *self);

/**
 * Returns true while a thread judges a decision that depends on chance; `told` is emitted after
 * that.
 */
gboolean           atout_exercise_is_thinking   (AtoutExercise      *self);

/** Returns the session that shows the sight; (transfer none). */
AtoutSession      *atout_exercise_get_session   (AtoutExercise      *self);

/** Returns the replay of the session, or NULL at the position; (transfer none). */
AtoutReplay       *atout_exercise_get_replay    (AtoutExercise      *self);

/** Returns the action of the user; ACTION_NONE: none. */
Action             atout_exercise_get_done      (AtoutExercise      *self);

/** Returns the number of answers. */
guint              atout_exercise_get_n_tries   (AtoutExercise      *self);

/** Returns true if the first answer was right without help. */
gboolean           atout_exercise_is_clean      (AtoutExercise      *self);

/* ---- Answers --------------------------------------------------------------------------------- */

/** Returns the number of answers offered by a problem of the kind count, or 0. */
guint              atout_exercise_get_n_answers (AtoutExercise      *self);

/** Returns answer @index, short or @spoken; free with g_free (). */
char              *atout_exercise_make_answer   (AtoutExercise      *self,
                                                 guint               index,
                                                 gboolean            spoken);

/** Gives answer @index to an open question. */
void               atout_exercise_answer        (AtoutExercise      *self,
                                                 guint               index);

/* ---- Help ------------------------------------------------------------------------------------ */

/** Asks the question again. */
void               atout_exercise_again         (AtoutExercise      *self);

/** Returns true if @sight exists. */
gboolean           atout_exercise_can_show      (AtoutExercise      *self,
                                                 AtoutExerciseSight  sight);

/** Shows @sight, which must exist: a line from its beginning, the past at its last moment. */
void               atout_exercise_show          (AtoutExercise      *self,
                                                 AtoutExerciseSight  sight);

/** Shows the explained solution; closes the question. */
void               atout_exercise_explain       (AtoutExercise      *self);
