/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips of the user: which are found, and when they come back. */

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "history-support.h"
#include "model/history/history-copy.h"
#include "model/history/history-log.h"
#include "model/learning/atout-slips.h"
#include "model/thinking/thinker.h"
#include "players/analysis/review.h"
#include "players/player.h"
#include "rules/game.h"
#include "rules/record.h"
#include "support.h"

#define DAY 86400
#define BEGIN 1700000000 /* seconds since 1970 */

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutSlips *slips;
  gint64 now;
  guint n_changed;
  guint n_notified;
} Fixture;

static gint64
read_clock (gpointer data)
{
  return ((const Fixture *) data)->now;
}

static void
fixture_open (Fixture *fixture)
{
  fixture->history = atout_history_new (fixture->place.path, "test");
  fixture->slips = atout_slips_new_by_clock (fixture->history, read_clock, fixture);
  g_signal_connect_swapped (fixture->slips, "changed", G_CALLBACK (g_atomic_int_inc),
                            &fixture->n_changed);
  g_signal_connect_swapped (fixture->slips, "notify::n-due", G_CALLBACK (g_atomic_int_inc),
                            &fixture->n_notified);
}

static void
fixture_close (Fixture *fixture)
{
  g_clear_object (&fixture->slips);
  g_assert_cmpstr (atout_history_get_problem (fixture->history), ==, NULL);
  g_clear_object (&fixture->history);
}

static void
fixture_make (Fixture *fixture)
{
  *fixture = (Fixture) { .now = BEGIN };
  history_place_make (&fixture->place);
  fixture_open (fixture);
}

static void
fixture_clear (Fixture *fixture)
{
  fixture_close (fixture);
  history_place_clear (&fixture->place);
}

static void
run_sql (Fixture *fixture, const char *sql)
{
  g_autoptr (GError) error = NULL;

  database_run (atout_history_get_database (fixture->history), &error, sql, "");
  g_assert_no_error (error);
}

/* The rows of @sql, which has one column. */
static char *
ask (Fixture *fixture, const char *sql)
{
  Database *database = atout_history_get_database (fixture->history);
  GString *answer = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query = database_query (database, &error, sql, "");

  while (query != NULL && database_next (database, query, &error))
    g_string_append_printf (answer, "%s%s", answer->len > 0 ? "\n" : "", database_text (query, 0));
  g_assert_no_error (error);

  return g_string_free (answer, FALSE);
}

static void
check_answer (Fixture *fixture, const char *sql, const char *wanted)
{
  g_autofree char *answer = ask (fixture, sql);

  g_assert_cmpstr (answer, ==, wanted);
}

/* ---- When they come back --------------------------------------------------------------------- */

/* Exercises of two games, three in all, in deals that nobody looks at. */
static void
add_exercises (Fixture *fixture)
{
  Database *database = atout_history_get_database (fixture->history);

  history_play_deals (database, game_find ("zensern"), "", 2);
  history_play_deals (database, game_find ("cego"), "", 1);
  run_sql (fixture, "INSERT INTO looked SELECT id FROM deal");
  run_sql (fixture, "UPDATE deal SET was_undone = 0");
  run_sql (fixture, "INSERT INTO slip SELECT NULL, deal.id, game, game, 3, 0, 'x', 1, 'y', 5, 0, 0"
                    " FROM deal JOIN match ON match.id = deal.match ORDER BY deal.id");
  atout_slips_refresh (fixture->slips);
}

static void
check_due (Fixture *fixture, guint n)
{
  g_autoptr (GListModel) list = atout_slips_list_due (fixture->slips, NULL);

  g_assert_cmpuint (atout_slips_get_n_due (fixture->slips), ==, n);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, n);
  g_assert_cmpuint (atout_slips_count_due (fixture->slips, NULL), ==, n);
}

/* The clock goes by this many seconds. */
static void
move_clock (Fixture *fixture, gint64 seconds)
{
  fixture->now += seconds;
  atout_slips_refresh (fixture->slips);
}

