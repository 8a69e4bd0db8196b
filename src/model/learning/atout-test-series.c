/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-test-series.h"

struct _AtoutTestSeries
{
  AtoutProblemSeries parent_instance;

  char *form;
  gboolean is_counted; /* the first answer to the problem at hand was given */
  LearningTest test;
  gboolean is_after;
  AtoutLearning *learning;
};

G_DEFINE_FINAL_TYPE (AtoutTestSeries, atout_test_series, ATOUT_TYPE_PROBLEM_SERIES)

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
  AtoutPracticeProblem *problem;

  if (atout_problem_series_get_item (series) != NULL)
    count (self, FALSE);
  problem = atout_problem_series_move (series, self->test.n_asked);
  if (problem == NULL)
    return NULL;
  self->is_counted = FALSE;

  return practice_open (self->form, problem, error);
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  AtoutTestSeries *self = ATOUT_TEST_SERIES (series);

  count (self, atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT);
  practice_note (self->form, atout_problem_series_get_item (series), exercise, self->learning);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_test_series_finalize (GObject *object)
{
  AtoutTestSeries *self = ATOUT_TEST_SERIES (object);

  g_clear_object (&self->learning);
  g_free (self->form);

  G_OBJECT_CLASS (atout_test_series_parent_class)->finalize (object);
}

static void
atout_test_series_class_init (AtoutTestSeriesClass *klass)
{
  AtoutProblemSeriesClass *series_class = ATOUT_PROBLEM_SERIES_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_test_series_finalize;
  series_class->make_next = make_next;
  series_class->note = note;
}

static void
atout_test_series_init (AtoutTestSeries *self G_GNUC_UNUSED)
{
}

AtoutProblemSeries *
atout_test_series_new (const char *form, GListModel *problems, gboolean is_after, const char *title,
                       AtoutLearning *learning)
{
  AtoutTestSeries *self = g_object_new (ATOUT_TYPE_TEST_SERIES, NULL);

  atout_problem_series_set_up (ATOUT_PROBLEM_SERIES (self), problems, title);
  self->form = g_strdup (form);
  self->is_after = is_after;
  self->learning = g_object_ref (learning);
  self->test = atout_learning_get_test (learning, form, is_after);
  if (course_test_is_over (self->test))
    self->test = (LearningTest) { 0 };

  return ATOUT_PROBLEM_SERIES (self);
}
