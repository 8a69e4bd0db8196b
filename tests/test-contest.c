/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of contests: matches that the house, 15 computer players, replays for comparison. Stored
 * results are never overwritten, and survive a killed program and a locked file.
 */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/competing/atout-contests.h"
#include "model/competing/contest-loss.h"
#include "model/competing/contest-words.h"
#include "model/competing/contest-work.h"
#include "model/history/history-log.h"
#include "model/learning/atout-slips.h"
#include "model/thinking/thinker.h"
#include "model/words/house-rules.h"
#include "support.h"

#define N_DEALS 3
#define DAY "2026-11-29"

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  MatchLog *log; /* the only match: N_DEALS deals of Schnapsen; a card of the first was undone */
  DealNumber numbers[N_DEALS];
} Fixture;

static Database *
database_of (Fixture *fixture)
{
  return atout_history_get_database (fixture->history);
}

static void
make (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  history_place_make (&fixture->place);
  fixture->history = atout_history_new (fixture->place.path, "test");
  history_play_deals (database_of (fixture), game_find ("wurzen"),
                      "mode=schnapsen deal=cut closed_value=dark", N_DEALS);
  fixture->log = history_log_read (database_of (fixture), 1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < N_DEALS; i++)
    fixture->numbers[i] = match_log_get_deal (fixture->log, i)->number;
}

static void
clear (Fixture *fixture)
{
  g_assert_cmpstr (atout_history_get_problem (fixture->history), ==, NULL);
  match_log_free (fixture->log);
  g_object_unref (fixture->history);
  history_place_clear (&fixture->place);
}

static void
reopen (Fixture *fixture)
{
  g_object_unref (fixture->history);
  fixture->history = atout_history_new (fixture->place.path, "test");
}

static gint64
begin (Fixture *fixture, const char *day, gint64 began)
{
  const ContestStart start = { .kind = day != NULL ? CONTEST_DAY : CONTEST_SAME,
                               .day = day,
                               .game = fixture->log->game,
                               .options = &fixture->log->options,
                               .began = began,
                               .numbers = fixture->numbers,
                               .n_deals = N_DEALS };
  g_autoptr (GError) error = NULL;
  gint64 id = -1;

  contest_rows_begin (database_of (fixture), &start, &id, &error);
  g_assert_no_error (error);

  return id;
}

static void
join_match (Fixture *fixture, gint64 id, gint64 match)
{
  g_autoptr (GError) error = NULL;

  contest_rows_join (database_of (fixture), id, match, &error);
  g_assert_no_error (error);
}

static void
join (Fixture *fixture, gint64 id)
{
  join_match (fixture, id, 1);
}

static void
keep_own (Fixture *fixture, gint64 id, guint number)
{
  FieldPlace place = field_place (fixture->log, number, 0);
  g_autoptr (GError) error = NULL;

  contest_rows_keep_own (database_of (fixture), id, &place, &error);
  g_assert_no_error (error);
}

static void
keep_unit (Fixture *fixture, gint64 id, guint number, guint member, int result)
{
  const ContestUnit unit = { id, 1, number, member };
  g_autoptr (GError) error = NULL;

  contest_rows_keep_unit (database_of (fixture), &unit, result, &error);
  g_assert_no_error (error);
}

static GArray *
list_deals (Fixture *fixture, gint64 id)
{
  g_autoptr (GError) error = NULL;
  GArray *deals = contest_rows_list_deals (database_of (fixture), id, &error);

  g_assert_no_error (error);

  return deals;
}

static void
check_unit (Fixture *fixture, gint64 contest, guint number, guint member)
{
  ContestUnit unit;
  g_autoptr (GError) error = NULL;

  g_assert_true (contest_rows_find_unit (database_of (fixture), &unit, &error));
  g_assert_cmpint (unit.contest, ==, contest);
  g_assert_cmpint (unit.match, ==, 1);
  g_assert_cmpuint (unit.number, ==, number);
  g_assert_cmpuint (unit.member, ==, member);
}

