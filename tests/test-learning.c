/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is kept of problems, lessons and tests beside the history. */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "history-support.h"
#include "model/history/history-log.h"
#include "model/learning/atout-learning.h"

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutLearning *learning;
  guint n_heard;
} Kept;

static void
kept_open (Kept *kept)
{
  kept->history = atout_history_new (kept->place.path, "test");
  kept->learning = atout_learning_new (kept->history);
  g_signal_connect_swapped (kept->learning, "changed", G_CALLBACK (g_atomic_int_inc),
                            &kept->n_heard);
}

static void
kept_close (Kept *kept)
{
  g_clear_object (&kept->learning);
  g_clear_object (&kept->history);
}

static void
kept_make (Kept *kept)
{
  *kept = (Kept) { .n_heard = 0 };
  history_place_make (&kept->place);
  kept_open (kept);
}

static void
kept_clear (Kept *kept)
{
  g_assert_cmpstr (atout_history_get_problem (kept->history), ==, NULL);
  kept_close (kept);
  history_place_clear (&kept->place);
}

/* As another program finds it. */
static void
kept_open_again (Kept *kept)
{
  kept_close (kept);
  kept_open (kept);
}

static void
answer (AtoutLearning *learning, const char *form, const char *name, guint band, guint32 themes,
        gboolean is_right)
{
  const LearningAnswer answer = { form, name, band % 3, band, themes, is_right };

  atout_learning_note_answer (learning, &answer);
}

/* The problem called @name is kept with these figures. */
static void
check_problem (AtoutLearning *learning, const char *form, const char *name, gboolean is_first,
               guint n_tries, guint n_right)
{
  g_autoptr (GHashTable) problems = atout_learning_list_problems (learning, form);
  const LearningProblem *problem = g_hash_table_lookup (problems, name);

  g_assert_nonnull (problem);
  g_assert_cmpstr (problem->name, ==, name);
  g_assert_cmpint (problem->is_first, ==, is_first);
  g_assert_cmpuint (problem->n_tries, ==, n_tries);
  g_assert_cmpuint (problem->n_right, ==, n_right);
  g_assert_cmpint (problem->tried, >, 0);
}

static guint
count_problems (AtoutLearning *learning, const char *form)
{
  g_autoptr (GHashTable) problems = atout_learning_list_problems (learning, form);

  return g_hash_table_size (problems);
}

/* ---- Problems -------------------------------------------------------------------------------- */

static void
test_answers (void)
{
  Kept kept;

  kept_make (&kept);
  answer (kept.learning, "cego", "3fa2c901", 3, 5, FALSE);
  answer (kept.learning, "cego", "3fa2c901", 3, 5, TRUE);
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  answer (kept.learning, "cego", "00000001", 1, 1, FALSE);
  answer (kept.learning, "kraken", "00000001", 1, 1, FALSE);
  g_assert_cmpuint (kept.n_heard, ==, 5);
  kept_open_again (&kept);
  check_problem (kept.learning, "cego", "3fa2c901", FALSE, 2, 1); /* right too late to be first */
  check_problem (kept.learning, "cego", "00000001", TRUE, 2, 1);  /* and first for good */
  check_problem (kept.learning, "kraken", "00000001", FALSE, 1, 0);
  g_assert_cmpuint (count_problems (kept.learning, "cego"), ==, 2);
  g_assert_cmpuint (count_problems (kept.learning, "zensern"), ==, 0);
  kept_clear (&kept);
}

