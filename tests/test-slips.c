/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips of the user: when they come back, and what becomes of them. */

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "history-support.h"
#include "model/history/history-log.h"
#include "rules/game.h"
#include "slips-support.h"

#define DAY 86400

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
  atout_slips_refresh (fixture->slips);
}

/* The clock goes by this many seconds. */
static void
move_clock (SlipsFixture *fixture, gint64 seconds)
{
  fixture->now += seconds;
  atout_slips_refresh (fixture->slips);
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
      slips_check_due (&fixture, 2);
      move_clock (&fixture, days[i] * DAY - 1);
      slips_check_due (&fixture, 2);
      move_clock (&fixture, 1);
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
  move_clock (&fixture, DAY);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, 2 * DAY);
  slips_check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, FALSE);
  move_clock (&fixture, DAY - 1);
  slips_check_due (&fixture, 2);
  move_clock (&fixture, 1);
  slips_check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, TRUE); /* from there it is as at first */
  move_clock (&fixture, 2 * DAY - 1);
  slips_check_due (&fixture, 2);
  move_clock (&fixture, 1);
  slips_check_due (&fixture, 3);
  slips_clear (&fixture);
}

static void
test_clock_goes_back (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, DAY + 1); /* it is due */
  atout_slips_answer (fixture.slips, 2, TRUE);
  slips_check_due (&fixture, 2);
  move_clock (&fixture, -300 * DAY);
  slips_check_due (&fixture, 2); /* it is so still … */
  slips_close (&fixture);
  slips_open (&fixture);
  slips_check_due (&fixture, 2);
  move_clock (&fixture, DAY - 1); /* … and the other one comes after its day, no later */
  slips_check_due (&fixture, 2);
  move_clock (&fixture, 1);
  slips_check_due (&fixture, 3);
  slips_clear (&fixture);
}

static void
test_clock_jumps (void)
{
  SlipsFixture fixture;

  slips_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, 3000 * DAY); /* years ahead, where two are answered */
  slips_check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, TRUE);
  atout_slips_answer (fixture.slips, 2, FALSE);
  move_clock (&fixture, -3000 * DAY);
  slips_check_due (&fixture, 1);
  move_clock (&fixture, DAY);
  slips_check_due (&fixture, 2);
  move_clock (&fixture, DAY);
  slips_check_due (&fixture, 3);
  slips_clear (&fixture);
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
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/slips/intervals", test_intervals);
  g_test_add_func ("/slips/wrong", test_wrong);
  g_test_add_func ("/slips/clock-goes-back", test_clock_goes_back);
  g_test_add_func ("/slips/clock-jumps", test_clock_jumps);
  g_test_add_func ("/slips/laid-aside", test_laid_aside);
  g_test_add_func ("/slips/cleared", test_cleared);
  g_test_add_func ("/slips/deal-goes", test_deal_goes);
  g_test_add_func ("/slips/killed", test_killed);

  return g_test_run ();
}