static void
check_no_unit (Fixture *fixture)
{
  ContestUnit unit;
  g_autoptr (GError) error = NULL;

  g_assert_false (contest_rows_find_unit (database_of (fixture), &unit, &error));
  g_assert_no_error (error);
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static void
test_stored (void)
{
  Fixture fixture;
  gint64 id;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GArray) deals = NULL;
  g_autoptr (ContestRow) of_match = NULL;
  const ContestRow *row;

  make (&fixture);
  id = begin (&fixture, DAY, 1000);
  join (&fixture, id);
  g_assert_cmpint (begin (&fixture, NULL, 2000), ==, id + 1);
  join_match (&fixture, id + 1, -1);
  reopen (&fixture);
  rows = contest_rows_list (database_of (&fixture), "schnapsen", 0, G_MAXUINT, NULL);
  g_assert_cmpuint (rows->len, ==, 2);
  row = g_ptr_array_index (rows, 1);
  g_assert_cmpint (row->id, ==, id);
  g_assert_cmpint (row->kind, ==, CONTEST_DAY);
  g_assert_cmpstr (row->day, ==, DAY);
  g_assert_cmpstr (row->game, ==, "wurzen");
  g_assert_cmpstr (row->options, ==, "mode=schnapsen deal=cut closed_value=dark");
  g_assert_cmpuint (row->players, ==, FIELD_VERSION);
  g_assert_cmpint (row->match, ==, 1);
  g_assert_cmpint (row->began, ==, 1000);
  row = g_ptr_array_index (rows, 0);
  g_assert_cmpint (row->kind, ==, CONTEST_SAME);
  g_assert_cmpstr (row->day, ==, NULL);
  g_assert_cmpint (row->match, ==, -1);
  g_clear_pointer (&rows, g_ptr_array_unref);
  rows = contest_rows_list (database_of (&fixture), "wurzen", 0, G_MAXUINT, NULL);
  g_assert_cmpuint (rows->len, ==, 0);
  of_match = contest_rows_find_match (database_of (&fixture), 1, NULL);
  g_assert_cmpint (of_match->id, ==, id);
  deals = list_deals (&fixture, id);
  g_assert_cmpuint (deals->len, ==, N_DEALS);
  for (guint i = 0; i < deals->len; i++)
    {
      const ContestDeal *deal = &g_array_index (deals, ContestDeal, i);

      g_assert_cmpuint (deal->number, ==, i);
      g_assert_cmpstr (deal->cards.hex, ==, fixture.numbers[i].hex);
      g_assert_false (deal->is_over);
      g_assert_cmpuint (deal->n_house, ==, 0);
    }
  clear (&fixture);
}

/*
 * Only the user's first play of a day's deals counts, even if the clock is set back or its match is
 * deleted.
 */
static void
test_first_of_day (void)
{
  Fixture fixture;
  g_autoptr (ContestRow) first = NULL;
  g_autoptr (ContestRow) still = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  gint64 id;

  make (&fixture);
  g_assert_null (contest_rows_find_day (database_of (&fixture), fixture.log->game,
                                        &fixture.log->options, DAY, NULL));
  id = begin (&fixture, DAY, 1000);
  join (&fixture, id);
  join (&fixture, begin (&fixture, DAY, 500)); /* as if the clock had been set back */
  join (&fixture, begin (&fixture, "2026-11-28", 2000));
  first = contest_rows_find_day (database_of (&fixture), fixture.log->game, &fixture.log->options,
                                 DAY, NULL);
  g_assert_cmpint (first->id, ==, id);
  rows = contest_rows_list (database_of (&fixture), NULL, 0, G_MAXUINT, NULL);
  g_assert_cmpuint (rows->len, ==, 3);
  g_assert_false (((ContestRow *) rows->pdata[0])->is_again);
  g_assert_false (((ContestRow *) rows->pdata[1])->is_again);
  g_assert_true (((ContestRow *) rows->pdata[2])->is_again);
  history_run_sql (fixture.place.path, "PRAGMA foreign_keys = ON; DELETE FROM match");
  still = contest_rows_find_day (database_of (&fixture), fixture.log->game, &fixture.log->options,
                                 DAY, NULL);
  g_assert_cmpint (still->id, ==, id);
  g_assert_cmpint (still->match, ==, -1);
  clear (&fixture);
}

/*
 * A stored result is not overwritten. A deal with undo or a hint does not count, even if the help
 * was used after its end.
 */