static void
test_intervals (void)
{
  static const gint64 days[] = { 1, 2, 4, 8, 16 };
  Fixture fixture;

  fixture_make (&fixture);
  add_exercises (&fixture);
  check_due (&fixture, 3);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      atout_slips_answer (fixture.slips, 1, TRUE);
      check_due (&fixture, 2);
      move_clock (&fixture, days[i] * DAY - 1);
      check_due (&fixture, 2);
      move_clock (&fixture, 1);
      check_due (&fixture, 3);
    }
  atout_slips_answer (fixture.slips, 1, TRUE); /* solved at the longest: it has gone */
  move_clock (&fixture, 1000 * DAY);
  check_due (&fixture, 2);
  check_answer (&fixture, "SELECT count(*) FROM slip", "2");
  fixture_clear (&fixture);
}

static void
test_wrong (void)
{
  Fixture fixture;

  fixture_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, DAY);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, 2 * DAY);
  check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, FALSE);
  move_clock (&fixture, DAY - 1);
  check_due (&fixture, 2);
  move_clock (&fixture, 1);
  check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, TRUE); /* from there it is as at first */
  move_clock (&fixture, 2 * DAY - 1);
  check_due (&fixture, 2);
  move_clock (&fixture, 1);
  check_due (&fixture, 3);
  fixture_clear (&fixture);
}

static void
test_clock_goes_back (void)
{
  Fixture fixture;

  fixture_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, DAY + 1); /* it is due */
  atout_slips_answer (fixture.slips, 2, TRUE);
  check_due (&fixture, 2);
  move_clock (&fixture, -300 * DAY);
  check_due (&fixture, 2); /* it is so still … */
  fixture_close (&fixture);
  fixture_open (&fixture);
  check_due (&fixture, 2);
  move_clock (&fixture, DAY - 1); /* … and the other one comes after its day, no later */
  check_due (&fixture, 2);
  move_clock (&fixture, 1);
  check_due (&fixture, 3);
  fixture_clear (&fixture);
}

static void
test_clock_jumps (void)
{
  Fixture fixture;

  fixture_make (&fixture);
  add_exercises (&fixture);
  atout_slips_answer (fixture.slips, 1, TRUE);
  move_clock (&fixture, 3000 * DAY); /* years ahead, where two are answered */
  check_due (&fixture, 3);
  atout_slips_answer (fixture.slips, 1, TRUE);
  atout_slips_answer (fixture.slips, 2, FALSE);
  move_clock (&fixture, -3000 * DAY);
  check_due (&fixture, 1);
  move_clock (&fixture, DAY);
  check_due (&fixture, 2);
  move_clock (&fixture, DAY);
  check_due (&fixture, 3);
  fixture_clear (&fixture);
}

/* ---- What becomes of them -------------------------------------------------------------------- */

static void
test_laid_aside (void)
{
  Fixture fixture;

  fixture_make (&fixture);
  add_exercises (&fixture);
  fixture.n_changed = fixture.n_notified = 0;
  atout_slips_lay_aside (fixture.slips, 2);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  g_assert_cmpuint (fixture.n_notified, ==, 1);
  check_due (&fixture, 2);
  fixture_close (&fixture);
  fixture_open (&fixture);
  move_clock (&fixture, 1000 * DAY);
  check_due (&fixture, 2);
  fixture_clear (&fixture);
}

static void
test_cleared (void)
{
  Fixture fixture;

  fixture_make (&fixture);
  add_exercises (&fixture);
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, "zensern"), ==, 2);
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, "cego"), ==, 1);
  atout_slips_clear (fixture.slips, "zensern");
  check_due (&fixture, 1);
  g_assert_cmpuint (atout_slips_count_due (fixture.slips, "cego"), ==, 1);
  atout_slips_clear (fixture.slips, NULL);
  check_due (&fixture, 0);
  fixture_clear (&fixture);
}

