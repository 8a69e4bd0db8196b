/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-exercise.h"
#include "model/learning/atout-slips.h"
#include "model/learning/course-test.h"

#define ATOUT_TYPE_PROBLEM_SERIES (atout_problem_series_get_type ())

/** AtoutProblemSeries: items of a list that are put to the user as exercises, one after another. */
G_DECLARE_FINAL_TYPE (AtoutProblemSeries, atout_problem_series, ATOUT, PROBLEM_SERIES, GObject)

/** Chooses the exercises of a series, and keeps the answers. */
typedef struct
{
  AtoutExercise *(*make_next) (AtoutProblemSeries *self, GError **error);
  void (*note) (AtoutProblemSeries *self, AtoutExercise *exercise);
  void (*lay_aside) (AtoutProblemSeries *self); /* NULL: items cannot be laid aside */
} ProblemSeriesKind;

/** Returns a new series called @title; @kind picks its exercises from @list. (transfer full) */
AtoutProblemSeries *atout_problem_series_new (const ProblemSeriesKind *kind, GListModel *list,
                                              const char *title);

/**
 * The series of @list (practice_list () of @form) from place @first on; behind that what has been
 * solved is left out. It is called @title, and what is answered is told to @learning, which may be
 * NULL.
 */
AtoutProblemSeries *atout_problem_series_new_practice (const char *form, GListModel *list,
                                                       guint first, const char *title,
                                                       AtoutLearning *learning);

/**
 * Creates a series called @title of the exercises in @slips that are due now in @form. The first
 * answer to each exercise is saved. Returns: (transfer full).
 */
AtoutProblemSeries *atout_problem_series_new_slips (AtoutSlips *slips, const char *form,
                                                    const char *title);

/**
 * Creates the test called @title on @problems (course_test_choose () of @form), before or after a
 * course. Resumes an unfinished test and restarts a finished one. Saves each result in @learning at
 * once. Only the first answer to a problem counts. A problem counts as wrong if the user leaves it
 * or asks for the answer. Returns: (transfer full).
 */
AtoutProblemSeries *atout_problem_series_new_test (const char *form, GListModel *problems,
                                                   gboolean is_after, const char *title,
                                                   AtoutLearning *learning);

/** (transfer full): the next exercise; NULL behind the last, or with an error if it is no good. */
AtoutExercise *atout_problem_series_make_next      (AtoutProblemSeries *self,
                                                    GError            **error);

/** The place of the exercise that was made last, from 0, among so many. */
guint          atout_problem_series_get_index      (AtoutProblemSeries *self);
guint          atout_problem_series_get_n_problems (AtoutProblemSeries *self);

/** What these problems are, in the user's language: "Throwing in". Owned by the series. */
const char    *atout_problem_series_get_title      (AtoutProblemSeries *self);

/**
 * Tells what became of @exercise, the last that was made: after each answer, and when the user has
 * asked what is right before he gave one (ATOUT_EXERCISE_LEFT).
 */
void           atout_problem_series_note           (AtoutProblemSeries *self,
                                                    AtoutExercise      *exercise);

/** Whether the exercise that was made last can be forgotten for good, and that. */
gboolean       atout_problem_series_can_lay_aside  (AtoutProblemSeries *self);
void           atout_problem_series_lay_aside      (AtoutProblemSeries *self);

/**
 * For kinds. (transfer none) (nullable): the item at @index, which is the one at hand from now on;
 * NULL behind the last, where the one before stays at hand.
 */
gpointer       atout_problem_series_move           (AtoutProblemSeries *self,
                                                    guint               index);