static void
test_missed (void)
{
  static const struct
  {
    guint least;
    guint n;
    LearningShare first;
  } rows[] = {
    { 1, 5, { TRUE, 2, 1, 1 } }, /* all that was tried of theme 2 was missed, once … */
    { 2, 3, { TRUE, 0, 3, 2 } }, /* … which says nothing */
    { 3, 1, { TRUE, 0, 3, 2 } },
    { 4, 0, { FALSE, 0, 0, 0 } },
  };
  Kept kept;

  kept_make (&kept);
  answer (kept.learning, "cego", "00000001", 1, 1 << 0, FALSE);
  answer (kept.learning, "cego", "00000002", 1, 1 << 0 | 1 << 1, TRUE);
  answer (kept.learning, "cego", "00000003", 2, 1 << 0 | 1 << 1 | 1 << 2, FALSE);
  answer (kept.learning, "kraken", "00000004", 2, 1u << 31, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) shares = atout_learning_list_missed (kept.learning, "cego", rows[i].least);
      const LearningShare *first = &g_array_index (shares, LearningShare, 0);

      g_assert_cmpuint (shares->len, ==, rows[i].n);
      if (shares->len > 0)
        g_assert_cmpmem (first, sizeof *first, &rows[i].first, sizeof rows[i].first);
    }
  kept_clear (&kept);
}

static void
test_solved (void)
{
  LearningCounts counts;
  Kept kept;

  kept_make (&kept);
  answer (kept.learning, "cego", "00000001", 1, 1 << 0, FALSE); /* tried, not solved */
  answer (kept.learning, "cego", "00000002", 1, 1 << 0, TRUE);
  answer (kept.learning, "cego", "00000002", 1, 1 << 0, TRUE); /* the same again */
  answer (kept.learning, "cego", "00000003", 5, 1 << 0 | 1u << 31, TRUE);
  answer (kept.learning, "kraken", "00000003", 2, 0, TRUE);
  atout_learning_count_solved (kept.learning, "cego", &counts);
  g_assert_cmpuint (counts.n, ==, 2);
  g_assert_cmpuint (counts.of_band[1], ==, 1);
  g_assert_cmpuint (counts.of_band[5], ==, 1);
  g_assert_cmpuint (counts.of_theme[0], ==, 2);
  g_assert_cmpuint (counts.of_both[0][1], ==, 1);
  g_assert_cmpuint (counts.of_both[31][5], ==, 1);
  atout_learning_count_solved (kept.learning, NULL, &counts);
  g_assert_cmpuint (counts.n, ==, 3);
  kept_clear (&kept);
}

/* ---- Lessons and tests ----------------------------------------------------------------------- */

static void
test_lessons (void)
{
  static const LearningLesson begun = { 4, FALSE };
  static const LearningLesson ended = { 9, TRUE };
  Kept kept;

  kept_make (&kept);
  atout_learning_set_lesson (kept.learning, "cego", "calls", &ended);
  atout_learning_set_lesson (kept.learning, "cego", "calls", &begun);
  atout_learning_set_lesson (kept.learning, "cego", "cards", &begun);
  atout_learning_set_lesson (kept.learning, "wurzen", "cards", &ended);
  kept_open_again (&kept);
  {
    g_autoptr (GHashTable) lessons = atout_learning_list_lessons (kept.learning, "cego");
    const LearningLesson *again = g_hash_table_lookup (lessons, "calls");
    const LearningLesson *first = g_hash_table_lookup (lessons, "cards");

    g_assert_cmpuint (g_hash_table_size (lessons), ==, 2);
    g_assert_cmpuint (again->step, ==, 4);
    g_assert_true (again->is_done); /* once done it is done */
    g_assert_cmpuint (first->step, ==, 4);
    g_assert_false (first->is_done);
  }
  kept_clear (&kept);
}

static void
test_tests (void)
{
  Kept kept;

  kept_make (&kept);
  atout_learning_set_test (kept.learning, "cego", FALSE, &(LearningTest) { 3, 10 });
  atout_learning_set_test (kept.learning, "cego", TRUE, &(LearningTest) { 7, 10 });
  atout_learning_set_test (kept.learning, "cego", TRUE, &(LearningTest) { 9, 10 });
  kept_open_again (&kept);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "cego", FALSE).n_right, ==, 3);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "cego", TRUE).n_right, ==, 9);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "wurzen", TRUE).n_asked, ==, 0);
  kept_clear (&kept);
}

