/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-test-series.h"

struct _AtoutTestSeries
{
  GObject parent_instance;

  char *form;
  GListModel *problems;     /* AtoutPracticeProblem */
  AtoutPracticeProblem *at; /* what was made last; NULL: nothing yet */
  guint index;              /* its place */
  gboolean is_counted;      /* its first answer was given */
  LearningTest test;
  gboolean is_after;
  char *title;
  AtoutLearning *learning;
};

static void series_init (AtoutProblemSeriesInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutTestSeries, atout_test_series, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_PROBLEM_SERIES, series_init))

static void
count (AtoutTestSeries *self, gboolean is_right)
{
  if (self->is_counted)
    return;
  self->is_counted = TRUE;
  self->test.n_asked++;
  self->test.n_right += is_right ? 1 : 0;
  atout_learning_set_test (self->learning, self->form, self->is_after, &self->test);
}

static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  AtoutTestSeries *self = ATOUT_TEST_SERIES (series);
  g_autoptr (AtoutPracticeProblem) problem = NULL;

  if (self->at != NULL)
    count (self, FALSE);
  problem = g_list_model_get_item (self->problems, self->test.n_asked);
  if (problem == NULL)
    return NULL;
  g_set_object (&self->at, problem);
  self->index = self->test.n_asked;
  self->is_counted = FALSE;

  return practice_open (self->form, problem, error);
}

static guint
get_index (AtoutProblemSeries *series)
{
  return ATOUT_TEST_SERIES (series)->index;
}

static guint
get_n_problems (AtoutProblemSeries *series)
{
  return g_list_model_get_n_items (ATOUT_TEST_SERIES (series)->problems);
}

static const char *
get_title (AtoutProblemSeries *series)
{
  return ATOUT_TEST_SERIES (series)->title;
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  AtoutTestSeries *self = ATOUT_TEST_SERIES (series);

  count (self, atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT);
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
atout_test_series_finalize (GObject *object)
{
  AtoutTestSeries *self = ATOUT_TEST_SERIES (object);

  g_clear_object (&self->at);
  g_clear_object (&self->learning);
  g_clear_object (&self->problems);
  g_free (self->form);
  g_free (self->title);

  G_OBJECT_CLASS (atout_test_series_parent_class)->finalize (object);
}

static void
atout_test_series_class_init (AtoutTestSeriesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_test_series_finalize;
}

static void
atout_test_series_init (AtoutTestSeries *self G_GNUC_UNUSED)
{
}

AtoutTestSeries *
atout_test_series_new (const char *form, GListModel *problems, gboolean is_after, const char *title,
                       AtoutLearning *learning)
{
  AtoutTestSeries *self = g_object_new (ATOUT_TYPE_TEST_SERIES, NULL);

  self->form = g_strdup (form);
  self->problems = g_object_ref (problems);
  self->is_after = is_after;
  self->title = g_strdup (title);
  self->learning = g_object_ref (learning);
  self->test = atout_learning_get_test (learning, form, is_after);
  if (course_test_is_over (self->test))
    self->test = (LearningTest) { 0 };

  return self;
}