/* An exercise needs its deal, as it was played. */
static void
test_deal_goes (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;

  fixture_make (&fixture);
  add_exercises (&fixture);
  run_sql (&fixture, "UPDATE deal SET was_undone = 1 WHERE match = 2");
  atout_slips_refresh (fixture.slips);
  check_due (&fixture, 2);
  history_log_remove (atout_history_get_database (fixture.history), 1, &error);
  g_assert_no_error (error);
  atout_slips_refresh (fixture.slips);
  check_due (&fixture, 0);
  check_answer (&fixture, "SELECT count(*) FROM slip", "1");
  fixture_clear (&fixture);
}

/* Answers the three exercises in turn, and says after each how many answers there were. */
static G_NORETURN void
answer_until_killed (Fixture *fixture, int said)
{
  fixture_open (fixture);
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
      Fixture fixture;
      int said[2];
      guint n = 0;
      guint n_kept = 0;
      pid_t child;
      g_autofree char *boxes = NULL;

      fixture_make (&fixture);
      add_exercises (&fixture);
      fixture_close (&fixture);
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
      fixture_open (&fixture);
      boxes = ask (&fixture, "SELECT sum (box) FROM slip");
      n_kept = (guint) g_ascii_strtoull (boxes, NULL, 10);
      g_assert_true (n_kept == n || n_kept == n + 1);
      fixture_clear (&fixture);
    }
}

/* ---- Finding them ---------------------------------------------------------------------------- */

/* Of three deals that are left the king of spades is as good as the nine, and the ace loses 84. */
static const char blunder[]
    = "atout 1\ngame klaverjas\noption deals 4\nplayer 0 human Ada\n"
      "player 1 computer simple Bert\nplayer 2 computer simple Cora\n"
      "player 3 computer simple Dirk\ndeal 1\ndealer 3\nnumber 477ccd76ad165325163115f9ec8a036e\n"
      "pack JC 7D 9S JS 7S TH TS AC QH TC 9H 9C KH KS 8C 8D"
      " QS 7H QC 8H AS JD 8S AD KC 9D AH QD JH TD KD 7C\n"
      "0 pass\n1 pass\n2 trump:H\n0 play:KH\n1 play:TH\n2 play:JH\n3 play:8H\n2 play:AC\n"
      "3 play:7C\n0 play:JC\n1 play:8C\n2 play:7H\n3 play:9H\n0 play:7D\n1 play:KC\n3 play:9C\n"
      "0 play:JD\n1 play:7S\n2 play:AH\n2 play:QD\n3 play:KD\n0 play:8S\n1 play:AD\n1 roem\n"
      "1 play:8D\n2 play:QH\n3 play:TD\n0 play:AS\n2 play:TS\n3 play:QC\n0 play:9S\n1 play:JS\n"
      "2 roem\n2 play:QS\n3 play:TC\n0 play:KS\n1 play:9D\n"
      "result points 146 56 score 146 56\nmatch scores 146 56 over no\n"
      "# steps 1 4 10 14 17 22 28 31 36\n";

#define BLUNDER 27 /* its position */

/* Brings the match of @text into the history, and ends it there. */
static void
add_record (Fixture *fixture, const char *text)
{
  g_autoptr (GError) error = NULL;
  Record *record = record_parse (text, strlen (text), "test", &error);

  g_assert_no_error (error);
  history_copy_log (atout_history_get_database (fixture->history), record->log, "test", &error);
  g_assert_no_error (error);
  record_free (record);
  run_sql (fixture, "UPDATE match SET state = 1");
}

static void
look_to_the_end (Fixture *fixture)
{
  atout_slips_look (fixture->slips);
  while (atout_slips_is_looking (fixture->slips))
    g_main_context_iteration (NULL, TRUE);
}

