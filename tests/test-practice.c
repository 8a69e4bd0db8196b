/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems as somebody who practises finds them: counted, looked for, one after the other. */

#include <string.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/learning/atout-problem-series.h"
#include "model/learning/practice.h"
#include "model/words/problem-words.h"
#include "problem-support.h"

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutLearning *learning;
} Learner;

static void
begin (Learner *self)
{
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
  self->learning = atout_learning_new (self->history);
}

static void
end (Learner *self)
{
  g_clear_object (&self->learning);
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

/* Notes an answer to problem @index of the book. */
static void
answer (Learner *self, guint index, gboolean is_right)
{
  const ProblemEntry *entry = problem_book_at (problem_books_get (PROBLEMS_FORM), index);
  const LearningAnswer given = { .form = PROBLEMS_FORM,
                                 .name = entry->name,
                                 .kind = entry->kind,
                                 .band = entry->band,
                                 .themes = entry->themes,
                                 .is_right = is_right };

  atout_learning_note_answer (self->learning, &given);
}

static void
check_count (PracticeCount count, guint n_solved, guint n)
{
  g_assert_cmpuint (count.n_solved, ==, n_solved);
  g_assert_cmpuint (count.n, ==, n);
}

/* ---- Counting -------------------------------------------------------------------------------- */

static void
test_books (void)
{
  const ProblemBook *book = problem_books_get (PROBLEMS_FORM);

  g_assert_cmpuint (problem_book_count (book), ==, 12);
  g_assert_true (problem_books_get (PROBLEMS_FORM) == book);
  g_assert_null (problem_books_get (PROBLEMS_NONE));
}

/* What a list can be of has a name. */
static void
test_names (void)
{
  for (guint i = 0; i < THEMES; i++)
    g_assert_cmpstr (problem_words_theme (i), !=, "");
  for (guint i = 0; i < PROBLEM_KINDS; i++)
    g_assert_cmpstr (problem_words_kind (i), !=, "");
}

static void
test_count (void)
{
  Learner self = { 0 };
  Practice practice;

  begin (&self);
  practice_count (&practice, PROBLEMS_NONE, self.learning);
  check_count (practice.all, 0, 0);
  practice_count (&practice, PROBLEMS_FORM, NULL);
  check_count (practice.all, 0, 12);

  answer (&self, 0, TRUE);
  answer (&self, 1, FALSE);
  answer (&self, 3, FALSE);
  answer (&self, 3, TRUE);
  practice_count (&practice, PROBLEMS_FORM, self.learning);
  check_count (practice.all, 2, 12);
  check_count (practice.of_kind[PROBLEM_COUNT], 2, 4);
  check_count (practice.of_kind[PROBLEM_CALL], 0, 8);
  check_count (practice.of_theme[THEME_COUNT_POINTS], 2, 4);
  check_count (practice.of_theme[THEME_NAME_TRUMPS], 0, 4);
  check_count (practice.of_theme[THEME_RUFF], 0, 0);
  check_count (practice.of_band[1], 1, 3);
  check_count (practice.of_band[2], 1, 2);
  end (&self);
}

/* ---- Looking for problems -------------------------------------------------------------------- */

static void
test_filter (void)
{
  static const struct
  {
    PracticeFilter filter;
    guint n;
    guint next; /* index in the book of the first that is not solved */
  } rows[] = {
    { { 0 }, 12, 1 },
    { { .band = 1 }, 3, 1 },
    { { .band = 5 }, 2, 10 },
    { { .themes = 1u << THEME_COUNT_POINTS }, 4, 6 },
    { { .themes = 1u << THEME_COUNT_POINTS | 1u << THEME_RAISE }, 8, 2 },
    { { .themes = 1u << THEME_RAISE, .kinds = 1u << PROBLEM_COUNT }, 8, 2 },
    { { .kinds = 1u << PROBLEM_CALL, .band = 2 }, 1, 4 },
    { { .themes = 1u << THEME_RUFF }, 0, 0 },
    /* the first problem was solved at the first try, the fourth later */
    { { .kinds = 1u << PROBLEM_COUNT, .only_open = TRUE }, 2, 6 },
  };
  Learner self = { 0 };

  begin (&self);
  answer (&self, 0, TRUE);
  answer (&self, 3, FALSE);
  answer (&self, 3, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GListModel) list = practice_list (PROBLEMS_FORM, &rows[i].filter, self.learning);
      g_autoptr (AtoutPracticeProblem) next
          = g_list_model_get_item (list, practice_list_find_next (list));

      g_test_message ("row %u", i);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==, rows[i].n);
      if (next != NULL)
        g_assert_cmpuint (atout_practice_problem_get_index (next), ==, rows[i].next);
    }
  end (&self);
}

