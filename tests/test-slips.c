/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips of the user: when they come back, and what becomes of them. */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/history/history-log.h"
#include "rules/game.h"
#include "slips-support.h"

#define DAY 86400
#define MORNING (4 * 60 * 60)

/* ---- When they come back --------------------------------------------------------------------- */

/* Exercises of two games, three in all, in deals that nobody looks at. */
static void
add_exercises (SlipsFixture *fixture)
{
  Database *database = atout_history_get_database (fixture->history);

  history_play_deals (database, game_find ("zensern"), "", 2);
  history_play_deals (database, game_find ("cego"), "", 1);
  slips_run_sql (fixture, "INSERT INTO looked SELECT id FROM deal");
  slips_run_sql (fixture, "UPDATE deal SET was_undone = 0");
  slips_run_sql (fixture,
                 "INSERT INTO slip SELECT NULL, deal.id, game, game, 3, 0, 'x', 1, 'y', 5, 0, 0"
                 " FROM deal JOIN match ON match.id = deal.match ORDER BY deal.id");
  slips_run_sql (fixture, "UPDATE match SET touched = 1700000000");
  atout_slips_refresh (fixture->slips);
}

static void
set_clock (SlipsFixture *fixture, gint64 now)
{
  fixture->now = now;
  atout_slips_refresh (fixture->slips);
}

static void
move_clock (SlipsFixture *fixture, gint64 seconds)
{
  set_clock (fixture, fixture->now + seconds);
}

/* Checks that @n exercises are due until 4:00 UTC in @n_days days, and one more from then on. */
static void
check_comes_after (SlipsFixture *fixture, gint64 n_days, guint n)
{
  gint64 day = (fixture->now - MORNING) / DAY + n_days;

  slips_check_due (fixture, n);
  set_clock (fixture, day * DAY + MORNING - 1);
  slips_check_due (fixture, n);
  move_clock (fixture, 1);
  slips_check_due (fixture, n + 1);
}

static void
test_intervals (void)
{
  static const gint64 days[] = { 1, 2, 4, 8, 16 };
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  slips_check_due (&fixture, 3);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      atout_slips_answer (fixture.slips, 1, TRUE);
      check_comes_after (&fixture, days[i], 2);
      move_clock (&fixture, 15 * 60 * 60); /* to 19:00 of that day */
      slips_check_due (&fixture, 3);
    }
  atout_slips_answer (fixture.slips, 1, TRUE); /* solved at the longest: it has gone */
  move_clock (&fixture, 1000 * DAY);
  slips_check_due (&fixture, 2);
  slips_check_answer (&fixture, "SELECT count(*) FROM slip", "2");
  slips_clear (&fixture);
}

static void
test_wrong (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  check_comes_after (&fixture, 1, 2);
  atout_slips_answer (fixture.slips, 1, TRUE);
  check_comes_after (&fixture, 2, 2);
  atout_slips_answer (fixture.slips, 1, FALSE);
  check_comes_after (&fixture, 1, 2);
  atout_slips_answer (fixture.slips, 1, TRUE); /* from there it is as at first */
  check_comes_after (&fixture, 2, 2);
  slips_clear (&fixture);
}