/* (transfer full): the exercise at @position; NULL: there is none. */
static AtoutSlip *
find_slip (Fixture *fixture, guint position)
{
  g_autoptr (GListModel) list = atout_slips_list_due (fixture->slips, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (list, i);

      if (atout_slip_get_position (slip) == position)
        return g_steal_pointer (&slip);
    }

  return NULL;
}

static void
test_blunder (void)
{
  Fixture fixture;
  g_autoptr (AtoutSlip) slip = NULL;
  g_autoptr (MatchLog) log = NULL;
  ActionList right;
  Action done;

  fixture_make (&fixture);
  add_record (&fixture, blunder);
  look_to_the_end (&fixture);
  slip = find_slip (&fixture, BLUNDER);
  g_assert_nonnull (slip);
  check_answer (&fixture, "SELECT right FROM slip WHERE position = 27", "play:9S play:KS");
  g_assert_cmpfloat_with_epsilon (atout_slip_get_cost (slip), 84, 0.01);
  g_assert_cmpstr (atout_slip_get_form (slip), ==, "klaverjas");
  log = atout_slip_make_log (slip, &done, &right);
  g_assert_cmpuint (log->deals->len, ==, 1);
  g_assert_cmpuint (match_log_get_deal (log, 0)->actions->len, ==, BLUNDER);
  g_assert_cmpint (log->deal.turn, ==, 0);
  g_assert_cmpuint (card_set_count (log->deal.hand[0]), ==, 3);
  g_assert_cmpuint (right.n, ==, 2);
  g_assert_false (action_list_has (&right, done));
  g_clear_object (&slip);
  fixture_clear (&fixture);
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
      Fixture fixture;

      fixture_make (&fixture);
      add_record (&fixture, blunder);
      run_sql (&fixture, reasons[i]);
      look_to_the_end (&fixture);
      check_answer (&fixture, "SELECT count(*) FROM slip", "0");
      check_due (&fixture, 0);
      fixture_clear (&fixture);
    }
}

/* What was laid aside, or cleared, is not found again; nor what was played before that. */
static void
test_found_once (void)
{
  Fixture fixture;
  g_autoptr (AtoutSlip) slip = NULL;

  fixture_make (&fixture);
  add_record (&fixture, blunder);
  look_to_the_end (&fixture);
  slip = find_slip (&fixture, BLUNDER);
  atout_slips_lay_aside (fixture.slips, atout_slip_get_id (slip));
  look_to_the_end (&fixture);
  g_assert_null (find_slip (&fixture, BLUNDER));
  add_record (&fixture, blunder);
  atout_slips_look (fixture.slips); /* it is under way when all is cleared */
  atout_slips_clear (fixture.slips, "klaverjas");
  look_to_the_end (&fixture);
  check_due (&fixture, 0);
  check_answer (&fixture, "SELECT count(*) FROM slip", "0");
  g_clear_object (&slip);
  fixture_clear (&fixture);
}

/* Three deals at most in which the user plays by lot, the first of them with help. */
static void
add_wild_match (Fixture *fixture, const char *game)
{
  history_play_deals (atout_history_get_database (fixture->history), game_find (game), "", 3);
  run_sql (fixture, "UPDATE match SET state = 1");
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
  g_assert_cmpint (log->deal.turn, ==, (int) atout_slip_get_seat (slip));
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
  Fixture fixture;
  g_autoptr (GListModel) list = NULL;

  fixture_make (&fixture);
  add_wild_match (&fixture, "wurzen");
  look_to_the_end (&fixture);
  check_answer (&fixture, "SELECT count(*) FROM looked", "2");
  check_answer (&fixture, "SELECT count(*) FROM slip GROUP BY deal HAVING count(*) > 3", "");
  check_answer (&fixture, "SELECT count(*) FROM slip WHERE right IS NULL", "0");
  check_answer (&fixture, "SELECT count(*) FROM slip JOIN deal ON deal.id = deal WHERE number = 0",
                "0");
  list = atout_slips_list_due (fixture.slips, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (list), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (list, i);

      check_slip (slip);
    }
  g_clear_object (&list);
  fixture_clear (&fixture);
}