/* A few tries tell nothing yet. */
static void
test_missed (void)
{
  Learner self = { 0 };
  PracticeFilter filter;

  begin (&self);
  g_assert_false (practice_find_missed (&filter, PROBLEMS_FORM, NULL));
  answer (&self, 1, FALSE);
  answer (&self, 4, FALSE);
  g_assert_false (practice_find_missed (&filter, PROBLEMS_FORM, self.learning));
  answer (&self, 7, FALSE);
  answer (&self, 2, TRUE);
  answer (&self, 5, TRUE);
  answer (&self, 8, TRUE);
  g_assert_true (practice_find_missed (&filter, PROBLEMS_FORM, self.learning));
  g_assert_cmpuint (filter.themes, ==, 1u << THEME_NAME_TRUMPS);
  g_assert_cmpuint (filter.kinds, ==, 1u << PROBLEM_CALL); /* half of these */
  g_assert_true (filter.only_open);
  end (&self);
}

/* A missed problem that is solved later disappears from the row and from its list. */
static void
test_missed_and_solved (void)
{
  static const guint missed[] = { 1, 4, 7 };
  Learner self = { 0 };
  PracticeFilter filter;

  begin (&self);
  for (guint i = 0; i < G_N_ELEMENTS (missed); i++)
    for (guint n = 0; n < 3; n++)
      answer (&self, missed[i], FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (missed); i++)
    {
      g_autoptr (GListModel) list = NULL;

      g_assert_true (practice_find_missed (&filter, PROBLEMS_FORM, self.learning));
      list = practice_list (PROBLEMS_FORM, &filter, self.learning);
      check_count (practice_list_count (list), 0, 8 - i);
      for (guint n = 0; n < 3; n++)
        answer (&self, missed[i], TRUE);
    }
  g_assert_false (practice_find_missed (&filter, PROBLEMS_FORM, self.learning));
  end (&self);
}

static void
noticed (AtoutPracticeProblem *problem G_GNUC_UNUSED, GParamSpec *pspec G_GNUC_UNUSED,
         gpointer data)
{
  (*(guint *) data)++;
}

/* A list tells which of its problems have been solved, and that alone. */
static void
test_update (void)
{
  const PracticeFilter any = { 0 };
  Learner self = { 0 };
  guint n_noticed = 0;
  g_autoptr (GListModel) list = NULL;
  g_autoptr (AtoutPracticeProblem) first = NULL;
  g_autoptr (AtoutPracticeProblem) second = NULL;

  begin (&self);
  list = practice_list (PROBLEMS_FORM, &any, self.learning);
  first = g_list_model_get_item (list, 0);
  second = g_list_model_get_item (list, 1);
  g_signal_connect (first, "notify::state", G_CALLBACK (noticed), &n_noticed);
  g_signal_connect (second, "notify::state", G_CALLBACK (noticed), &n_noticed);
  g_assert_cmpint (atout_practice_problem_get_state (first), ==, PRACTICE_NEW);
  answer (&self, 0, FALSE);
  practice_list_update (list, PROBLEMS_FORM, self.learning);
  g_assert_cmpint (atout_practice_problem_get_state (first), ==, PRACTICE_TRIED);
  answer (&self, 0, TRUE);
  practice_list_update (list, PROBLEMS_FORM, self.learning);
  practice_list_update (list, PROBLEMS_FORM, self.learning);
  g_assert_cmpint (atout_practice_problem_get_state (first), ==, PRACTICE_SOLVED);
  g_assert_cmpuint (n_noticed, ==, 2);
  check_count (practice_list_count (list), 1, 12);
  end (&self);
}