/* Exercises become due at 4:00 local time, even if the day has 23 or 25 hours. */
static void
test_time_zones (void)
{
  static const char berlin[] = "CET-1CEST,M3.5.0,M10.5.0/3";
  static const char los_angeles[] = "PST8PDT,M3.2.0,M11.1.0";
  static const struct
  {
    const char *zone;
    gint64 answered;
    gint64 due;
  } rows[] = {
    { berlin, 1699902000, 1699930800 },      /* Monday 20:00 */
    { berlin, 1711825200, 1711850400 },      /* Saturday 20:00, before the clock goes forward */
    { berlin, 1711848600, 1711850400 },      /* Sunday 3:30 after it: still the day of Saturday */
    { berlin, 1729908000, 1729998000 },      /* Saturday 4:00, before the clock goes back */
    { berlin, 1729997940, 1729998000 },      /* Sunday 3:59 after it */
    { los_angeles, 1710054000, 1710068400 }, /* Saturday 23:00, spring */
    { los_angeles, 1730545200, 1730635200 }, /* Saturday 4:00, autumn */
    { "NZST-12NZDT,M9.5.0,M4.1.0/3", 1712332800, 1712419200 }, /* Saturday 5:00, autumn */
    { "<+0545>-5:45", 1717193640, 1717193700 },                /* 3:59 */
    { "<+0545>-5:45", 1717193700, 1717280100 },                /* 4:00 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SlipsFixture fixture;

      g_test_message ("row %u", i);
      slips_make (&fixture);
      add_exercises (&fixture);
      slips_run_sql (&fixture, "UPDATE match SET touched = 0");
      g_setenv ("TZ", rows[i].zone, TRUE);
      set_clock (&fixture, rows[i].answered);
      atout_slips_answer (fixture.slips, 1, TRUE);
      set_clock (&fixture, rows[i].due - 1);
      slips_check_due (&fixture, 2);
      move_clock (&fixture, 1);
      slips_check_due (&fixture, 3);
      g_setenv ("TZ", "UTC0", TRUE);
      slips_clear (&fixture);
    }
}

/* ---- Wrong clocks ---------------------------------------------------------------------------- */

#define MANY 464

/* Adds slips in all boxes with many due days, as after weeks of practice. */
static void
add_many (SlipsFixture *fixture)
{
  g_autofree char *sql = g_strdup_printf (
      "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < %u)"
      " INSERT INTO slip SELECT NULL, 1, 'zensern', 'zensern', 10 + n, 0, 'x', 1, 'y', 5,"
      " 1 + n %% 5, 1700000000 / 86400 + n %% (1 << (n %% 5)) + 1 FROM n",
      MANY - 1);

  add_exercises (fixture);
  slips_run_sql (fixture, "DELETE FROM slip");
  slips_run_sql (fixture, sql);
  atout_slips_refresh (fixture->slips);
}

#define LIST_ALL "SELECT id || ' ' || box || ' ' || due FROM slip ORDER BY id"

/* A start with a wrong clock changes no due day. */
static void
test_wrong_clock (void)
{
  static const gint64 wrong[]
      = { 1700000000 + 40 * DAY, 1700000000 - 40 * DAY, 1420070400 /* 2015 */, 0, 4000000000 };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      SlipsFixture fixture;
      g_autofree char *before = NULL;
      gint64 right;
      guint n_due;

      slips_make (&fixture);
      right = fixture.now;
      add_many (&fixture);
      slips_check_answer (&fixture, "SELECT count(*) FROM slip", "464");
      move_clock (&fixture, DAY);
      slips_run_sql (&fixture, "UPDATE match SET touched = 1700086400");
      n_due = atout_slips_count_due (fixture.slips, NULL);
      g_assert_cmpuint (n_due, >, 0);
      before = slips_ask (&fixture, LIST_ALL);
      slips_close (&fixture);
      fixture.now = wrong[i];
      slips_open (&fixture);
      atout_slips_refresh (fixture.slips);
      if (wrong[i] < right) /* a clock that is behind counts as the time of the last write */
        slips_check_due (&fixture, n_due);
      slips_close (&fixture);
      fixture.now = right + DAY;
      slips_open (&fixture);
      slips_check_answer (&fixture, LIST_ALL, before);
      slips_check_due (&fixture, n_due);
      slips_clear (&fixture);
    }
}

/* Exercises answered while the clock was far ahead are due at once; the others do not change. */
static void
test_answered_ahead (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, 3000 * DAY);
  atout_slips_answer (fixture.slips, 2, TRUE);
  atout_slips_answer (fixture.slips, 3, FALSE);
  slips_run_sql (&fixture, "UPDATE match SET touched = touched + 3000 * 86400 WHERE id = 1");
  slips_check_due (&fixture, 1);
  move_clock (&fixture, -3000 * DAY);
  slips_check_due (&fixture, 2);
  slips_check_answer (&fixture, "SELECT due FROM slip WHERE id = 1", "19676");
  check_comes_after (&fixture, 1, 2);
  slips_clear (&fixture);
}

