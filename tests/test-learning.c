/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is kept of problems, lessons and tests beside the history. */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/history/history-log.h"
#include "model/learning/atout-learning.h"
#include "players/problems/problem.h"

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
  answer (kept.learning, "kraken", "00000004", 2, 1u << THEME_COUNT_POINTS, FALSE);
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

/* Solved steps are kept by course; solving one again changes nothing. */
static void
test_solved (void)
{
  Kept kept;

  kept_make (&kept);
  atout_learning_note_solved (kept.learning, "cego", "win-ten");
  atout_learning_note_solved (kept.learning, "cego", "win-ten");
  atout_learning_note_solved (kept.learning, "cego", "take-ace");
  atout_learning_note_solved (kept.learning, "wurzen", "win-throw");
  kept_open_again (&kept);
  {
    g_autoptr (GHashTable) solved = atout_learning_list_solved (kept.learning, "cego");

    g_assert_cmpuint (g_hash_table_size (solved), ==, 2);
    g_assert_true (g_hash_table_contains (solved, "win-ten"));
    g_assert_true (g_hash_table_contains (solved, "take-ace"));
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
  atout_learning_set_test (kept.learning, "cego", TRUE, &(LearningTest) { 9, 10, 0x3fd });
  kept_open_again (&kept);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "cego", FALSE).n_right, ==, 3);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "cego", TRUE).n_right, ==, 9);
  g_assert_cmphex (atout_learning_get_test (kept.learning, "cego", TRUE).right, ==, 0x3fd);
  g_assert_cmpuint (atout_learning_get_test (kept.learning, "wurzen", TRUE).n_asked, ==, 0);
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
  Kept kept = { .n_heard = 0 };

  history_place_make_older (&kept.place, 5, "klaverjas");
  kept_open (&kept);
  g_assert_cmpuint (history_count_resting (kept.history), ==, 1); /* what was played is there */
  answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
  check_problem (kept.learning, "cego", "00000001", TRUE, 1, 1);
  kept_clear (&kept);
}

/* Migration from version 6, which stored kinds and themes as numbers, keeps the statistics. */
static void
test_numbered (void)
{
  static const char *const rows[]
      = { "'cego', '00000001', 'cego', 1, 2, 5, 1, 3, 2, 99",
          "'cego', '00000002', 'cego', 5, 5, 33554432, 0, 1, 0, 99",
          "'kraken', '00000003', 'klaverjas', 0, 0, 0, 0, 2, 1, 99",
          "'cego', '00000004', 'cego', 77, 2, 5, 1, 3, 2, 99" }; /* a kind that never existed */
  Kept kept = { .n_heard = 0 };
  g_autoptr (GHashTable) problems = NULL;
  const LearningProblem *problem;

  history_place_make_older (&kept.place, 6, "klaverjas");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sql = g_strdup_printf ("INSERT INTO problem VALUES (%s)", rows[i]);

      history_run_sql (kept.place.path, sql);
    }
  kept_open (&kept);
  check_problem (kept.learning, "cego", "00000001", TRUE, 3, 2);
  check_problem (kept.learning, "cego", "00000002", FALSE, 1, 0);
  check_problem (kept.learning, "kraken", "00000003", FALSE, 2, 1);
  problems = atout_learning_list_problems (kept.learning, "cego");
  g_assert_cmpuint (g_hash_table_size (problems), ==, 2);
  problem = g_hash_table_lookup (problems, "00000001");
  g_assert_cmpuint (problem->kind, ==, PROBLEM_OPEN);
  g_assert_cmpuint (problem->band, ==, 2);
  g_assert_cmphex (problem->themes, ==, 1u << THEME_DRAW_TRUMPS | 1u << THEME_RUFF);
  problem = g_hash_table_lookup (problems, "00000002");
  g_assert_cmpuint (problem->kind, ==, PROBLEM_COUNT);
  g_assert_cmphex (problem->themes, ==, 1u << THEME_COUNT_POINTS);
  kept_clear (&kept);
}

/* Checks that problem @name is stored with @wanted: its kind and themes as words. */
static void
check_names (Kept *kept, const char *name, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query
      = database_query (atout_history_get_database (kept->history), &error,
                        "SELECT kind || ' ' || themes FROM problem WHERE name = ?1", "s", name);

  g_assert_true (database_next (atout_history_get_database (kept->history), query, &error));
  g_assert_cmpstr (database_text (query, 0), ==, wanted);
  sqlite3_reset (query);
}

