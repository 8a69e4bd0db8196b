/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-problem-series.h"

G_DEFINE_INTERFACE (AtoutProblemSeries, atout_problem_series, G_TYPE_OBJECT)

static void
atout_problem_series_default_init (AtoutProblemSeriesInterface *interface G_GNUC_UNUSED)
{
}

AtoutExercise *
atout_problem_series_make_next (AtoutProblemSeries *self, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), NULL);

  return ATOUT_PROBLEM_SERIES_GET_IFACE (self)->make_next (self, error);
}

guint
atout_problem_series_get_index (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), 0);

  return ATOUT_PROBLEM_SERIES_GET_IFACE (self)->get_index (self);
}

guint
atout_problem_series_get_n_problems (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), 0);

  return ATOUT_PROBLEM_SERIES_GET_IFACE (self)->get_n_problems (self);
}

const char *
atout_problem_series_get_title (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), "");

  return ATOUT_PROBLEM_SERIES_GET_IFACE (self)->get_title (self);
}

void
atout_problem_series_note (AtoutProblemSeries *self, AtoutExercise *exercise)
{
  g_return_if_fail (ATOUT_IS_PROBLEM_SERIES (self));

  ATOUT_PROBLEM_SERIES_GET_IFACE (self)->note (self, exercise);
}

gboolean
atout_problem_series_can_lay_aside (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), FALSE);

  return ATOUT_PROBLEM_SERIES_GET_IFACE (self)->lay_aside != NULL;
}

void
atout_problem_series_lay_aside (AtoutProblemSeries *self)
{
  g_return_if_fail (atout_problem_series_can_lay_aside (self));

  ATOUT_PROBLEM_SERIES_GET_IFACE (self)->lay_aside (self);
}