/* For an answer with a clock far behind, the interval starts at the last write. */
static void
test_answered_behind (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  move_clock (&fixture, -3000 * DAY);
  slips_check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, TRUE);
  slips_check_due (&fixture, 2);
  move_clock (&fixture, 3000 * DAY);
  check_comes_after (&fixture, 1, 2);
  slips_clear (&fixture);
}

/* Migration from version 6 turns the due time of each slip into the day of that time. */
static void
test_older (void)
{
  static const char *const rows[]
      = { "0, 0", "1, 1700000000", "5, 1701360000", "2, 1700020799", "3, 1 << 60", "3, 'abc'" };
  SlipsFixture fixture = { .now = 1700000000 };

  history_place_make_older (&fixture.place, 6, "zensern");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sql = g_strdup_printf (
          "INSERT INTO slip VALUES (NULL, 1, 'zensern', 'zensern', %u, 0, 'x', 1, 'y', 5, %s)", i,
          rows[i]);

      history_run_sql (fixture.place.path, sql);
    }
  slips_open (&fixture);
  slips_check_answer (&fixture, "SELECT due FROM slip ORDER BY id", "0\n19675\n19691\n19675\n0\n0");
  slips_clear (&fixture);
}

/* ---- Many of them ---------------------------------------------------------------------------- */

static guint n_steps; /* instructions that SQLite has executed, in thousands */

static int
count_steps (void *data G_GNUC_UNUSED)
{
  n_steps++;

  return 0;
}

static int
watch (sqlite3 *connection, char **error G_GNUC_UNUSED, const void *api G_GNUC_UNUSED)
{
  sqlite3_progress_handler (connection, 1000, count_steps, NULL);

  return SQLITE_OK;
}

/* Opens the slips, reads all that the first pages show, and returns the increase of n_steps. */
static guint
measure_opening (SlipsFixture *fixture, guint n_due)
{
  const Game *game;
  GameForm form;

  slips_close (fixture);
  n_steps = 0;
  slips_open (fixture);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      g_assert_cmpuint (atout_slips_count_due (fixture->slips, form.key), ==,
                        g_str_equal (form.key, "zensern") ? n_due : 0);
  g_object_unref (atout_slips_list_due (fixture->slips, "zensern"));

  return n_steps;
}

/* Opening 200,000 slips costs little more than opening 464, because at most 1000 are read. */
static void
test_very_many (void)
{
  static const char many[]
      = "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 199999)"
        " INSERT OR IGNORE INTO slip SELECT NULL, 1, 'zensern', 'zensern', n, 0, 'x', 1, 'y', 5,"
        " 0, 0 FROM n";
  SlipsFixture fixture;
  guint usual;

  sqlite3_auto_extension ((void (*) (void)) watch);
  slips_make (&fixture);
  add_many (&fixture);
  slips_run_sql (&fixture, "UPDATE slip SET due = 0");
  usual = measure_opening (&fixture, MANY);
  g_assert_cmpuint (usual, >, 0);
  slips_run_sql (&fixture, many);
  slips_check_answer (&fixture, "SELECT count(*) FROM slip", "200000");
  g_assert_cmpuint (measure_opening (&fixture, 1000), <, 3 * usual + 20);
  sqlite3_cancel_auto_extension ((void (*) (void)) watch);
  slips_clear (&fixture);
}

