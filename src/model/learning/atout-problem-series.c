/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-problem-series.h"

typedef struct
{
  GListModel *list;
  GObject *item; /* at hand, or NULL */
  guint index;   /* its place */
  char *title;
} AtoutProblemSeriesPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AtoutProblemSeries, atout_problem_series, G_TYPE_OBJECT)

static AtoutProblemSeriesPrivate *
get_private (AtoutProblemSeries *self)
{
  g_assert (ATOUT_IS_PROBLEM_SERIES (self));

  return atout_problem_series_get_instance_private (self);
}

AtoutExercise *
atout_problem_series_make_next (AtoutProblemSeries *self, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), NULL);

  return ATOUT_PROBLEM_SERIES_GET_CLASS (self)->make_next (self, error);
}

guint
atout_problem_series_get_index (AtoutProblemSeries *self)
{
  return get_private (self)->index;
}

guint
atout_problem_series_get_n_problems (AtoutProblemSeries *self)
{
  return g_list_model_get_n_items (get_private (self)->list);
}

const char *
atout_problem_series_get_title (AtoutProblemSeries *self)
{
  return get_private (self)->title;
}

void
atout_problem_series_note (AtoutProblemSeries *self, AtoutExercise *exercise)
{
  g_return_if_fail (ATOUT_IS_PROBLEM_SERIES (self));

  ATOUT_PROBLEM_SERIES_GET_CLASS (self)->note (self, exercise);
}

gboolean
atout_problem_series_can_lay_aside (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), FALSE);

  return ATOUT_PROBLEM_SERIES_GET_CLASS (self)->lay_aside != NULL;
}

void
atout_problem_series_lay_aside (AtoutProblemSeries *self)
{
  g_return_if_fail (atout_problem_series_can_lay_aside (self));

  ATOUT_PROBLEM_SERIES_GET_CLASS (self)->lay_aside (self);
}

/* ---- For those derived ----------------------------------------------------------------------- */

GListModel *
atout_problem_series_get_list (AtoutProblemSeries *self)
{
  return get_private (self)->list;
}

gpointer
atout_problem_series_move (AtoutProblemSeries *self, guint index)
{
  AtoutProblemSeriesPrivate *private = get_private (self);
  g_autoptr (GObject) item = g_list_model_get_item (private->list, index);

  if (item == NULL)
    return NULL;
  private->index = index;
  g_set_object (&private->item, item);

  return item;
}

gpointer
atout_problem_series_get_item (AtoutProblemSeries *self)
{
  return get_private (self)->item;
}

void
atout_problem_series_set_up (AtoutProblemSeries *self, GListModel *list, const char *title)
{
  AtoutProblemSeriesPrivate *private = get_private (self);

  g_return_if_fail (private->list == NULL);
  private->list = g_object_ref (list);
  private->title = g_strdup (title);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_problem_series_finalize (GObject *object)
{
  AtoutProblemSeriesPrivate *private = get_private (ATOUT_PROBLEM_SERIES (object));

  g_clear_object (&private->item);
  g_clear_object (&private->list);
  g_free (private->title);

  G_OBJECT_CLASS (atout_problem_series_parent_class)->finalize (object);
}

static void
atout_problem_series_class_init (AtoutProblemSeriesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_problem_series_finalize;
}

static void
atout_problem_series_init (AtoutProblemSeries *self G_GNUC_UNUSED)
{
}