static void
test_own_result (void)
{
  Fixture fixture;
  FieldPlace place;
  g_autoptr (GArray) deals = NULL;
  const ContestDeal *deal;
  gint64 id;

  make (&fixture);
  id = begin (&fixture, NULL, 1000);
  keep_own (&fixture, id, 0);
  keep_own (&fixture, id, 1);
  history_run_sql (fixture.place.path, "UPDATE contest_deal SET own = 77 WHERE number = 1");
  keep_own (&fixture, id, 1);
  match_log_mark_hinted (fixture.log); /* marks the last deal */
  keep_own (&fixture, id, 2);
  deals = list_deals (&fixture, id);
  deal = &g_array_index (deals, ContestDeal, 0);
  place = field_place (fixture.log, 0, 0);
  g_assert_true (deal->is_over);
  g_assert_cmpint (deal->own, ==, field_own_result (&place));
  g_assert_cmpuint (deal->seat, ==, place.seat);
  g_assert_cmpuint (deal->role, ==,
                    (place.seat + 2 - match_log_get_deal (fixture.log, 0)->before.dealer) % 2);
  g_assert_cmpstr (deal->left_out, ==, "undone");
  deal = &g_array_index (deals, ContestDeal, 1);
  g_assert_cmpint (deal->own, ==, 77);
  g_assert_cmpstr (deal->left_out, ==, NULL);
  deal = &g_array_index (deals, ContestDeal, 2);
  g_assert_cmpstr (deal->left_out, ==, "hinted");
  clear (&fixture);
}

/* ---- Work ------------------------------------------------------------------------------------ */

/*
 * The next unit (house player and deal) comes from finished deals, in the latest contest first, and
 * there in the latest deal. Contests with another FIELD_VERSION have none.
 */
static void
test_units (void)
{
  Fixture fixture;
  gint64 old, id;

  make (&fixture);
  old = begin (&fixture, NULL, 1000);
  check_no_unit (&fixture); /* the contest has no match yet, so no deal was dealt */
  join (&fixture, old);
  check_unit (&fixture, old, N_DEALS - 1, 0);
  id = begin (&fixture, NULL, 2000);
  join (&fixture, id);
  for (guint member = 0; member < FIELD_MEMBERS; member++)
    {
      check_unit (&fixture, id, N_DEALS - 1, member);
      keep_unit (&fixture, id, N_DEALS - 1, member, (int) member);
    }
  reopen (&fixture);
  check_unit (&fixture, id, N_DEALS - 2, 0);
  keep_unit (&fixture, id, N_DEALS - 2, 3, 5);
  check_unit (&fixture, id, N_DEALS - 2, 0);
  history_run_sql (fixture.place.path, "UPDATE deal SET is_over = (number <> 1)");
  check_unit (&fixture, id, 0, 0); /* deal 1 is being played */
  history_run_sql (fixture.place.path, "DELETE FROM deal WHERE number < 2");
  check_unit (&fixture, old, N_DEALS - 1, 0);
  history_run_sql (fixture.place.path, "UPDATE contest SET players = players + 1");
  check_no_unit (&fixture);
  clear (&fixture);
}

/*
 * A house player's result is not overwritten. Results for a deleted contest, or for another
 * FIELD_VERSION, are not stored.
 */
static void
test_field_stands (void)
{
  Fixture fixture;
  g_autoptr (GArray) deals = NULL;
  gint64 id;

  make (&fixture);
  id = begin (&fixture, NULL, 1000);
  keep_unit (&fixture, id, 0, 2, 11);
  keep_unit (&fixture, id, 0, 1, 12);
  keep_unit (&fixture, id, 0, 2, 99);
  keep_unit (&fixture, id + 1, 0, 1, 13);
  keep_unit (&fixture, id, N_DEALS, 1, 14);
  history_run_sql (fixture.place.path, "UPDATE contest SET players = players + 1");
  keep_unit (&fixture, id, 0, 3, 15);
  deals = list_deals (&fixture, id);
  g_assert_cmpuint (g_array_index (deals, ContestDeal, 0).n_house, ==, 2);
  g_assert_cmpint (g_array_index (deals, ContestDeal, 0).house[0], ==, 12);
  g_assert_cmpint (g_array_index (deals, ContestDeal, 0).house[1], ==, 11);
  g_clear_pointer (&deals, g_array_unref);
  g_assert_true (contest_rows_remove (database_of (&fixture), id, NULL));
  deals = list_deals (&fixture, id);
  g_assert_cmpuint (deals->len, ==, 0);
  clear (&fixture);
}

/* ---- Work in the background ------------------------------------------------------------------ */

#define LEFT 1 /* deal in which the first two house players get different results */

/* Stores all results of contest @id, except those of the first @n_left house players in LEFT. */
static void
keep_all_but (Fixture *fixture, gint64 id, guint n_left)
{
  for (guint number = 0; number < N_DEALS; number++)
    for (guint member = number == LEFT ? n_left : 0; member < FIELD_MEMBERS; member++)
      keep_unit (fixture, id, number, member, 0);
}

