/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-exercise.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_PROBLEM_SERIES (atout_problem_series_get_type ())

/**
 * AtoutProblemSeries: problems that are put to the user one after the other, as whoever chose them
 * wants it: in order, by theme, those that are missed most.
 */
G_DECLARE_INTERFACE (AtoutProblemSeries, atout_problem_series, ATOUT, PROBLEM_SERIES, GObject)

struct _AtoutProblemSeriesInterface
{
  GTypeInterface parent_iface;

  AtoutExercise *(*make_next) (AtoutProblemSeries *self, GError **error);
  guint (*get_index) (AtoutProblemSeries *self);
  guint (*get_n_problems) (AtoutProblemSeries *self);
  const char *(*get_title) (AtoutProblemSeries *self);
  void (*note) (AtoutProblemSeries *self, AtoutExercise *exercise);
  void (*lay_aside) (AtoutProblemSeries *self); /* NULL: that makes no sense */
};

/** (transfer full): the next exercise; NULL behind the last, or with an error if it is no good. */
AtoutExercise *atout_problem_series_make_next     (AtoutProblemSeries *self,
                                                   GError            **error);

/** The place of the exercise that was made last, from 0, among so many; 0: that is not known. */
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

G_END_DECLS
