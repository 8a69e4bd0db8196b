/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-exercise.h"

#define ATOUT_TYPE_PROBLEM_SERIES (atout_problem_series_get_type ())

/**
 * AtoutProblemSeries: items of a list that are put to the user as exercises, one after the other.
 * Which comes next, and what becomes of the answers, say those derived.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutProblemSeries, atout_problem_series, ATOUT, PROBLEM_SERIES, GObject)

struct _AtoutProblemSeriesClass
{
  GObjectClass parent_class;

  AtoutExercise *(*make_next) (AtoutProblemSeries *self, GError **error);
  void (*note) (AtoutProblemSeries *self, AtoutExercise *exercise);
  void (*lay_aside) (AtoutProblemSeries *self); /* NULL: that makes no sense */
};

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

/* ---- For those derived ----------------------------------------------------------------------- */

/** Gives @self, once, its items and how it is called. */
void           atout_problem_series_set_up         (AtoutProblemSeries *self,
                                                    GListModel         *list,
                                                    const char         *title);

/** (transfer none): all items. */
GListModel    *atout_problem_series_get_list       (AtoutProblemSeries *self);

/**
 * (transfer none) (nullable): the item at @index, which is the one at hand from now on; NULL behind
 * the last, where the one before stays at hand.
 */
gpointer       atout_problem_series_move           (AtoutProblemSeries *self,
                                                    guint               index);

/** (transfer none) (nullable): the item at hand; NULL: none was yet. */
gpointer       atout_problem_series_get_item       (AtoutProblemSeries *self);
