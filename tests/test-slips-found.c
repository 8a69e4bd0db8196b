/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips of the user: which are found, and what gives up the search. */

#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/learning/atout-exercise.h"
#include "model/learning/atout-problem-series.h"
#include "model/learning/exercise-reason.h"
#include "model/thinking/thinker.h"
#include "players/analysis/review.h"
#include "players/player.h"
#include "rules/game.h"
#include "slips-support.h"
#include "support.h"

#define BLUNDER 27 /* position of it in the deal of slips_add_blunder () */

static void
look_to_the_end (SlipsFixture *fixture)
{
  atout_slips_look (fixture->slips);
  while (atout_slips_is_looking (fixture->slips))
    g_main_context_iteration (NULL, TRUE);
}

/* (transfer full): the exercise at @position; NULL: there is none. */
static AtoutSlip *
find_slip (SlipsFixture *fixture, guint position)
{
  g_autoptr (GListModel) list = atout_slips_list_due (fixture->slips, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (list, i);
      ActionList right;
      Action done;
      g_autoptr (MatchLog) log = atout_slip_make_log (slip, &done, &right);

      if (log != NULL && match_log_get_deal (log, log->deals->len - 1)->actions->len == position)
        return g_steal_pointer (&slip);
    }

  return NULL;
}

static void
check_blunder (SlipsFixture *fixture, AtoutSlip *slip)
{
  g_autoptr (MatchLog) log = NULL;
  ActionList right;
  Action done;

  g_assert_nonnull (slip);
  slips_check_answer (fixture, "SELECT right FROM slip WHERE position = 27", "play:9S play:KS");
  slips_check_answer (fixture, "SELECT form FROM slip WHERE position = 27", "klaverjas");
  g_assert_cmpfloat_with_epsilon (atout_slip_get_cost (slip), 77.33, 0.01);
  log = atout_slip_make_log (slip, &done, &right);
  g_assert_cmpuint (log->deals->len, ==, 1);
  g_assert_cmpuint (match_log_get_deal (log, 0)->actions->len, ==, BLUNDER);
  g_assert_cmpint (log->deal.turn, ==, 0);
  g_assert_cmpuint (card_set_count (log->deal.hand[0]), ==, 3);
  g_assert_cmpuint (right.n, ==, 2);
  g_assert_false (action_list_has (&right, done));
}

/* What was laid aside, or cleared, is not found again; nor what was played before that. */
static void
test_blunder (void)
{
  SlipsFixture fixture;
  g_autoptr (AtoutSlip) slip = NULL;

  slips_make (&fixture);
  slips_add_blunder (fixture.history);
  look_to_the_end (&fixture);
  slip = find_slip (&fixture, BLUNDER);
  check_blunder (&fixture, slip);
  atout_slips_lay_aside (fixture.slips, atout_slip_get_id (slip));
  look_to_the_end (&fixture);
  g_assert_null (find_slip (&fixture, BLUNDER));
  slips_add_blunder (fixture.history);
  atout_slips_look (fixture.slips); /* it is under way when all is cleared */
  atout_slips_clear (fixture.slips, "klaverjas");
  look_to_the_end (&fixture);
  slips_check_due (&fixture, 0);
  slips_check_answer (&fixture, "SELECT count(*) FROM slip", "0");
  g_clear_object (&slip);
  slips_clear (&fixture);
}

static Signals signals_seen[4];
static gboolean are_signals_seen;

static void
note_signals (gpointer slips G_GNUC_UNUSED, const Observation *seen,
              const Analysis *analysis G_GNUC_UNUSED, const OpenCards *open G_GNUC_UNUSED)
{
  for (guint seat = 0; seat < 4; seat++)
    signals_seen[seat] = seen->signals[seat];
  are_signals_seen = TRUE;
}