/* Checks that the results of the first @n house players in LEFT are those of field_play_unit (). */
static void
check_played (Fixture *fixture, gint64 id, guint n)
{
  FieldPlace place = field_place (fixture->log, LEFT, 0);
  g_autoptr (GArray) deals = list_deals (fixture, id);

  g_assert_cmpuint (g_array_index (deals, ContestDeal, LEFT).n_house, ==, FIELD_MEMBERS);
  for (guint member = 0; member < n; member++)
    {
      int result;

      g_assert_true (field_play_unit (&place, member, NULL, &result));
      g_assert_cmpint (g_array_index (deals, ContestDeal, LEFT).house[member], ==, result);
    }
}

/* Appends the id of each contest that changed, as a digit. */
static void
note_changed (AtoutContests *contests G_GNUC_UNUSED, gint64 id, GString *changed)
{
  g_string_append_printf (changed, "%d", (int) id);
}

/* Returns contests that work from now on, and append to @changed. */
static AtoutContests *
begin_work (Fixture *fixture, GString *changed)
{
  AtoutContests *contests = atout_contests_new (fixture->history);

  g_signal_connect (contests, "changed", G_CALLBACK (note_changed), changed);
  atout_contests_work (contests);

  return contests;
}

static void
work_to_the_end (AtoutContests *contests)
{
  while (atout_contests_is_working (contests))
    g_main_context_iteration (NULL, TRUE);
}

/* The house plays what is left, tells of each result, and stops. */
static void
test_steps (void)
{
  Fixture fixture;
  g_autoptr (AtoutContests) contests = NULL;
  g_autoptr (GString) changed = g_string_new (NULL);
  gint64 id;

  make (&fixture);
  contests = begin_work (&fixture, changed);
  g_assert_true (atout_contests_is_working (contests));
  work_to_the_end (contests);
  id = begin (&fixture, NULL, 1000);
  join (&fixture, id);
  keep_all_but (&fixture, id, 2);
  atout_contests_work (contests);
  work_to_the_end (contests);
  g_assert_cmpstr (changed->str, ==, "11");
  check_played (&fixture, id, 2);
  check_no_unit (&fixture);
  g_clear_object (&contests);
  clear (&fixture);
}

/* A cancelled step has no result; the next one plays the same unit from the beginning. */
static void
test_cancelled (void)
{
  Fixture fixture;
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  gint64 id;

  make (&fixture);
  id = begin (&fixture, NULL, 1000);
  join (&fixture, id);
  keep_all_but (&fixture, id, 1);
  g_cancellable_cancel (cancelled);
  for (guint i = 0; i < 2; i++)
    {
      ContestWork *work = contest_work_new (SIGNALS_USUAL, SIGNALS_USUAL);
      g_autoptr (GError) error = NULL;

      g_assert_true (contest_work_find (work, database_of (&fixture), &error));
      g_assert_cmpint (contest_work_get_contest (work), ==, id);
      if (i == 0)
        g_assert_false (contest_work_compute (work, cancelled));
      else
        g_assert_true (contest_work_compute (work, NULL)
                       && contest_work_write (database_of (&fixture), work, &error));
      g_assert_no_error (error);
      contest_work_free (work);
    }
  check_played (&fixture, id, 1);
  clear (&fixture);
}

