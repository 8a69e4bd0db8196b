/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-practice-series.h"

struct _AtoutPracticeSeries
{
  GObject parent_instance;

  char *form;
  GListModel *list;         /* AtoutPracticeProblem */
  AtoutPracticeProblem *at; /* what was made last; NULL: nothing yet */
  guint index;              /* its place, … */
  guint next;               /* … and where the next is looked for */
  char *title;
  AtoutLearning *learning; /* or NULL */
};

static void series_init (AtoutProblemSeriesInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutPracticeSeries, atout_practice_series, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_PROBLEM_SERIES, series_init))

static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  AtoutPracticeSeries *self = ATOUT_PRACTICE_SERIES (series);
  gboolean is_first = self->at == NULL;
  g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (self->list, self->next);

  while (!is_first && problem != NULL
         && atout_practice_problem_get_state (problem) == PRACTICE_SOLVED)
    {
      g_object_unref (problem);
      problem = g_list_model_get_item (self->list, ++self->next);
    }
  if (problem == NULL)
    return NULL;
  g_set_object (&self->at, problem);
  self->index = self->next++;

  return practice_open (self->form, problem, error);
}

static guint
get_index (AtoutProblemSeries *series)
{
  return ATOUT_PRACTICE_SERIES (series)->index;
}

static guint
get_n_problems (AtoutProblemSeries *series)
{
  return g_list_model_get_n_items (ATOUT_PRACTICE_SERIES (series)->list);
}

static const char *
get_title (AtoutProblemSeries *series)
{
  return ATOUT_PRACTICE_SERIES (series)->title;
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  AtoutPracticeSeries *self = ATOUT_PRACTICE_SERIES (series);

  if (self->learning != NULL)
    practice_note (self->form, self->at, exercise, self->learning);
}

static void
series_init (AtoutProblemSeriesInterface *iface)
{
  iface->make_next = make_next;
  iface->get_index = get_index;
  iface->get_n_problems = get_n_problems;
  iface->get_title = get_title;
  iface->note = note;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_practice_series_finalize (GObject *object)
{
  AtoutPracticeSeries *self = ATOUT_PRACTICE_SERIES (object);

  g_clear_object (&self->at);
  g_clear_object (&self->learning);
  g_clear_object (&self->list);
  g_free (self->form);
  g_free (self->title);

  G_OBJECT_CLASS (atout_practice_series_parent_class)->finalize (object);
}

static void
atout_practice_series_class_init (AtoutPracticeSeriesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_practice_series_finalize;
}

static void
atout_practice_series_init (AtoutPracticeSeries *self G_GNUC_UNUSED)
{
}

/* What is answered is seen in the list. */
static void
learnt (AtoutPracticeSeries *self)
{
  practice_list_update (self->list, self->form, self->learning);
}

AtoutPracticeSeries *
atout_practice_series_new (const char *form, GListModel *list, guint first, const char *title,
                           AtoutLearning *learning)
{
  AtoutPracticeSeries *self = g_object_new (ATOUT_TYPE_PRACTICE_SERIES, NULL);

  self->form = g_strdup (form);
  self->list = g_object_ref (list);
  self->next = first;
  self->title = g_strdup (title);
  g_set_object (&self->learning, learning);
  if (learning != NULL)
    g_signal_connect_object (learning, "changed", G_CALLBACK (learnt), self, G_CONNECT_SWAPPED);

  return self;
}