/* ---- One after the other --------------------------------------------------------------------- */

/* The user counts the points in tricks: there are none yet, and 0 is the first answer. */
static void
solve (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  atout_exercise_answer (exercise, 0);
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_RIGHT);
  atout_problem_series_note (series, exercise);
}

static void
test_series (void)
{
  const PracticeFilter points = { .themes = 1u << THEME_COUNT_POINTS };
  Learner self = { 0 };
  g_autoptr (GListModel) list = NULL;
  g_autoptr (AtoutProblemSeries) series = NULL;
  g_autoptr (AtoutExercise) exercise = NULL;
  g_autoptr (GError) error = NULL;
  PracticeFilter missed;

  begin (&self);
  answer (&self, 3, TRUE);
  list = practice_list (PROBLEMS_FORM, &points, self.learning);
  series = atout_problem_series_new_practice (PROBLEMS_FORM, list, 0, "Points", self.learning);
  g_assert_cmpstr (atout_problem_series_get_title (series), ==, "Points");
  g_assert_cmpuint (atout_problem_series_get_n_problems (series), ==, 4);

  exercise = atout_problem_series_make_next (series, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (atout_exercise_get_problem (exercise)->name, ==, "000000a0");
  solve (series, exercise);
  check_count (practice_list_count (list), 2, 4);
  g_clear_object (&exercise);

  /* the second was solved before */
  exercise = atout_problem_series_make_next (series, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (atout_exercise_get_problem (exercise)->name, ==, "000000a6");
  g_assert_cmpuint (atout_problem_series_get_index (series), ==, 2);

  /* to be told is not to have found it */
  atout_exercise_explain (exercise);
  atout_problem_series_note (series, exercise);
  check_count (practice_list_count (list), 2, 4);
  g_clear_object (&exercise);

  exercise = atout_problem_series_make_next (series, &error);
  g_assert_nonnull (exercise);
  g_clear_object (&exercise);
  g_assert_null (atout_problem_series_make_next (series, &error));
  g_assert_no_error (error);
  g_assert_true (practice_find_missed (&missed, PROBLEMS_FORM, self.learning));
  end (&self);
}

/* ---- Tests before and after a course --------------------------------------------------------- */

static const ProblemEntry *
entry_at (GListModel *list, guint place)
{
  g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (list, place);

  return atout_practice_problem_get_entry (problem);
}

/* Two tests of the same difficulty without a problem in common; all bands and kinds are there. */
static void
test_choice (void)
{
  const PracticeFilter any = { 0 };
  g_autoptr (GListModel) few = practice_list (PROBLEMS_FORM, &any, NULL);
  g_autoptr (GListModel) all = practice_list (PROBLEMS_MANY, &any, NULL);
  g_autoptr (GListModel) before = course_test_choose (all, FALSE);
  g_autoptr (GListModel) again = course_test_choose (all, FALSE);
  g_autoptr (GListModel) after = course_test_choose (all, TRUE);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  guint bands = 0, kinds = 0;

  g_assert_null (course_test_choose (few, FALSE));
  g_assert_cmpuint (g_list_model_get_n_items (before), ==, COURSE_TEST_PROBLEMS);
  g_assert_cmpuint (g_list_model_get_n_items (after), ==, COURSE_TEST_PROBLEMS);
  for (guint i = 0; i < COURSE_TEST_PROBLEMS; i++)
    {
      const ProblemEntry *a = entry_at (before, i), *b = entry_at (after, i);

      g_assert_true (entry_at (again, i) == a);
      g_assert_cmpuint (a->band, ==, b->band);
      g_assert_cmpint (a->kind, ==, b->kind);
      g_assert_true (i == 0 || entry_at (before, i - 1)->band <= a->band);
      g_assert_true (g_hash_table_add (names, (gpointer) a->name));
      g_assert_true (g_hash_table_add (names, (gpointer) b->name));
      bands |= 1u << a->band;
      kinds |= 1u << a->kind;
    }
  g_assert_cmpuint (bands, ==, 1u << 1 | 1u << 2 | 1u << 3);
  g_assert_cmpuint (kinds, ==, 1u << PROBLEM_COUNT | 1u << PROBLEM_CALL);
}

static AtoutProblemSeries *
begin_test (Learner *self)
{
  const PracticeFilter counts = { .kinds = 1u << PROBLEM_COUNT };
  g_autoptr (GListModel) all = practice_list (PROBLEMS_MANY, &counts, NULL);
  g_autoptr (GListModel) problems = course_test_choose (all, FALSE);

  return atout_problem_series_new_test (PROBLEMS_MANY, problems, FALSE, "Test", self->learning);
}

/* Exercise @index comes next, with @answers: wrong (0), right (1), or it is told what is (2). */
static void
take (AtoutProblemSeries *series, guint index, const char *answers)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutExercise) exercise = atout_problem_series_make_next (series, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (atout_problem_series_get_index (series), ==, index);
  for (; *answers != '\0'; answers++)
    {
      if (*answers == '2')
        atout_exercise_explain (exercise);
      else
        atout_exercise_answer (exercise, *answers == '1' ? 0 : 1);
      atout_problem_series_note (series, exercise);
      atout_exercise_again (exercise);
    }
}

static void
check_test (Learner *self, guint n_right, guint n_asked)
{
  LearningTest test = atout_learning_get_test (self->learning, PROBLEMS_MANY, FALSE);

  g_assert_cmpuint (test.n_right, ==, n_right);
  g_assert_cmpuint (test.n_asked, ==, n_asked);
  g_assert_cmpuint (atout_learning_get_test (self->learning, PROBLEMS_MANY, TRUE).n_asked, ==, 0);
}

/* First answers count; one that was left goes on where it was, and it can be taken again. */
static void
test_first_answers (void)
{
  Learner self = { 0 };
  g_autoptr (AtoutProblemSeries) series = NULL;
  g_autoptr (GError) error = NULL;

  begin (&self);
  series = begin_test (&self);
  take (series, 0, "1");
  check_test (&self, 1, 1);
  take (series, 1, "01");
  check_test (&self, 1, 2);
  take (series, 2, "21");
  check_test (&self, 1, 3);
  take (series, 3, "");
  check_test (&self, 1, 3);

  g_clear_object (&series);
  series = begin_test (&self);
  take (series, 3, "");
  take (series, 4, "1"); /* the one before it was passed over */
  check_test (&self, 2, 5);
  for (guint i = 5; i < COURSE_TEST_PROBLEMS; i++)
    take (series, i, "");
  g_assert_null (atout_problem_series_make_next (series, &error));
  g_assert_no_error (error);
  check_test (&self, 2, COURSE_TEST_PROBLEMS);

  g_clear_object (&series);
  series = begin_test (&self);
  check_test (&self, 2, COURSE_TEST_PROBLEMS);
  take (series, 0, "0");
  check_test (&self, 0, 1);
  end (&self);
}

int
main (int argc, char **argv)
{
  problems_use_those_for_tests ();
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/practice", test_books, test_names, test_count, test_filter, test_missed,
             test_missed_and_solved, test_update, test_series);

  g_test_add_func ("/practice/test-choice", test_choice);
  g_test_add_func ("/practice/test-first-answers", test_first_answers);

  return g_test_run ();
}