/* All that was found. */
static char *
list_found (Fixture *fixture)
{
  return ask (fixture, "SELECT deal || ' ' || position || ' ' || right || ' ' || cost FROM slip"
                       " ORDER BY deal, position");
}

/* Given up again and again, by who pauses it and with the program, it goes on where it was. */
static void
test_interrupted (void)
{
  Fixture fixture;
  g_autofree char *whole = NULL;
  g_autofree char *parts = NULL;

  fixture_make (&fixture);
  add_wild_match (&fixture, "zensern");
  look_to_the_end (&fixture);
  whole = list_found (&fixture);
  g_assert_cmpstr (whole, !=, "");
  fixture_clear (&fixture);

  fixture_make (&fixture);
  add_wild_match (&fixture, "zensern");
  for (guint n = 0; n < 6; n++)
    {
      atout_slips_look (fixture.slips);
      atout_slips_set_paused (fixture.slips, TRUE);
      atout_slips_set_paused (fixture.slips, FALSE);
      for (guint i = 0; i <= n && atout_slips_is_looking (fixture.slips); i++)
        g_main_context_iteration (NULL, TRUE);
      fixture_close (&fixture);
      fixture_open (&fixture);
    }
  look_to_the_end (&fixture);
  parts = list_found (&fixture);
  g_assert_cmpstr (parts, ==, whole);
  fixture_clear (&fixture);
}

/* While it is paused nothing is begun, whoever asks. */
static void
test_paused (void)
{
  Fixture fixture;

  fixture_make (&fixture);
  add_wild_match (&fixture, "zensern");
  atout_slips_set_paused (fixture.slips, TRUE);
  atout_slips_look (fixture.slips);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (atout_slips_is_looking (fixture.slips));
  check_answer (&fixture, "SELECT count(*) FROM looked", "0");
  atout_slips_set_paused (fixture.slips, FALSE);
  look_to_the_end (&fixture);
  check_answer (&fixture, "SELECT count(*) FROM looked", "1");
  fixture_clear (&fixture);
}

static gboolean is_answered;

static void
note_answer (gpointer slips G_GNUC_UNUSED, const Observation *seen G_GNUC_UNUSED,
             const Choice *choice G_GNUC_UNUSED)
{
  is_answered = TRUE;
}

/* A table thinks: it is given up, and goes on when it is told to, or after a while by itself. */
static void
test_table_thinks (void)
{
  Fixture fixture;
  Deal deal;
  ThinkerQuestion question = { .level = PLAYER_LEVEL_SIMPLE, .rng = rng_new (1, 1) };

  support_deal (&deal, game_find ("klaverjas"), "", NULL);
  observation_make (&question.observation, &deal, (unsigned) deal.turn);
  fixture_make (&fixture);
  add_wild_match (&fixture, "zensern");
  thinker_ask (&question, NULL, G_OBJECT (fixture.slips), note_answer, NULL);
  atout_slips_look (fixture.slips);
  while (!is_answered)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (atout_slips_is_looking (fixture.slips));
  check_answer (&fixture, "SELECT count(*) FROM looked", "0");
  atout_slips_set_paused (fixture.slips, FALSE);
  look_to_the_end (&fixture);
  check_answer (&fixture, "SELECT count(*) FROM looked", "1");
  fixture_clear (&fixture);
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
  g_test_add_func ("/slips/blunder", test_blunder);
  g_test_add_func ("/slips/left-out", test_left_out);
  g_test_add_func ("/slips/found-once", test_found_once);
  g_test_add_func ("/slips/wild", test_wild);
  g_test_add_func ("/slips/interrupted", test_interrupted);
  g_test_add_func ("/slips/paused", test_paused);
  g_test_add_func ("/slips/table-thinks", test_table_thinks);

  return g_test_run ();
}
