/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-practice-series.h"

struct _AtoutPracticeSeries
{
  AtoutProblemSeries parent_instance;

  char *form;
  guint next;              /* where the next is looked for */
  AtoutLearning *learning; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AtoutPracticeSeries, atout_practice_series, ATOUT_TYPE_PROBLEM_SERIES)

static gboolean
is_solved (AtoutProblemSeries *series, guint index)
{
  g_autoptr (AtoutPracticeProblem) problem
      = g_list_model_get_item (atout_problem_series_get_list (series), index);

  return problem != NULL && atout_practice_problem_get_state (problem) == PRACTICE_SOLVED;
}

static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  AtoutPracticeSeries *self = ATOUT_PRACTICE_SERIES (series);
  AtoutPracticeProblem *problem;

  if (atout_problem_series_get_item (series) != NULL)
    while (is_solved (series, self->next))
      self->next++;
  problem = atout_problem_series_move (series, self->next);
  if (problem == NULL)
    return NULL;
  self->next++;

  return practice_open (self->form, problem, error);
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  AtoutPracticeSeries *self = ATOUT_PRACTICE_SERIES (series);

  if (self->learning != NULL)
    practice_note (self->form, atout_problem_series_get_item (series), exercise, self->learning);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_practice_series_finalize (GObject *object)
{
  AtoutPracticeSeries *self = ATOUT_PRACTICE_SERIES (object);

  g_clear_object (&self->learning);
  g_free (self->form);

  G_OBJECT_CLASS (atout_practice_series_parent_class)->finalize (object);
}

static void
atout_practice_series_class_init (AtoutPracticeSeriesClass *klass)
{
  AtoutProblemSeriesClass *series_class = ATOUT_PROBLEM_SERIES_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_practice_series_finalize;
  series_class->make_next = make_next;
  series_class->note = note;
}

static void
atout_practice_series_init (AtoutPracticeSeries *self G_GNUC_UNUSED)
{
}

/* What is answered is seen in the list. */
static void
learnt (AtoutPracticeSeries *self)
{
  practice_list_update (atout_problem_series_get_list (ATOUT_PROBLEM_SERIES (self)), self->form,
                        self->learning);
}

AtoutProblemSeries *
atout_practice_series_new (const char *form, GListModel *list, guint first, const char *title,
                           AtoutLearning *learning)
{
  AtoutPracticeSeries *self = g_object_new (ATOUT_TYPE_PRACTICE_SERIES, NULL);

  atout_problem_series_set_up (ATOUT_PROBLEM_SERIES (self), list, title);
  self->form = g_strdup (form);
  self->next = first;
  g_set_object (&self->learning, learning);
  if (learning != NULL)
    g_signal_connect_object (learning, "changed", G_CALLBACK (learnt), self, G_CONNECT_SWAPPED);

  return ATOUT_PROBLEM_SERIES (self);
}