/* "Why?" uses the agreed signals, the same by which the slip was judged. */
static void
test_signals (void)
{
  const Signals own = { .lead = TRUE };
  const Signals others = { .discard = SIGNAL_NONE };
  SlipsFixture fixture;
  ExerciseReason reason = { .analysis = NULL };
  g_autoptr (AtoutProblemSeries) series = NULL;
  g_autoptr (AtoutExercise) exercise = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  slips_make (&fixture);
  slips_add_blunder (fixture.history);
  atout_slips_set_signals (fixture.slips, own, others);
  look_to_the_end (&fixture);
  series = atout_problem_series_new_slips (fixture.slips, "klaverjas", "");
  exercise = atout_problem_series_make_next (series, &error);
  g_assert_no_error (error);
  for (guint seat = 0; seat < 4; seat++)
    {
      Signals found
          = atout_course_get_signals (ATOUT_COURSE (atout_exercise_get_session (exercise)), seat);

      g_assert_true (signals_are_same (&found, seat % 2 == 0 ? &own : &others));
    }

  match = atout_match_new_from_log (match_log_copy (atout_exercise_get_problem (exercise)->log),
                                    &error);
  g_object_set (match, "own-signals", signals_system (&own)->name, "other-signals",
                signals_system (&others)->name, NULL);
  exercise_reason_ask (&reason, match, &atout_exercise_get_problem (exercise)->deal,
                       G_OBJECT (fixture.slips), note_signals);
  while (!are_signals_seen)
    g_main_context_iteration (NULL, TRUE);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_true (signals_are_same (&signals_seen[seat], seat % 2 == 0 ? &own : &others));
  exercise_reason_clear (&reason);
  g_clear_object (&exercise);
  g_clear_object (&series);
  slips_clear (&fixture);
}

/* What nobody could know, or was told: nothing is looked for there. */
static void
test_left_out (void)
{
  static const char *const reasons[] = {
    "UPDATE match SET state = 0",
    "UPDATE outcome SET was_hinted = 1",
    "UPDATE outcome SET was_undone = 1",
    "UPDATE outcome SET seat = -1",
    "DELETE FROM outcome",
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      SlipsFixture fixture;

      slips_make (&fixture);
      slips_add_blunder (fixture.history);
      slips_run_sql (&fixture, reasons[i]);
      look_to_the_end (&fixture);
      slips_check_answer (&fixture, "SELECT count(*) FROM slip", "0");
      slips_check_due (&fixture, 0);
      slips_clear (&fixture);
    }
}

/* Three deals at most in which the user plays by lot, the first of them with help. */
static void
add_wild_match (SlipsFixture *fixture, const char *game)
{
  history_play_deals (atout_history_get_database (fixture->history), game_find (game), "", 3);
  slips_run_sql (fixture, "UPDATE match SET state = 1");
}

/* The decision was one, and a bad one, by the judgement of a review. */
static void
check_slip (AtoutSlip *slip)
{
  ActionList legal = { 0 }, right;
  Action done;
  g_autoptr (MatchLog) log = atout_slip_make_log (slip, &done, &right);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  ReviewDecision decision;

  g_assert_nonnull (log);
  g_assert_cmpint (log->deal.turn, ==, match_log_find_user (log));
  deal_legal (&log->deal, &legal);
  g_assert_cmpuint (legal.n, >, right.n);
  g_assert_true (action_list_has (&legal, done));
  g_assert_false (action_list_has (&right, done));
  observation_make (&observation, &log->deal, (unsigned) log->deal.turn);
  for (guint i = 0; i < log->deal.n_seats; i++)
    observation.signals[i] = SIGNALS_USUAL;
  analysis
      = analysis_new (&observation, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED, NULL);
  review_decide (&log->deal, &observation, analysis, done, NULL, NULL, &decision);
  g_assert_cmpint (decision.grade, ==, REVIEW_WORSE);
  g_assert_cmpfloat (decision.cost, >, SLIP_MARGIN * analysis->deviation);
  g_assert_cmpfloat (decision.cost, >, SLIP_ERRORS * decision.error);
  g_assert_cmpfloat_with_epsilon (decision.cost, atout_slip_get_cost (slip), 1e-9);
  g_assert_true (action_list_has (&right, decision.best));
  for (guint i = 0; i < right.n; i++)
    {
      g_assert_true (action_list_has (&legal, right.at[i]));
      g_assert_cmpfloat (analysis->row[0].value - analysis_find (analysis, right.at[i])->value, <,
                         decision.cost);
    }
}