/* A row with an impossible value is no exercise. */
static void
test_untrue (void)
{
  static const char *const changes[]
      = { "box = 70",  "box = -1",     "box = 1 << 62", "box = 'five'",
          "cost = -1", "cost = 9e999", "cost = 'much'", "cost = x'00'" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      SlipsFixture fixture;
      g_autofree char *sql = g_strdup_printf ("UPDATE slip SET %s WHERE id = 1", changes[i]);

      g_test_message ("%s", changes[i]);
      slips_make (&fixture);
      add_exercises (&fixture);
      slips_run_sql (&fixture, sql);
      atout_slips_refresh (fixture.slips);
      slips_check_due (&fixture, 2);
      slips_clear (&fixture);
    }
}

/* ---- What becomes of them -------------------------------------------------------------------- */

static void
test_laid_aside (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  fixture.n_changed = fixture.n_notified = 0;
  atout_slips_lay_aside (fixture.slips, 2);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  g_assert_cmpuint (fixture.n_notified, ==, 1);
  slips_check_due (&fixture, 2);
  slips_close (&fixture);
  slips_open (&fixture);
  move_clock (&fixture, 1000 * DAY);
  slips_check_due (&fixture, 2);
  slips_clear (&fixture);
}

static void
test_cleared (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, "zensern"), ==, 2);
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, "cego"), ==, 1);
  atout_slips_clear (fixture.slips, "zensern");
  slips_check_due (&fixture, 1);
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, "cego"), ==, 1);
  atout_slips_clear (fixture.slips, NULL);
  slips_check_due (&fixture, 0);
  slips_clear (&fixture);
}

/* An exercise needs its deal, as it was played. */
static void
test_deal_goes (void)
{
  SlipsFixture fixture;
  g_autoptr (GError) error = NULL;

  slips_make (&fixture);
  add_exercises (&fixture);
  slips_run_sql (&fixture, "UPDATE deal SET was_undone = 1 WHERE match = 2");
  atout_slips_refresh (fixture.slips);
  slips_check_due (&fixture, 2);
  history_log_remove (atout_history_get_database (fixture.history), 1, &error);
  g_assert_no_error (error);
  atout_slips_refresh (fixture.slips);
  slips_check_due (&fixture, 0);
  slips_check_answer (&fixture, "SELECT count(*) FROM slip", "1");
  slips_clear (&fixture);
}

/* Answers the three exercises in turn, and says after each how many answers there were. */
static G_NORETURN void
answer_until_killed (SlipsFixture *fixture, int said)
{
  slips_open (fixture);
  for (guint n = 1;; n++)
    {
      atout_slips_answer (fixture->slips, 1 + (n - 1) % 3, TRUE);
      if (write (said, &n, sizeof n) != sizeof n || n == 12)
        for (;;)
          pause ();
    }
}

/* What was said to be answered is; the answer that was under way is there or is not. */
static void
test_killed (void)
{
  for (guint until = 1; until <= 12; until++)
    {
      SlipsFixture fixture;
      int said[2];
      guint n = 0;
      guint n_kept = 0;
      pid_t child;
      g_autofree char *boxes = NULL;

      slips_make (&fixture);
      add_exercises (&fixture);
      slips_close (&fixture);
      g_assert_cmpint (pipe (said), ==, 0);
      child = fork ();
      if (child == 0)
        answer_until_killed (&fixture, said[1]);
      close (said[1]);
      while (n < until)
        g_assert_cmpint (read (said[0], &n, sizeof n), ==, sizeof n);
      kill (child, SIGKILL);
      while (read (said[0], &n, sizeof n) == sizeof n)
        ;
      waitpid (child, NULL, 0);
      close (said[0]);
      slips_open (&fixture);
      boxes = slips_ask (&fixture, "SELECT sum (box) FROM slip");
      n_kept = (guint) g_ascii_strtoull (boxes, NULL, 10);
      g_assert_true (n_kept == n || n_kept == n + 1);
      slips_clear (&fixture);
    }
}

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC0", TRUE); /* independent of the time zone of the machine */
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/slips", test_intervals, test_wrong, test_time_zones, test_wrong_clock,
             test_answered_ahead, test_answered_behind, test_older, test_very_many, test_untrue,
             test_laid_aside, test_cleared, test_deal_goes, test_killed);

  return g_test_run ();
}
