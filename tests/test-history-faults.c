/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The history loses no data when a fault of the system comes and goes. */

#include <string.h>

#include "add-tests.h"
#include "history-faults.h"
#include "model/history/history-log.h"
#include "model/learning/atout-learning.h"
#include "players/problems/problem.h"
#include "rules/game.h"
#include "slips-support.h"

/* ---- No log ---------------------------------------------------------------------------------- */

static char *
ask (AtoutHistory *history, const char *sql)
{
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query = database_query (atout_history_get_database (history), &error, sql, "");
  char *answer;

  g_assert_true (database_next (atout_history_get_database (history), query, &error));
  answer = g_strdup (database_text (query, 0));
  sqlite3_reset (query);

  return answer;
}

static void
check_patience (gboolean has_log, const char *mode, const char *patience)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autofree char *mode_found = NULL;
  g_autofree char *patience_found = NULL;

  faults_set_no_log (!has_log);
  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  mode_found = ask (history, "PRAGMA journal_mode");
  patience_found = ask (history, "PRAGMA busy_timeout");
  g_assert_cmpstr (mode_found, ==, mode);
  g_assert_cmpstr (patience_found, ==, patience);
  history_play_a_little (history);
  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  g_clear_object (&history);
  g_object_unref (history_find_resting (place.path));
  faults_set_no_log (FALSE);
  history_place_clear (&place);
}

/* Without WAL the busy timeout stays at 2000 ms, because a commit waits for readers. */
static void
test_no_log (void)
{
  check_patience (TRUE, "wal", "250");
  check_patience (FALSE, "delete", "2000");
}

/* ---- Locked while it is read ----------------------------------------------------------------- */

/* A listener that reads the locked file again causes no endless recursion. */
static void
test_locked_for_reading (void)
{
  SlipsFixture fixture;
  sqlite3 *other;

  faults_set_no_log (TRUE);
  slips_make (&fixture);
  history_play_deals (atout_history_get_database (fixture.history), game_find ("zensern"), "", 1);
  slips_run_sql (&fixture, "UPDATE deal SET was_undone = 0");
  slips_run_sql (&fixture, "INSERT INTO slip VALUES (NULL, 1, 'zensern', 'zensern', 3, 0, 'x', 1,"
                           " 'y', 5, 0, 0)");
  atout_slips_refresh (fixture.slips);
  slips_check_due (&fixture, 1);
  database_set_patience (atout_history_get_database (fixture.history), 0);
  g_assert_cmpint (sqlite3_open (fixture.place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  atout_slips_refresh (fixture.slips);
  g_assert_nonnull (atout_history_get_problem (fixture.history));
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, NULL), ==, 0);
  sqlite3_close (other);
  atout_slips_refresh (fixture.slips);
  slips_check_due (&fixture, 1);
  g_clear_object (&fixture.slips);
  g_clear_object (&fixture.history);
  faults_set_no_log (FALSE);
  history_place_clear (&fixture.place);
}

/* ---- Cleared while it is locked -------------------------------------------------------------- */

/* A search waits until "Forget" is written, so it does not bring back the slips of old deals. */
static void
test_cleared_while_locked (void)
{
  SlipsFixture fixture;
  sqlite3 *other;

  slips_make (&fixture);
  slips_add_blunder (fixture.history);
  g_assert_cmpint (sqlite3_open (fixture.place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  atout_slips_clear (fixture.slips, "klaverjas");
  g_assert_true (atout_history_get_waits (fixture.history));
  faults_set_threads_at_once (TRUE);
  atout_slips_look (fixture.slips);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  sqlite3_close (other);
  atout_slips_refresh (fixture.slips); /* writes the waiting data before it reads */
  g_assert_false (atout_history_get_waits (fixture.history));
  while (atout_slips_is_looking (fixture.slips))
    g_main_context_iteration (NULL, TRUE);
  faults_set_threads_at_once (FALSE);
  slips_check_answer (&fixture, "SELECT count(*) FROM slip", "0");
  slips_check_answer (&fixture, "SELECT count(*) FROM looked", "1");
  slips_clear (&fixture);
}

/* ---- A full disk ----------------------------------------------------------------------------- */

static void
answer (AtoutLearning *learning, guint number)
{
  g_autofree char *name = g_strdup_printf ("%08x", number);

  atout_learning_note_answer (learning,
                              &(LearningAnswer) { "cego", name, PROBLEM_OPEN, 1, 1, TRUE });
}

/* The problem shows the current reason for the wait, and no answer is lost. */
static void
test_full (void)
{
  SlipsFixture fixture;
  g_autoptr (AtoutLearning) learning = NULL;
  g_autoptr (GHashTable) problems = NULL;
  sqlite3 *other;

  slips_make (&fixture);
  learning = atout_learning_new (fixture.history);
  slips_run_sql (&fixture, "PRAGMA max_page_count = 1"); /* SQLite takes the current number */
  for (guint i = 0; i < 140; i++)
    answer (learning, i);
  g_assert_nonnull (strstr (atout_history_get_problem (fixture.history), "no room left"));
  g_assert_nonnull (strstr (atout_history_get_problem (fixture.history), "enough disk space"));
  g_assert_cmpint (sqlite3_open (fixture.place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  answer (learning, 140);
  g_assert_nonnull (strstr (atout_history_get_problem (fixture.history), "Another program"));
  sqlite3_close (other);
  slips_run_sql (&fixture, "PRAGMA max_page_count = 1000000");
  answer (learning, 141);
  g_assert_cmpstr (atout_history_get_problem (fixture.history), ==, NULL);
  g_clear_object (&learning);
  slips_close (&fixture);
  slips_open (&fixture);
  learning = atout_learning_new (fixture.history);
  problems = atout_learning_list_problems (learning, "cego");
  g_assert_cmpuint (g_hash_table_size (problems), ==, 142);
  g_clear_object (&learning);
  slips_clear (&fixture);
}

/* ---- No threads ------------------------------------------------------------------------------ */

/* If no thread can be created, slips are searched next time, and the WAL is synced later. */
static void
test_no_threads (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  slips_add_blunder (fixture.history);
  faults_set_no_threads (TRUE);
  atout_slips_look (fixture.slips);
  while (atout_slips_is_looking (fixture.slips))
    g_main_context_iteration (NULL, TRUE);
  slips_check_answer (&fixture, "SELECT count(*) FROM looked", "0");
  g_assert_true (database_run (atout_history_get_database (fixture.history), NULL,
                               "CREATE TABLE note (text)", ""));
  for (guint n = 0; n < 2; n++) /* fills the WAL until a thread should empty it */
    {
      database_begin (atout_history_get_database (fixture.history), NULL);
      slips_run_sql (&fixture, "INSERT INTO note VALUES (zeroblob (17000000))");
      g_assert_true (database_commit (atout_history_get_database (fixture.history), NULL));
    }
  faults_set_no_threads (FALSE);
  atout_slips_look (fixture.slips);
  while (atout_slips_is_looking (fixture.slips))
    g_main_context_iteration (NULL, TRUE);
  slips_check_answer (&fixture, "SELECT count(*) FROM looked", "1");
  slips_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC0", TRUE);
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/history-faults", test_no_log, test_locked_for_reading, test_cleared_while_locked,
             test_full, test_no_threads);

  return g_test_run ();
}