/* Kinds and themes are stored by name, so their order in the enums may change. */
static void
test_named (void)
{
  Kept kept;

  kept_make (&kept);
  for (guint theme = 0; theme < THEMES; theme++)
    {
      guint kind = theme % PROBLEM_KINDS;
      g_autofree char *name = g_strdup_printf ("%08x", theme);
      g_autofree char *wanted
          = g_strconcat (problem_kind_name (kind), " ", problem_theme_name (theme), NULL);
      const LearningAnswer answer = { "cego", name, kind, 1, 1u << theme, TRUE };

      atout_learning_note_answer (kept.learning, &answer);
      check_names (&kept, name, wanted);
    }
  answer (kept.learning, "cego", "abcdef01", 1, 1u << THEME_RUFF | 1u << THEME_EXIT, TRUE);
  check_names (&kept, "abcdef01", "open ruff exit");
  kept_clear (&kept);
}

/* A row with an impossible value in any column is ignored. */
static void
test_untrue (void)
{
  static const struct
  {
    const char *sql;
    guint n_problems, n_lessons;
    LearningTest test;
  } rows[] = {
    { "SELECT 1", 1, 1, { 7, 10 } },
    { "UPDATE test SET n_right = 50, n_asked = 3", 1, 1, { 0, 0 } },
    { "UPDATE test SET n_asked = 11", 1, 1, { 0, 0 } },
    { "UPDATE test SET n_right = -1", 1, 1, { 0, 0 } },
    { "UPDATE test SET n_right = 'many'", 1, 1, { 0, 0 } },
    { "UPDATE test SET right = 1 << 10", 1, 1, { 0, 0 } },
    { "UPDATE lesson SET step = -1", 1, 0, { 7, 10 } },
    { "UPDATE lesson SET is_done = 2", 1, 0, { 7, 10 } },
    { "UPDATE lesson SET step = 1 << 40", 1, 0, { 7, 10 } },
    { "UPDATE problem SET n_right = 50, n_tries = 3", 0, 1, { 7, 10 } },
    { "UPDATE problem SET n_tries = 0, n_right = 0, is_first = 0", 0, 1, { 7, 10 } },
    { "UPDATE problem SET is_first = 1, n_right = 0", 0, 1, { 7, 10 } },
    { "UPDATE problem SET band = 6", 0, 1, { 7, 10 } },
    { "UPDATE problem SET kind = 'riddle'", 0, 1, { 7, 10 } },
    { "UPDATE problem SET themes = 'ruff later-theme'", 1, 1, { 7, 10 } },
    { "UPDATE problem SET name = 'longer than names are'", 0, 1, { 7, 10 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      static const LearningLesson begun = { 4, FALSE };
      Kept kept;
      g_autoptr (GHashTable) lessons = NULL;
      LearningTest test;

      g_test_message ("%s", rows[i].sql);
      kept_make (&kept);
      answer (kept.learning, "cego", "00000001", 1, 1, TRUE);
      atout_learning_set_lesson (kept.learning, "cego", "cards", &begun);
      atout_learning_set_test (kept.learning, "cego", TRUE, &(LearningTest) { 7, 10 });
      history_run_sql (kept.place.path, rows[i].sql);
      g_assert_cmpuint (count_problems (kept.learning, "cego"), ==, rows[i].n_problems);
      lessons = atout_learning_list_lessons (kept.learning, "cego");
      g_assert_cmpuint (g_hash_table_size (lessons), ==, rows[i].n_lessons);
      test = atout_learning_get_test (kept.learning, "cego", TRUE);
      g_assert_cmpuint (test.n_right, ==, rows[i].test.n_right);
      g_assert_cmpuint (test.n_asked, ==, rows[i].test.n_asked);
      kept_clear (&kept);
    }
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
  ADD_TESTS ("/learning", test_answers, test_missed, test_lessons, test_solved, test_tests,
             test_before_heard, test_locked, test_locked_and_left, test_in_memory, test_no_table,
             test_older, test_numbered, test_named, test_untrue, test_killed);

  return g_test_run ();
}
