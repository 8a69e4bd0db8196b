/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/atout-session.h"
#include "players/problems/counted.h"

typedef enum
{
  ATOUT_EXERCISE_ASKED, /* the question stands */
  ATOUT_EXERCISE_RIGHT,
  ATOUT_EXERCISE_WRONG,
  ATOUT_EXERCISE_LEFT, /* nothing was answered: what is right was asked for */
} AtoutExerciseState;

/** What the session shows. */
typedef enum
{
  ATOUT_EXERCISE_POSITION, /* the moment of the question, and what was done there */
  ATOUT_EXERCISE_PAST,     /* how it came to that: a replay */
  ATOUT_EXERCISE_BEATEN,   /* how the wrong action is beaten: a replay from the question on */
  ATOUT_EXERCISE_BEST,     /* how it goes on with a right one: the same */
} AtoutExerciseSight;

#define ATOUT_TYPE_EXERCISE (atout_exercise_get_type ())

/**
 * AtoutExercise: a problem, as it is put to the user at the table: he does one thing, or gives one
 * answer, and is told whether it is right. Nothing goes on after that but what he asks for.
 *
 * Signals: `told` (): the state, or what is said, is another; `turned` (): the session is another.
 *
 * Property `suits` (int, DeckSuits): what cards are called.
 */
G_DECLARE_FINAL_TYPE (AtoutExercise, atout_exercise, ATOUT, EXERCISE, GObject)

/**
 * The exercise of @problem (transfer full); NULL with an error only if the system has no random
 * bits.
 */
AtoutExercise     *atout_exercise_new           (Problem            *problem,
                                                 GError            **error);

/**
 * The same of a decision that has no proof: the last moment of @log, at which each of @right is
 * right; @why, a sentence, may be NULL.
 */
AtoutExercise     *atout_exercise_new_for_log   (const MatchLog     *log,
                                                 const ActionList   *right,
                                                 const char         *why,
                                                 GError            **error);

/**
 * The same for a slip: the user did @once in a match, which cost his side @cost points on average.
 * The exercise says so after it has been answered. The judgement assumes that the user’s side plays
 * the signals @own and the other side the signals @others.
 */
AtoutExercise     *atout_exercise_new_for_slip  (const MatchLog     *log,
                                                 const ActionList   *right,
                                                 Action              once,
                                                 double              cost,
                                                 const Signals      *own,
                                                 const Signals      *others,
                                                 GError            **error);

/** (transfer none): what it is about. */
const Problem     *atout_exercise_get_problem   (AtoutExercise      *self);

/** The question in words; free with g_free (). */
char              *atout_exercise_make_question (AtoutExercise      *self);

AtoutExerciseState atout_exercise_get_state     (AtoutExercise      *self);
AtoutExerciseSight atout_exercise_get_sight     (AtoutExercise      *self);

/**
 * What is said of the last answer, or once he has asked for it what is right and why; "" while the
 * question stands. Free with g_free ().
 */
char              *atout_exercise_make_verdict  (AtoutExercise      *self);

/**
 * Where what is right is a matter of chance, the first answer has it judged in a thread; TRUE as
 * long as that is not there. Then the verdict tells more, and `told` is emitted.
 */
gboolean           atout_exercise_is_thinking   (AtoutExercise      *self);

/** (transfer none): what the table is to show; another one with each sight. */
AtoutSession      *atout_exercise_get_session   (AtoutExercise      *self);

/** (transfer none) (nullable): the course of that session, unless it is the position. */
AtoutReplay       *atout_exercise_get_replay    (AtoutExercise      *self);

/** What was done at the question, which has an answer; ACTION_NONE: nothing. */
Action             atout_exercise_get_done      (AtoutExercise      *self);

/** How many answers have been given, with those before the question was put again. */
guint              atout_exercise_get_n_tries   (AtoutExercise      *self);

/** Whether the first answer was right, and nothing had been shown before it. */
gboolean           atout_exercise_is_clean      (AtoutExercise      *self);

/* ---- Answers --------------------------------------------------------------------------------- */

/** How many answers are offered beside the table: none unless the problem is of the kind count. */
guint              atout_exercise_get_n_answers (AtoutExercise      *self);

/** Answer @index in words, short or to be @spoken; free with g_free (). */
char              *atout_exercise_make_answer   (AtoutExercise      *self,
                                                 guint               index,
                                                 gboolean            spoken);

/** Gives answer @index, while the question stands. */
void               atout_exercise_answer        (AtoutExercise      *self,
                                                 guint               index);

/* ---- What can be asked for ------------------------------------------------------------------- */

/** Puts the question again, at the position. */
void               atout_exercise_again         (AtoutExercise      *self);

/** Whether @sight has anything to show. */
gboolean           atout_exercise_can_show      (AtoutExercise      *self,
                                                 AtoutExerciseSight  sight);

/** Shows @sight, which can be; a line from its beginning, the past as it was last seen. */
void               atout_exercise_show          (AtoutExercise      *self,
                                                 AtoutExerciseSight  sight);

/** Says what is right and why in place of the verdict; the question stands no more. */
void               atout_exercise_explain       (AtoutExercise      *self);