/* While a table thinks the house waits; then it goes on. */
static void
test_table_thinks (void)
{
  Fixture fixture;
  g_autoptr (AtoutContests) contests = NULL;
  g_autoptr (GString) changed = g_string_new (NULL);
  gint64 id;

  make (&fixture);
  id = begin (&fixture, NULL, 1000);
  join (&fixture, id);
  keep_all_but (&fixture, id, 2);
  contests = begin_work (&fixture, changed);
  thinker_note (TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (atout_contests_is_working (contests));
  thinker_note (FALSE);
  work_to_the_end (contests);
  g_assert_cmpstr (changed->str, ==, "11");
  check_played (&fixture, id, 2);
  g_clear_object (&contests);
  clear (&fixture);
}

/*
 * A match that cannot be read, or only without the deal of the unit, is removed from its contest.
 * Other contests go on.
 */
static void
test_broken (void)
{
  static const char *const faults[] = {
    "UPDATE action SET token = 'dance' WHERE deal IN (SELECT id FROM deal WHERE match = 2)",
    "UPDATE action SET token = 'dance' WHERE deal IN"
    " (SELECT id FROM deal WHERE match = 2 AND number = 2)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      Fixture fixture;
      g_autoptr (AtoutContests) contests = NULL;
      g_autoptr (GString) changed = g_string_new (NULL);
      g_autoptr (GPtrArray) rows = NULL;

      make (&fixture);
      history_play_deals (database_of (&fixture), fixture.log->game,
                          "mode=schnapsen deal=cut closed_value=dark", N_DEALS);
      join (&fixture, begin (&fixture, NULL, 1000));
      keep_all_but (&fixture, 1, 1);
      begin (&fixture, NULL, 2000);
      g_assert_true (contest_rows_join (database_of (&fixture), 2, 2, NULL));
      for (guint number = 0; number < N_DEALS - 1; number++)
        for (guint member = 0; member < FIELD_MEMBERS; member++)
          keep_unit (&fixture, 2, number, member, 0);
      history_run_sql (fixture.place.path, faults[i]);
      contests = begin_work (&fixture, changed);
      work_to_the_end (contests);
      g_assert_cmpstr (changed->str, ==, "21");
      check_played (&fixture, 1, 1);
      check_no_unit (&fixture);
      rows = contest_rows_list (database_of (&fixture), NULL, 0, G_MAXUINT, NULL);
      g_assert_cmpint (((ContestRow *) rows->pdata[0])->match, ==, -1);
      g_assert_cmpint (((ContestRow *) rows->pdata[1])->match, ==, 1);
      g_clear_object (&contests);
      clear (&fixture);
    }
}

/* Appends a letter for each result of the search for slips. */
static void
note_slips (AtoutSlips *slips G_GNUC_UNUSED, GString *changed)
{
  g_string_append_c (changed, 's');
}

/* The search for slips waits from its next step on until the house has played everything. */
static void
test_before_slips (void)
{
  Fixture fixture;
  g_autoptr (AtoutContests) contests = NULL;
  g_autoptr (AtoutSlips) slips = NULL;
  g_autoptr (GString) changed = g_string_new (NULL);

  make (&fixture);
  history_play_deals (database_of (&fixture), fixture.log->game, "mode=schnapsen", N_DEALS);
  history_run_sql (fixture.place.path, "UPDATE match SET state = 1");
  join (&fixture, begin (&fixture, NULL, 1000));
  keep_all_but (&fixture, 1, 3);
  slips = atout_slips_new (fixture.history);
  g_signal_connect (slips, "changed", G_CALLBACK (note_slips), changed);
  atout_slips_look (slips);
  contests = begin_work (&fixture, changed);
  while (changed->len < 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (changed->str, ==, "s111s");
  g_clear_object (&slips);
  g_clear_object (&contests);
  clear (&fixture);
}

/* ---- Sums ------------------------------------------------------------------------------------ */

/*
 * Three deals count, with own results 3, 1, 2 and 1 for each house player. The differences 2, 0, 1
 * have mean 1 and margin t (2) / sqrt (3) = 2.484.
 */
static void
test_sum (void)
{
  static const int own[] = { 3, 1, 2, 9, 9, 9 };
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (ContestDeal));
  ContestRow row = { .game = (char *) "wurzen", .options = (char *) "" };
  Standing standing;

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      ContestDeal deal = { .number = i, .is_over = i != 3, .role = i % 2, .own = own[i] };

      deal.left_out = i == 4 ? "hinted" : NULL;
      deal.n_house = i == 5 ? FIELD_MEMBERS - 1 : FIELD_MEMBERS;
      for (guint m = 0; m < deal.n_house; m++)
        deal.house[m] = 1;
      g_array_append_val (deals, deal);
    }
  standing = contest_rows_sum_up (&row, deals);
  g_assert_cmpuint (standing.n_deals, ==, 3);
  g_assert_cmpfloat_with_epsilon (standing.play.mean, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (standing.play.margin, 2.48414, 1e-4);
  g_assert_cmpint (standing.verdict, ==, STANDING_OPEN);
  g_assert_true (standing.has_cards);
  row.options = (char *) "ace_swap=high";
  g_assert_false (contest_rows_sum_up (&row, deals).has_cards);
  row.game = (char *) "nothing";
  g_assert_cmpuint (contest_rows_sum_up (&row, deals).n_deals, ==, 3);
}

/* Stores all results of contest @id; in deal d, house player m has 100 * d + m. */
static void
keep_all (Fixture *fixture, gint64 id)
{
  join (fixture, id);
  for (guint number = 0; number < N_DEALS; number++)
    {
      keep_own (fixture, id, number);
      for (guint member = FIELD_MEMBERS; member-- > 0;)
        keep_unit (fixture, id, number, member, (int) (100 * number + member));
    }
}

static guint
count_comparable (Fixture *fixture, const char *form, guint most)
{
  g_autoptr (GError) error = NULL;
  guint n = contest_rows_count_comparable (database_of (fixture), form, most, &error);

  g_assert_no_error (error);

  return n;
}

/*
 * Comparable deals of a form: finished without help, and played by the whole house of this version.
 * A card of the first deal was undone.
 */
static void
test_comparable (void)
{
  static const struct
  {
    const char *sql;
    guint n;
  } rows[] = {
    { "UPDATE contest SET options = 'mode=schnapsen'", 2 },
    { "UPDATE contest_deal SET own = NULL WHERE number = 1", 1 },
    { "UPDATE contest_deal SET left_out = 'hinted' WHERE number = 2", 1 },
    { "DELETE FROM contest_house WHERE number = 1 AND member = 7", 1 },
    { "UPDATE contest SET players = players + 1", 0 },
    { "UPDATE contest SET form = 'wurzen'", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Fixture fixture;
      g_autoptr (GArray) deals = NULL;

      make (&fixture);
      keep_all (&fixture, begin (&fixture, DAY, 1000));
      keep_all (&fixture, begin (&fixture, DAY, 2000)); /* again: its cards are known */
      g_assert_cmpuint (count_comparable (&fixture, "schnapsen", 100), ==, 2);
      g_assert_cmpuint (count_comparable (&fixture, "schnapsen", 1), ==, 1);
      history_run_sql (fixture.place.path, rows[i].sql);
      g_assert_cmpuint (count_comparable (&fixture, "schnapsen", 100), ==, rows[i].n);
      deals = contest_rows_list_comparable (database_of (&fixture), "schnapsen", NULL);
      g_assert_cmpuint (deals->len, ==, rows[i].n);
      clear (&fixture);
    }
}

/* The comparable deals of all contests come with the results of the house by house player. */
static void
test_comparable_results (void)
{
  Fixture fixture;
  g_autoptr (GArray) deals = NULL;

  make (&fixture);
  keep_all (&fixture, begin (&fixture, NULL, 2000));
  keep_all (&fixture, begin (&fixture, NULL, 1000));
  deals = contest_rows_list_comparable (database_of (&fixture), "schnapsen", NULL);
  g_assert_cmpuint (deals->len, ==, 2 * (N_DEALS - 1));
  for (guint i = 0; i < deals->len; i++)
    {
      const RatingDeal *deal = &g_array_index (deals, RatingDeal, i);
      guint number = 1 + i % (N_DEALS - 1);
      FieldPlace place = field_place (fixture.log, number, 0);

      g_assert_cmpint (deal->own, ==, field_own_result (&place));
      for (guint member = 0; member < FIELD_MEMBERS; member++)
        g_assert_cmpint (deal->house[member], ==, (int) (100 * number + member));
    }
  clear (&fixture);
}

/* ---- Faults ---------------------------------------------------------------------------------- */

/* Opening a database file of the previous version keeps its matches. */
static void
test_older (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  history_place_make_older (&fixture.place, 8, "wurzen");
  fixture.history = atout_history_new (fixture.place.path, "test");
  fixture.log = history_log_read (database_of (&fixture), 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fixture.log->deals->len, ==, 1);
  for (guint i = 0; i < N_DEALS; i++)
    number_from_seed (&fixture.numbers[i], 1, i);
  g_assert_cmpint (begin (&fixture, DAY, 1), ==, 1);
  clear (&fixture);
}

/* Stores a result for the unit @data. (HistoryWrite) */
static gboolean
write_unit (Database *database, gconstpointer data, GError **error)
{
  return contest_rows_keep_unit (database, data, 7, error);
}

/* While another program locks the file, results wait in memory and are written later. */
static void
test_locked (void)
{
  Fixture fixture;
  ContestUnit unit;
  HistoryWriting writing = { .write = write_unit, .data = &unit, .is_bound = TRUE };
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;
  sqlite3 *other;

  make (&fixture);
  unit = (ContestUnit) { begin (&fixture, NULL, 1000), 1, 0, 0 };
  g_assert_cmpint (sqlite3_open (fixture.place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  atout_history_write (fixture.history, &writing);
  g_assert_true (atout_history_get_waits (fixture.history));
  before = list_deals (&fixture, unit.contest);
  g_assert_cmpuint (g_array_index (before, ContestDeal, 0).n_house, ==, 0);
  sqlite3_exec (other, "COMMIT", NULL, NULL, NULL);
  sqlite3_close (other);
  after = list_deals (&fixture, unit.contest); /* list_deals () writes waiting data first */
  g_assert_cmpuint (g_array_index (after, ContestDeal, 0).n_house, ==, 1);
  clear (&fixture);
}

/*
 * Writes results until the process is killed. Sends the number of results to the pipe @said after
 * each.
 */
static G_NORETURN void
play_until_killed (const char *path, gint64 id, int said)
{
  AtoutHistory *history = atout_history_new (path, "test");
  ContestUnit unit = { .contest = id };

  for (guint n = 1;; n++)
    {
      const HistoryWriting writing = { .write = write_unit, .data = &unit, .is_bound = TRUE };

      unit.number = (n - 1) / FIELD_MEMBERS;
      unit.member = (n - 1) % FIELD_MEMBERS;
      atout_history_write (history, &writing);
      if (write (said, &n, sizeof n) != sizeof n || n == N_DEALS * FIELD_MEMBERS)
        for (;;)
          pause ();
    }
}

/*
 * After a kill, every result reported as written is stored, and the next unit is the one after it.
 */
static void
test_killed (void)
{
  const guint n_before_last = (N_DEALS - 1) * FIELD_MEMBERS; /* units */

  for (guint until = 1; until < N_DEALS * FIELD_MEMBERS; until += 4)
    {
      Fixture fixture;
      g_autoptr (GArray) deals = NULL;
      guint n_kept = 0, n = 0;
      int said[2];
      pid_t child;
      gint64 id;

      make (&fixture);
      id = begin (&fixture, NULL, 1000);
      join (&fixture, id);
      g_clear_object (&fixture.history);
      g_assert_cmpint (pipe (said), ==, 0);
      child = fork ();
      if (child == 0)
        play_until_killed (fixture.place.path, id, said[1]);
      close (said[1]);
      while (n < until)
        g_assert_cmpint (read (said[0], &n, sizeof n), ==, sizeof n);
      kill (child, SIGKILL);
      while (read (said[0], &n, sizeof n) == sizeof n)
        ;
      waitpid (child, NULL, 0);
      close (said[0]);

      fixture.history = atout_history_new (fixture.place.path, "test");
      deals = list_deals (&fixture, id);
      for (guint i = 0; i < deals->len; i++)
        n_kept += g_array_index (deals, ContestDeal, i).n_house;
      g_assert_cmpuint (n_kept, >=, n);
      g_assert_cmpuint (n_kept, <=, n + 1);
      if (n_kept < N_DEALS * FIELD_MEMBERS)
        check_unit (&fixture, id, N_DEALS - 1, MAX (n_kept, n_before_last) - n_before_last);
      clear (&fixture);
    }
}

/* ---- Texts ----------------------------------------------------------------------------------- */

/* The texts of a contest: how far it is, then its result, and what is sent to others. */
static void
test_words (void)
{
  Fixture fixture;
  gint64 id;
  g_autoptr (ContestRow) row = NULL;
  g_autoptr (GArray) deals = NULL;
  g_autofree char *title = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *sent = NULL;

  make (&fixture);
  id = begin (&fixture, DAY, 1000);
  join (&fixture, id);
  keep_own (&fixture, id, 0);
  row = contest_rows_find (database_of (&fixture), id, NULL);
  deals = list_deals (&fixture, id);
  title = contest_words_title (row);
  summary = contest_words_summary (row, deals);
  before = contest_words_result (row, deals);
  g_assert_true (g_str_has_prefix (title, "Deals of "));
  g_assert_true (g_str_has_suffix (summary, "3 deals")); /* by usual rules, for the first time */
  g_assert_cmpstr (before, ==, "1 of 3 deals played");
  g_assert_true (contest_words_is_open (row, deals));

  keep_own (&fixture, id, 1);
  keep_own (&fixture, id, 2);
  g_clear_pointer (&deals, g_array_unref);
  deals = list_deals (&fixture, id);
  after = contest_words_result (row, deals);
  sent = contest_words_to_send (row, deals);
  g_assert_cmpstr (after, ==, "The house is still playing these cards");
  g_assert_false (contest_words_is_open (row, deals));
  g_assert_nonnull (strstr (sent, "\natout --day " DAY " schnapsen\n"));
  clear (&fixture);
}

/*
 * A match of a contest has the name of the contest. Before it is deleted, the user hears what is
 * lost; then the contest says that it was given up.
 */
static void
test_loss (void)
{
  Fixture fixture;
  gint64 id;
  const gint64 ids[] = { 1, 2 };
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (ContestRow) row = NULL;
  g_autoptr (GArray) deals = NULL;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *loss = NULL;
  g_autofree char *losses = NULL;
  g_autofree char *finished = NULL;
  g_autofree char *result = NULL;
  g_autofree char *line = NULL;

  make (&fixture);
  g_array_append_vals (matches, ids, G_N_ELEMENTS (ids));
  g_assert_null (contest_words_match (fixture.history, 1));
  g_assert_null (contest_loss_tell (fixture.history, 1));
  g_assert_null (contest_loss_tell_all (fixture.history, matches));
  id = begin (&fixture, NULL, 1000);
  join (&fixture, id);
  keep_own (&fixture, id, 0);
  name = contest_words_match (fixture.history, 1);
  title = contest_words_match_title (fixture.log->game, &fixture.log->options, name);
  g_assert_cmpstr (name, ==, "Same cards");
  g_assert_true (g_str_has_prefix (title, "Schnapsen"));
  g_assert_true (g_str_has_suffix (title, " · Same cards"));
  loss = contest_loss_tell (fixture.history, 1);
  g_assert_true (g_str_has_prefix (loss, "It belongs to “Same cards”, which would be given up"));
  losses = contest_loss_tell_all (fixture.history, matches);
  g_assert_true (g_str_has_prefix (losses, "1 of them belongs to a contest"));
  for (guint number = 0; number < N_DEALS; number++)
    {
      keep_own (&fixture, id, number);
      for (guint member = 0; member < FIELD_MEMBERS; member++)
        keep_unit (&fixture, id, number, member, 0);
    }
  finished = contest_loss_tell (fixture.history, 1);
  g_assert_nonnull (strstr (finished, "The result stays"));
  history_run_sql (fixture.place.path, "PRAGMA foreign_keys = ON; DELETE FROM match;"
                                       "UPDATE contest_deal SET own = NULL WHERE number > 0;"
                                       "DELETE FROM contest_house WHERE member > 3");
  row = contest_rows_find (database_of (&fixture), id, NULL);
  deals = list_deals (&fixture, id);
  result = contest_words_result (row, deals);
  line = contest_words_deal (row, &g_array_index (deals, ContestDeal, 0));
  g_assert_cmpstr (result, ==, "Given up after 1 of 3 deals: the match was deleted");
  g_assert_cmpstr (line, ==, "does not count: the house has not finished it");
  g_assert_false (contest_words_is_open (row, deals));
  clear (&fixture);
}

/* Rules are named unless they are the usual ones of their form. */
static void
test_rules (void)
{
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  GameForm form;
  g_autofree char *usual = NULL;
  g_autofree char *unusual = NULL;

  game_find_form ("klaverjas", &form);
  options = house_rules_of_form (game, &form);
  usual = contest_words_rules (game, &options);
  g_assert_cmpstr (usual, ==, "");
  options_set_all (&options, game, "rules=rotterdam first_speaker=dealer deals=4", NULL);
  unusual = contest_words_rules (game, &options);
  g_assert_cmpstr (unusual, ==, "Rotterdams");
}

/* Parts of the list of contests, latest first. */
static void
test_parts (void)
{
  static const struct
  {
    guint skipped;
    guint n;
    guint n_found;
    gint64 first;
  } rows[] = { { 0, 2, 2, 5 }, { 2, 2, 2, 3 }, { 4, 2, 1, 1 }, { 5, 2, 0, 0 } };
  Fixture fixture;

  make (&fixture);
  for (guint i = 0; i < 5; i++)
    join (&fixture, begin (&fixture, NULL, 1000 + i));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) found = contest_rows_list (database_of (&fixture), "schnapsen",
                                                       rows[i].skipped, rows[i].n, NULL);

      g_assert_cmpuint (found->len, ==, rows[i].n_found);
      if (found->len > 0)
        g_assert_cmpint (((ContestRow *) found->pdata[0])->id, ==, rows[i].first);
    }
  clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/contest", test_stored, test_first_of_day, test_own_result, test_units,
             test_field_stands, test_steps, test_cancelled, test_table_thinks, test_broken,
             test_before_slips, test_sum, test_comparable, test_comparable_results, test_older,
             test_locked, test_killed, test_words, test_loss, test_rules, test_parts);

  return g_test_run ();
}