static void
test_wild (void)
{
  SlipsFixture fixture;
  g_autoptr (GListModel) list = NULL;

  slips_make (&fixture);
  add_wild_match (&fixture, "cego");
  look_to_the_end (&fixture);
  slips_check_answer (&fixture, "SELECT count(*) FROM looked", "2");
  slips_check_answer (&fixture, "SELECT count(*) FROM slip GROUP BY deal HAVING count(*) > 3", "");
  slips_check_answer (&fixture, "SELECT count(*) FROM slip WHERE right IS NULL", "0");
  slips_check_answer (
      &fixture, "SELECT count(*) FROM slip JOIN deal ON deal.id = deal WHERE number = 0", "0");
  list = atout_slips_list_due (fixture.slips, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (list), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (list, i);

      check_slip (slip);
    }
  g_clear_object (&list);
  slips_clear (&fixture);
}

/* What is kept of the search: where it has looked, what it found, and suspects that wait. */
static char *
list_kept (SlipsFixture *fixture)
{
  return slips_ask (fixture, "SELECT 'looked at ' || deal FROM looked UNION ALL "
                             "SELECT deal || ' ' || position || ' ' || ifnull (right, 'waits') "
                             "|| ' ' || ifnull (cost, '') FROM slip ORDER BY 1");
}

/* Given up again and again, by who pauses it and with the program, it goes on where it was. */
static void
test_interrupted (void)
{
  SlipsFixture fixture;
  g_autofree char *whole = NULL;
  g_autofree char *parts = NULL;

  slips_make (&fixture);
  add_wild_match (&fixture, "zensern");
  look_to_the_end (&fixture);
  whole = list_kept (&fixture);
  g_assert_cmpstr (whole, !=, "");
  slips_clear (&fixture);

  slips_make (&fixture);
  add_wild_match (&fixture, "zensern");
  for (guint n = 0; n < 6; n++)
    {
      atout_slips_look (fixture.slips);
      for (guint i = 0; i <= n && atout_slips_is_looking (fixture.slips); i++)
        g_main_context_iteration (NULL, TRUE);
      slips_close (&fixture);
      slips_open (&fixture);
    }
  look_to_the_end (&fixture);
  parts = list_kept (&fixture);
  g_assert_cmpstr (parts, ==, whole);
  slips_clear (&fixture);
}

/* ---- Killed ---------------------------------------------------------------------------------- */

#define KILL_ME "--find" /* what the test is started with to be killed: this, a path, a number */

static const char *own_path;
static guint n_until; /* so many rows of slips are changed before it stops, in the middle of that */
static char *kept;    /* what was written when the search told of it last */

static void
note_kept (SlipsFixture *fixture)
{
  g_free (kept);
  kept = list_kept (fixture);
}

/* Called within the transaction: at the last row that is wanted it says what is kept, and waits. */
static void
row_changed (void *data G_GNUC_UNUSED, int how G_GNUC_UNUSED, const char *database G_GNUC_UNUSED,
             const char *table, sqlite3_int64 id G_GNUC_UNUSED)
{
  if (!g_str_equal (table, "slip") || --n_until > 0)
    return;
  if (write (STDOUT_FILENO, kept, strlen (kept) + 1) > 0)
    for (;;)
      pause ();
}

static int
watch (sqlite3 *connection, char **error G_GNUC_UNUSED, const void *api G_GNUC_UNUSED)
{
  sqlite3_update_hook (connection, row_changed, NULL);

  return SQLITE_OK;
}

