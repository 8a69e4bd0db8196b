/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-problem-series.h"

#include "model/learning/practice.h"

struct _AtoutProblemSeries
{
  GObject parent_instance;

  const ProblemSeriesKind *kind;
  char *title;
  GListModel *list;
  GObject *item; /* current item, or NULL */
  guint index;   /* index of item */

  char *form;              /* key of the form of the problems */
  AtoutLearning *learning; /* receiver of results, or NULL */
  AtoutSlips *slips;       /* source of exercises, or NULL */
  guint next;              /* index of the next exercise */
  gboolean is_noted;       /* true if the first answer is saved */
  LearningTest test;
  gboolean is_after;
};

G_DEFINE_FINAL_TYPE (AtoutProblemSeries, atout_problem_series, G_TYPE_OBJECT)

static guint ended;

static void
atout_problem_series_finalize (GObject *object)
{
  AtoutProblemSeries *self = ATOUT_PROBLEM_SERIES (object);

  g_clear_object (&self->item);
  g_clear_object (&self->list);
  g_clear_object (&self->learning);
  g_clear_object (&self->slips);
  g_free (self->form);
  g_free (self->title);

  G_OBJECT_CLASS (atout_problem_series_parent_class)->finalize (object);
}

static void
atout_problem_series_class_init (AtoutProblemSeriesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_problem_series_finalize;

  /** AtoutProblemSeries::ended: emitted after the last exercise */
  ended = g_signal_new ("ended", ATOUT_TYPE_PROBLEM_SERIES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                        G_TYPE_NONE, 0);
}

static void
atout_problem_series_init (AtoutProblemSeries *self G_GNUC_UNUSED)
{
}

AtoutProblemSeries *
atout_problem_series_new (const ProblemSeriesKind *kind, GListModel *list, const char *title)
{
  AtoutProblemSeries *self = g_object_new (ATOUT_TYPE_PROBLEM_SERIES, NULL);

  self->kind = kind;
  self->list = g_object_ref (list);
  self->title = g_strdup (title);

  return self;
}

AtoutExercise *
atout_problem_series_make_next (AtoutProblemSeries *self, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), NULL);

  return self->kind->make_next (self, error);
}

void
atout_problem_series_end (AtoutProblemSeries *self)
{
  g_return_if_fail (ATOUT_IS_PROBLEM_SERIES (self));

  g_signal_emit (self, ended, 0);
}

guint
atout_problem_series_get_index (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), 0);

  return self->index;
}

guint
atout_problem_series_get_n_problems (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), 0);

  return g_list_model_get_n_items (self->list);
}

const char *
atout_problem_series_get_title (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), NULL);

  return self->title;
}

void
atout_problem_series_note (AtoutProblemSeries *self, AtoutExercise *exercise)
{
  g_return_if_fail (ATOUT_IS_PROBLEM_SERIES (self));

  self->kind->note (self, exercise);
}

gboolean
atout_problem_series_can_lay_aside (AtoutProblemSeries *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_SERIES (self), FALSE);

  return self->kind->lay_aside != NULL;
}

void
atout_problem_series_lay_aside (AtoutProblemSeries *self)
{
  g_return_if_fail (atout_problem_series_can_lay_aside (self));

  self->kind->lay_aside (self);
}

gpointer
atout_problem_series_move (AtoutProblemSeries *self, guint index)
{
  g_autoptr (GObject) item = g_list_model_get_item (self->list, index);

  if (item == NULL)
    return NULL;
  self->index = index;
  g_set_object (&self->item, item);

  return item;
}

/* ---- Book problems --------------------------------------------------------------------------- */

static gboolean
is_solved (AtoutProblemSeries *self, guint index)
{
  g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (self->list, index);

  return problem != NULL && atout_practice_problem_get_state (problem) == PRACTICE_SOLVED;
}

static AtoutExercise *
practice_make_next (AtoutProblemSeries *self, GError **error)
{
  AtoutPracticeProblem *problem;

  if (self->item != NULL)
    while (is_solved (self, self->next))
      self->next++;
  problem = atout_problem_series_move (self, self->next);
  if (problem == NULL)
    return NULL;
  self->next++;

  return practice_open (self->form, problem, error);
}