/* Of a game all its forms are forgotten, and nothing of the others. */
static void
test_cleared (void)
{
  static const LearningLesson begun = { 4, FALSE };
  Kept kept;

  kept_make (&kept);
  answer (kept.learning, "klaverjas", "00000001", 1, 1, TRUE);
  answer (kept.learning, "kraken", "00000002", 1, 1, TRUE);
  answer (kept.learning, "cego", "00000003", 1, 1, TRUE);
  atout_learning_set_lesson (kept.learning, "klaverjas", "calls", &begun);
  atout_learning_set_test (kept.learning, "klaverjas", TRUE, &(LearningTest) { 7, 10 });
  atout_learning_set_test (kept.learning, "kraken", TRUE, &(LearningTest) { 7, 10 });
  atout_learning_set_test (kept.learning, "cego", TRUE, &(LearningTest) { 7, 10 });
  atout_learning_clear (kept.learning, "klaverjas");
  kept_open_again (&kept);
  g_assert_cmpuint (count_problems (kept.learning, "klaverjas"), ==, 0);
  g_assert_cmpuint (count_problems (kept.learning, "kraken"), ==, 0);
  g_assert_cmpuint (count_problems (kept.learning, "cego"), ==, 1);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "klaverjas", TRUE).n_asked, ==, 0);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "kraken", TRUE).n_asked, ==, 0);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "cego", TRUE).n_asked, ==, 10);
  atout_learning_clear (kept.learning, NULL);
  g_assert_cmpuint (count_problems (kept.learning, "cego"), ==, 0);
  kept_clear (&kept);
}

/* ---- The file -------------------------------------------------------------------------------- */

static void
find_written (AtoutLearning *learning G_GNUC_UNUSED, gpointer data)
{
  const Kept *kept = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (Database) database = database_open_beside (kept->place.path, &error);
  DatabaseQuery *query = database_query (database, &error, "SELECT 1 FROM problem", "");

  g_assert_no_error (error);
  g_assert_true (database_next (database, query, &error));
}

/* Whoever hears of an answer finds it in the file. */
static void
test_before_heard (void)
{
  Kept kept;

  kept_make (&kept);
  g_signal_connect (kept.learning, "changed", G_CALLBACK (find_written), &kept);
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  g_assert_cmpuint (kept.n_heard, ==, 1);
  kept_clear (&kept);
}