/* The process that is killed; it ends by itself when no row is left to stop at. */
static int
find_until_killed (char *path, const char *until)
{
  SlipsFixture fixture = { .place.path = path };

  n_until = (guint) g_ascii_strtoull (until, NULL, 10);
  sqlite3_auto_extension ((void (*) (void)) watch);
  slips_open (&fixture);
  note_kept (&fixture);
  g_signal_connect_swapped (fixture.slips, "changed", G_CALLBACK (note_kept), &fixture);
  look_to_the_end (&fixture);
  slips_close (&fixture);
  g_free (kept);

  return 0;
}

/* Looks in the history at @path, and is killed at row @until: what was kept; NULL: it ended. */
static char *
find_and_kill (const char *path, guint until)
{
  g_autofree char *row = g_strdup_printf ("%u", until);
  const char *const command[] = { own_path, KILL_ME, path, row, NULL };
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  char letter = 'x';
  GPid child;
  int out;

  g_spawn_async_with_pipes (NULL, (char **) command, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &child, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  while (letter != '\0' && read (out, &letter, 1) == 1)
    g_string_append_c (told, letter);
  close (out);
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);

  return letter == '\0' ? g_strdup (told->str) : NULL;
}

/*
 * Killed again and again, at one row after the other: what was told to be kept is, and no more, and
 * in the end all is found once.
 */
static void
test_killed (void)
{
  SlipsFixture fixture;
  g_autofree char *whole = NULL;
  g_autofree char *told = NULL;
  guint until = 1;

  slips_make (&fixture);
  add_wild_match (&fixture, "zensern");
  look_to_the_end (&fixture);
  whole = list_kept (&fixture);
  slips_clear (&fixture);

  slips_make (&fixture);
  add_wild_match (&fixture, "zensern");
  do
    {
      g_autofree char *before = g_steal_pointer (&told);
      g_autofree char *there = NULL;

      slips_close (&fixture);
      told = find_and_kill (fixture.place.path, until);
      slips_open (&fixture);
      there = list_kept (&fixture);
      g_assert_cmpstr (there, ==, told != NULL ? told : whole);
      until = g_strcmp0 (told, before) == 0 ? until + 1 : 2; /* at its first row it gets nowhere */
    }
  while (told != NULL);
  slips_clear (&fixture);
}

/* ---- Paused ---------------------------------------------------------------------------------- */

static gboolean is_answered;

static void
note_answer (gpointer slips G_GNUC_UNUSED, const Observation *seen G_GNUC_UNUSED,
             const Choice *choice G_GNUC_UNUSED)
{
  is_answered = TRUE;
}

/* A table thinks: the search is given up. It goes on after a while, or when the program starts. */
static void
test_table_thinks (void)
{
  SlipsFixture fixture;
  Deal deal;
  ThinkerQuestion question = { .level = PLAYER_LEVEL_SIMPLE, .rng = rng_new (1, 1) };

  support_deal (&deal, game_find ("klaverjas"), "", NULL);
  observation_make (&question.observation, &deal, (unsigned) deal.turn);
  slips_make (&fixture);
  add_wild_match (&fixture, "cego");
  thinker_ask (&question, NULL, G_OBJECT (fixture.slips), note_answer, NULL);
  atout_slips_look (fixture.slips);
  while (!is_answered)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (atout_slips_is_looking (fixture.slips));
  slips_check_answer (&fixture, "SELECT count(*) FROM looked", "0");
  slips_close (&fixture);
  slips_open (&fixture);
  look_to_the_end (&fixture);
  slips_check_answer (&fixture, "SELECT count(*) FROM looked", "2");
  slips_clear (&fixture);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], KILL_ME))
    return find_until_killed (argv[2], argv[3]);
  own_path = argv[0];
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/slips-found", test_blunder, test_left_out, test_signals, test_wild, test_interrupted,
             test_killed, test_table_thinks);

  return g_test_run ();
}