static void
practice_note_answer (AtoutProblemSeries *self, AtoutExercise *exercise)
{
  if (self->learning != NULL)
    practice_note (self->form, ATOUT_PRACTICE_PROBLEM (self->item), exercise, self->learning);
}

static const ProblemSeriesKind practice = { practice_make_next, practice_note_answer, NULL };

static void
learnt (AtoutProblemSeries *self)
{
  practice_list_update (self->list, self->form, self->learning);
}

AtoutProblemSeries *
atout_problem_series_new_practice (const char *form, GListModel *list, guint first,
                                   const char *title, AtoutLearning *learning)
{
  AtoutProblemSeries *self = atout_problem_series_new (&practice, list, title);

  self->form = g_strdup (form);
  self->next = first;
  g_set_object (&self->learning, learning);
  if (learning != NULL)
    g_signal_connect_object (learning, "changed", G_CALLBACK (learnt), self, G_CONNECT_SWAPPED);

  return self;
}

/* ---- Slips ----------------------------------------------------------------------------------- */

/* Returns the next exercise; skips slips of deleted deals. */
static AtoutExercise *
slips_make_next (AtoutProblemSeries *self, GError **error)
{
  AtoutSlip *slip;
  Signals own, others;

  self->is_noted = FALSE;
  atout_slips_get_signals (self->slips, &own, &others);
  while ((slip = atout_problem_series_move (self, self->next)) != NULL)
    {
      Action done;
      ActionList right;
      g_autoptr (MatchLog) log = atout_slip_make_log (slip, &done, &right);

      self->next++;
      if (log != NULL)
        return atout_exercise_new_for_slip (log, &right, done, atout_slip_get_cost (slip), &own,
                                            &others, error);
    }

  return NULL;
}

static void
slips_note (AtoutProblemSeries *self, AtoutExercise *exercise)
{
  if (!self->is_noted)
    atout_slips_answer (self->slips, atout_slip_get_id (ATOUT_SLIP (self->item)),
                        atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT);
  self->is_noted = TRUE;
}

static void
slips_lay_aside (AtoutProblemSeries *self)
{
  atout_slips_lay_aside (self->slips, atout_slip_get_id (ATOUT_SLIP (self->item)));
  self->is_noted = TRUE;
}

static const ProblemSeriesKind slips_due = { slips_make_next, slips_note, slips_lay_aside };

AtoutProblemSeries *
atout_problem_series_new_slips (AtoutSlips *slips, const char *form, const char *title)
{
  g_autoptr (GListModel) due = atout_slips_list_due (slips, form);
  AtoutProblemSeries *self = atout_problem_series_new (&slips_due, due, title);

  self->slips = g_object_ref (slips);

  return self;
}

/* ---- Course tests ---------------------------------------------------------------------------- */

static void
test_count (AtoutProblemSeries *self, gboolean is_right)
{
  if (self->is_noted)
    return;
  self->is_noted = TRUE;
  self->test.right |= is_right ? 1u << self->test.n_asked : 0;
  self->test.n_asked++;
  self->test.n_right += is_right ? 1 : 0;
  atout_learning_set_test (self->learning, self->form, self->is_after, &self->test);
}

static AtoutExercise *
test_make_next (AtoutProblemSeries *self, GError **error)
{
  AtoutPracticeProblem *problem;

  if (self->item != NULL)
    test_count (self, FALSE);
  problem = atout_problem_series_move (self, self->test.n_asked);
  if (problem == NULL)
    return NULL;
  self->is_noted = FALSE;

  return practice_open (self->form, problem, error);
}

static void
test_note (AtoutProblemSeries *self, AtoutExercise *exercise)
{
  test_count (self, atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT);
  practice_note_answer (self, exercise);
}

static const ProblemSeriesKind course_test = { test_make_next, test_note, NULL };

AtoutProblemSeries *
atout_problem_series_new_test (const char *form, GListModel *problems, gboolean is_after,
                               const char *title, AtoutLearning *learning)
{
  AtoutProblemSeries *self = atout_problem_series_new (&course_test, problems, title);

  self->form = g_strdup (form);
  self->is_after = is_after;
  self->learning = g_object_ref (learning);
  self->test = atout_learning_get_test (learning, form, is_after);
  if (course_test_is_over (self->test))
    self->test = (LearningTest) { 0 };

  return self;
}