/* What cannot be written while somebody else writes waits, in its order, and nobody hears of it. */
static void
test_locked (void)
{
  Kept kept;
  sqlite3 *other;

  kept_make (&kept);
  g_assert_cmpint (sqlite3_open (kept.place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  answer (kept.learning, "cego", "00000001", 1, 1, FALSE);
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  g_assert_cmpuint (kept.n_heard, ==, 0);
  g_assert_true (atout_history_get_waits (kept.history));
  g_assert_cmpint (sqlite3_exec (other, "COMMIT", NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (other);
  check_problem (kept.learning, "cego", "00000001", FALSE, 2, 1); /* who asks finds it */
  g_assert_cmpuint (kept.n_heard, ==, 2);
  kept_open_again (&kept);
  check_problem (kept.learning, "cego", "00000001", FALSE, 2, 1);
  kept_clear (&kept);
}

/* The program ends while it waits: what was to be heard of it is written all the same. */
static void
test_locked_and_left (void)
{
  Kept kept;
  sqlite3 *other;

  kept_make (&kept);
  g_assert_cmpint (sqlite3_open (kept.place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  g_assert_cmpint (sqlite3_exec (other, "COMMIT", NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (other);
  kept_open_again (&kept);
  check_problem (kept.learning, "cego", "00000001", TRUE, 1, 1);
  kept_clear (&kept);
}

/* Where the file cannot be used all lives in memory. */
static void
test_in_memory (void)
{
  Kept kept = { .n_heard = 0 };

  history_place_make (&kept.place);
  history_run_sql (kept.place.path, "CREATE TABLE stranger (x); PRAGMA application_id = 77");
  kept_open (&kept);
  g_assert_nonnull (atout_history_get_problem (kept.history));
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  check_problem (kept.learning, "cego", "00000001", TRUE, 1, 1);
  g_assert_cmpuint (kept.n_heard, ==, 1);
  kept_close (&kept);
  history_place_clear (&kept.place);
}

/* A table is gone: what was to be written goes into memory. */
static void
test_no_table (void)
{
  Kept kept;

  kept_make (&kept);
  history_run_sql (kept.place.path, "DROP TABLE problem");
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  g_assert_nonnull (atout_history_get_problem (kept.history));
  check_problem (kept.learning, "cego", "00000001", TRUE, 1, 1);
  kept_close (&kept);
  history_place_clear (&kept.place);
}

/* A file of the first release, without these tables. */
static void
test_older (void)
{
  const char *older[6] = { NULL };
  HistoryPlace place;
  Kept kept = { .n_heard = 0 };
  g_autoptr (GError) error = NULL;
  Database *database;

  history_place_make (&place);
  memcpy (older, history_versions, 5 * sizeof *older);
  database = database_open (place.path, HISTORY_PROGRAM, older, &error);
  g_assert_no_error (error);
  history_play_deals (database, game_find ("klaverjas"), "", 1);
  g_clear_pointer (&database, database_close);
  kept.place = place;
  kept_open (&kept);
  g_assert_cmpuint (history_count_resting (kept.history), ==, 1); /* what was played is there */
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  check_problem (kept.learning, "cego", "00000001", TRUE, 1, 1);
  kept_clear (&kept);
}

/* Answers, each to another problem, and says after each how many there were. */
static G_NORETURN void
answer_until_killed (const char *path, int said)
{
  AtoutHistory *history = atout_history_new (path, "test");
  AtoutLearning *learning = atout_learning_new (history);

  for (guint n = 1;; n++)
    {
      g_autofree char *name = g_strdup_printf ("%08x", n);

      answer (learning, "cego", name, 1, 1, TRUE);
      if (write (said, &n, sizeof n) != sizeof n)
        for (;;)
          pause ();
    }
}

/* What was said to be answered is there, and at most one more. */
static void
test_killed (void)
{
  for (guint until = 1; until <= 40; until += 3)
    {
      Kept kept = { .n_heard = 0 };
      int said[2];
      guint n = 0;
      guint n_kept;
      pid_t child;

      history_place_make (&kept.place);
      g_assert_cmpint (pipe (said), ==, 0);
      child = fork ();
      if (child == 0)
        answer_until_killed (kept.place.path, said[1]);
      close (said[1]);
      while (n < until)
        g_assert_cmpint (read (said[0], &n, sizeof n), ==, sizeof n);
      kill (child, SIGKILL);
      while (read (said[0], &n, sizeof n) == sizeof n)
        ;
      waitpid (child, NULL, 0);
      close (said[0]);
      kept_open (&kept);
      n_kept = count_problems (kept.learning, "cego");
      g_assert_true (n_kept == n || n_kept == n + 1);
      kept_clear (&kept);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/learning/answers", test_answers);
  g_test_add_func ("/learning/missed", test_missed);
  g_test_add_func ("/learning/solved", test_solved);
  g_test_add_func ("/learning/lessons", test_lessons);
  g_test_add_func ("/learning/tests", test_tests);
  g_test_add_func ("/learning/cleared", test_cleared);
  g_test_add_func ("/learning/before-heard", test_before_heard);
  g_test_add_func ("/learning/locked", test_locked);
  g_test_add_func ("/learning/locked-and-left", test_locked_and_left);
  g_test_add_func ("/learning/in-memory", test_in_memory);
  g_test_add_func ("/learning/no-table", test_no_table);
  g_test_add_func ("/learning/older", test_older);
  g_test_add_func ("/learning/killed", test_killed);

  return g_test_run ();
}
