/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-exercise.h"
#include "model/learning/atout-slips.h"
#include "model/learning/course-test.h"

#define ATOUT_TYPE_PROBLEM_SERIES (atout_problem_series_get_type ())

/** AtoutProblemSeries: exercises one after another. */
G_DECLARE_FINAL_TYPE (AtoutProblemSeries, atout_problem_series, ATOUT, PROBLEM_SERIES, GObject)

/** The methods of a series. */
typedef struct
{
  AtoutExercise *(*make_next) (AtoutProblemSeries *self, GError **error);
  void (*note) (AtoutProblemSeries *self, AtoutExercise *exercise);
  void (*lay_aside) (AtoutProblemSeries *self); /* NULL if unsupported */
} ProblemSeriesKind;

/** Returns a series called @title of the items in @list; (transfer full). */
AtoutProblemSeries *atout_problem_series_new (const ProblemSeriesKind *kind, GListModel *list,
                                              const char *title);

/**
 * Returns a series of @list (practice_list () of @form) from index @first on; (transfer full).
 * After the first exercise, solved problems are skipped. Answers are saved in @learning, or NULL.
 */
AtoutProblemSeries *atout_problem_series_new_practice (const char *form, GListModel *list,
                                                       guint first, const char *title,
                                                       AtoutLearning *learning);

/** Returns a series of the due exercises of @form; (transfer full). First answers are saved. */
AtoutProblemSeries *atout_problem_series_new_slips (AtoutSlips *slips, const char *form,
                                                    const char *title);

/**
 * Returns a test before or after a course with @problems (course_test_choose ()); (transfer full).
 * It resumes an unfinished test and saves each result at once. Only first answers count; leaving a
 * problem is a wrong answer.
 */
AtoutProblemSeries *atout_problem_series_new_test (const char *form, GListModel *problems,
                                                   gboolean is_after, const char *title,
                                                   AtoutLearning *learning);

/** Returns the next exercise (transfer full); NULL after the last, or with an error. */
AtoutExercise *atout_problem_series_make_next      (AtoutProblemSeries *self,
                                                    GError            **error);

/** Emits `ended`; for the page of the series, which has closed after the last exercise. */
void           atout_problem_series_end            (AtoutProblemSeries *self);

/** Returns the index of the current exercise. */
guint          atout_problem_series_get_index      (AtoutProblemSeries *self);
guint          atout_problem_series_get_n_problems (AtoutProblemSeries *self);

/** Returns the title, for example "Throwing an opponent in"; owned by @self. */
const char    *atout_problem_series_get_title      (AtoutProblemSeries *self);

/** Saves the result of the current @exercise after an answer, or after giving up. */
void           atout_problem_series_note           (AtoutProblemSeries *self,
                                                    AtoutExercise      *exercise);

/** Returns true if the current exercise can be deleted. */
gboolean       atout_problem_series_can_lay_aside  (AtoutProblemSeries *self);
void           atout_problem_series_lay_aside      (AtoutProblemSeries *self);

/**
 * Makes the item at @index current, for the methods; returns it (transfer none). NULL after the
 * last, without change.
 */
gpointer       atout_problem_series_move           (AtoutProblemSeries *self,
                                                    guint               index);
