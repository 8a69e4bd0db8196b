/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "slips-support.h"

#include "model/history/history-copy.h"
#include "rules/record.h"

#define BEGIN 1700000000 /* seconds since 1970 */

static gint64
read_clock (gpointer data)
{
  return ((const SlipsFixture *) data)->now;
}

void
slips_open (SlipsFixture *fixture)
{
  fixture->history = atout_history_new (fixture->place.path, "test");
  fixture->slips = atout_slips_new_by_clock (fixture->history, read_clock, fixture);
  g_signal_connect_swapped (fixture->slips, "changed", G_CALLBACK (g_atomic_int_inc),
                            &fixture->n_changed);
  g_signal_connect_swapped (fixture->slips, "notify::n-due", G_CALLBACK (g_atomic_int_inc),
                            &fixture->n_notified);
}

void
slips_close (SlipsFixture *fixture)
{
  g_clear_object (&fixture->slips);
  g_assert_cmpstr (atout_history_get_problem (fixture->history), ==, NULL);
  g_clear_object (&fixture->history);
}

void
slips_make (SlipsFixture *fixture)
{
  *fixture = (SlipsFixture) { .now = BEGIN };
  history_place_make (&fixture->place);
  slips_open (fixture);
}

void
slips_clear (SlipsFixture *fixture)
{
  slips_close (fixture);
  history_place_clear (&fixture->place);
}

void
slips_run_sql (SlipsFixture *fixture, const char *sql)
{
  g_autoptr (GError) error = NULL;

  database_run (atout_history_get_database (fixture->history), &error, sql, "");
  g_assert_no_error (error);
}

char *
slips_ask (SlipsFixture *fixture, const char *sql)
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

void
slips_check_answer (SlipsFixture *fixture, const char *sql, const char *wanted)
{
  g_autofree char *answer = slips_ask (fixture, sql);

  g_assert_cmpstr (answer, ==, wanted);
}

void
slips_check_due (SlipsFixture *fixture, guint n)
{
  g_autoptr (GListModel) list = atout_slips_list_due (fixture->slips, NULL);
  guint n_due;

  g_object_get (fixture->slips, "n-due", &n_due, NULL);
  g_assert_cmpuint (n_due, ==, n);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, n);
  g_assert_cmpuint (atout_slips_count_due (fixture->slips, NULL), ==, n);
}

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

static Record *
read_blunder (void)
{
  g_autoptr (GError) error = NULL;
  Record *record = record_parse (blunder, strlen (blunder), "test", &error);

  g_assert_no_error (error);

  return record;
}

static void
add_log (AtoutHistory *history, const MatchLog *log)
{
  g_autoptr (GError) error = NULL;

  history_copy_log (atout_history_get_database (history), log, "test", &error);
  g_assert_no_error (error);
}

void
slips_add_blunder (AtoutHistory *history)
{
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = read_blunder ();

  add_log (history, record->log);
  database_run (database, &error, "UPDATE match SET state = 1", "");
  g_assert_no_error (error);
}

static void
play_first_legal (MatchLog *log)
{
  ActionList legal;

  deal_legal (&log->deal, &legal);
  match_log_act (log, legal.at[0], TRUE);
}

/* Plays a deal of @log in which nobody looks for slips: something was taken back in it. */
static void
play_before (MatchLog *log, const DealNumber *number)
{
  match_log_deal (log, number, NULL);
  match_log_mark_undone (log);
  while (!deal_is_over (&log->deal))
    play_first_legal (log);
}

void
slips_add_unfinished (AtoutHistory *history)
{
  static const DealNumber other = { "00112233445566778899aabbccddeeff" };
  g_autoptr (Record) record = read_blunder ();
  const LogDeal *first = match_log_get_deal (record->log, 0);
  g_autoptr (MatchLog) log = match_log_new (record->log->game, &record->log->options);

  for (guint i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, record->log->player[i].kind, record->log->player[i].name);
  match_log_set_dealer (log, 0);
  while (log->deals->len < 3)
    play_before (log, &first->number);
  match_log_deal (log, &other, NULL);
  while (log->deal.turn != 0 || card_set_count (log->deal.hand[0]) > 1)
    play_first_legal (log);
  add_log (history, log);
}
