/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of club evenings in the history: computer players play at the other tables, rounds follow
 * each other, and nothing is lost when the program is left or killed.
 */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/competing/atout-evenings.h"
#include "model/competing/contest-loss.h"
#include "model/competing/contest-words.h"
#include "model/competing/evening-words.h"
#include "model/competing/evening-work.h"
#include "support.h"

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutEvenings *evenings;
  gint64 id;
  Rng rng;
} Fixture;

static Database *
database_of (Fixture *fixture)
{
  return atout_history_get_database (fixture->history);
}

static EveningRow *
find (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  EveningRow *row = evening_rows_find (database_of (fixture), fixture->id, &error);

  g_assert_no_error (error);

  return row;
}

static GArray *
list_tables (Fixture *fixture, guint round)
{
  g_autoptr (EveningRow) row = find (fixture);
  g_autoptr (GError) error = NULL;
  GArray *tables = evening_rows_list_tables (database_of (fixture), row, round, &error);

  g_assert_no_error (error);

  return tables;
}

static void
open_program (Fixture *fixture)
{
  fixture->history = atout_history_new (fixture->place.path, "test");
  fixture->evenings = atout_evenings_new (fixture->history);
}

static void
close_program (Fixture *fixture)
{
  g_assert_cmpstr (atout_history_get_problem (fixture->history), ==, NULL);
  g_clear_object (&fixture->evenings);
  g_clear_object (&fixture->history);
}

static void
reopen (Fixture *fixture)
{
  close_program (fixture);
  open_program (fixture);
}

/* Begins an evening, whose computer players play by lot. */
static void
make (Fixture *fixture, const char *game, const char *settings, guint n_tables)
{
  *fixture = (Fixture) { .rng = rng_new (3, 1) };
  history_place_make (&fixture->place);
  open_program (fixture);
  fixture->id
      = history_make_evening (database_of (fixture), game_find (game), settings, n_tables, 1000);
}

static void
clear (Fixture *fixture)
{
  close_program (fixture);
  history_place_clear (&fixture->place);
}

/* ---- Playing --------------------------------------------------------------------------------- */

/* Lets the other tables play all they can. */
static void
work (Fixture *fixture)
{
  atout_evenings_work (fixture->evenings);
  while (atout_evenings_is_working (fixture->evenings))
    g_main_context_iteration (NULL, TRUE);
}

/* Plays up to @n_actions of @match by lot, in new deals when one is over. */
static void
play (Fixture *fixture, AtoutMatch *match, guint n_actions)
{
  AtoutCourse *course = ATOUT_COURSE (match);

  for (guint i = 0; i < n_actions && !atout_course_get_match (course)->over; i++)
    if (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
      g_assert_true (
          atout_course_act (course, (guint) atout_course_get_turn (course),
                            support_random_action (atout_course_get_deal (course), &fixture->rng),
                            ATOUT_DECIDED, NULL));
    else
      g_assert_true (atout_match_deal (match, NULL));
}

/* Plays the user's match of the current round to its end; FALSE if there is none. */
static gboolean
play_own (Fixture *fixture)
{
  g_autoptr (AtoutMatch) match = atout_evenings_play (fixture->evenings, fixture->id, NULL);

  if (match == NULL)
    return FALSE;
  play (fixture, match, G_MAXUINT);

  return TRUE;
}

/* Asserts that @table is over with the points of a match, and that somebody has won or all drew. */
static void
check_table (const EveningRow *row, const EveningTable *table)
{
  guint n_won = 0;

  g_assert_true (table->is_over);
  for (guint seat = 0; seat < row->plan.n_seats; seat++)
    n_won += table->has_won[seat];
  g_assert_cmpuint (n_won, >, 0);
  if (row->plan.n_deals > 0 && !table->is_own)
    g_assert_cmpuint (table->n_deals, ==, row->plan.n_deals);
  if (row->plan.form->kind == EVENING_KNOCKOUT)
    {
      g_assert_cmpuint (n_won, ==, 1);
      g_assert_cmpint (table->points[table->has_won[0] ? 0 : 1], >=, 2);
      g_assert_cmpint (table->points[table->has_won[0] ? 1 : 0], <, 2);
    }
}

/* Asserts that the first @n_rounds rounds of the evening are over, and their points in the list. */
static void
check_rounds (Fixture *fixture, guint n_rounds)
{
  g_autoptr (EveningRow) row = find (fixture);
  EveningLine lines[EVENING_PEOPLE_MAX];
  guint n_lines = evening_rows_rank (database_of (fixture), row, n_rounds, lines, NULL);

  g_assert_cmpuint (evening_row_count_over (row), ==, n_rounds);
  g_assert_cmpuint (n_lines, ==, row->plan.n_entrants);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr (GArray) tables = list_tables (fixture, round);

      g_assert_cmpuint (tables->len, ==, evening_plan_count_tables (&row->plan, round));
      for (guint t = 0; t < tables->len; t++)
        check_table (row, &g_array_index (tables, EveningTable, t));
      for (guint i = 0; i < n_lines; i++)
        for (guint at = 0; at < tables->len * row->plan.n_seats; at++)
          {
            const EveningTable *table
                = &g_array_index (tables, EveningTable, at / row->plan.n_seats);
            guint seat = at % row->plan.n_seats;

            if (table->seats.person[seat] / row->plan.n_team == lines[i].entrant)
              g_assert_cmpint (lines[i].points[round], ==, table->points[seat]);
          }
    }
}

/* ---- Whole evenings -------------------------------------------------------------------------- */

static const struct
{
  const char *game;
  const char *settings;
  guint n_tables;
} kinds[] = {
  { "klaverjas", "", 4 },      { "klaverjas", "game=three", 4 },
  { "cego", "players=3", 4 },  { "fiftysix", "players=4", 4 },
  { "wurzen", "deal=cut", 4 }, { "wurzen", "mode=schnapsen deal=cut closed_value=dark", 8 },
  { "zensern", "", 4 },
};

/*
 * The user plays each round before the other tables, or after them. The evening goes on to its end,
 * without the user if need be.
 */
static void
test_whole (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Fixture fixture;
      g_autoptr (EveningRow) row = NULL;

      g_test_message ("%s %s", kinds[i].game, kinds[i].settings);
      make (&fixture, kinds[i].game, kinds[i].settings, kinds[i].n_tables);
      row = find (&fixture);
      for (guint n_rounds = 0; !row->is_over; n_rounds++)
        {
          check_rounds (&fixture, n_rounds);
          if (n_rounds % 2 == 0)
            work (&fixture);
          g_assert_true (play_own (&fixture));
          work (&fixture);
          evening_row_free (g_steal_pointer (&row));
          row = find (&fixture);
        }
      check_rounds (&fixture, row->plan.n_rounds);
      g_assert_null (atout_evenings_play (fixture.evenings, fixture.id, NULL));
      clear (&fixture);
    }
}

/* Returns the points of all other tables of the first round, as text. */
static char *
tell_points (Fixture *fixture)
{
  g_autoptr (GArray) tables = list_tables (fixture, 0);
  GString *text = g_string_new (NULL);

  for (guint t = 0; t < tables->len; t++)
    for (guint seat = 0; seat < 4; seat++)
      {
        const EveningTable *table = &g_array_index (tables, EveningTable, t);

        g_string_append_printf (text, "%d ", table->is_own ? 0 : table->points[seat]);
      }

  return g_string_free (text, FALSE);
}

/* Other numbers have other results, so equal points are no chance. */
static char *
tell_usual_points (void)
{
  Fixture fixture;
  char *points;

  make (&fixture, "klaverjas", "", 4);
  work (&fixture);
  points = tell_points (&fixture);
  clear (&fixture);

  return points;
}

/* Works in another process until it is killed. Writes a byte to the pipe @said after each deal. */
static G_NORETURN void
work_until_killed (const char *path, int said)
{
  AtoutHistory *history = atout_history_new (path, "test");

  for (;;)
    {
      EveningWork *step = evening_work_new ();
      Database *database = atout_history_get_database (history);

      if (!evening_work_find (step, database, NULL) || !evening_work_compute (step, NULL)
          || !evening_work_write (database, step, NULL) || write (said, "", 1) != 1)
        for (;;)
          pause ();
      evening_work_free (step);
    }
}

static guint
count_deals (Fixture *fixture)
{
  g_autoptr (GArray) tables = list_tables (fixture, 0);
  guint n = 0;

  for (guint t = 0; t < tables->len; t++)
    n += g_array_index (tables, EveningTable, t).n_deals;

  return n;
}

/* A killed program loses no finished deal, and the results are those of a program that went on. */
static void
test_killed (void)
{
  g_autofree char *usual = tell_usual_points ();

  for (guint until = 1; until < 3 * 16; until += 9)
    {
      Fixture fixture;
      g_autofree char *points = NULL;
      int said[2];
      char byte;
      pid_t child;

      make (&fixture, "klaverjas", "", 4);
      close_program (&fixture);
      g_assert_cmpint (pipe (said), ==, 0);
      child = fork ();
      if (child == 0)
        work_until_killed (fixture.place.path, said[1]);
      close (said[1]);
      for (guint n = 0; n < until; n++)
        g_assert_cmpint (read (said[0], &byte, 1), ==, 1);
      kill (child, SIGKILL);
      waitpid (child, NULL, 0);
      close (said[0]);
      open_program (&fixture);
      g_assert_cmpuint (count_deals (&fixture), >=, until);
      work (&fixture);
      points = tell_points (&fixture);
      g_assert_cmpstr (points, ==, usual);
      clear (&fixture);
    }
}

/*
 * Work that appears after a step found none, and before this is known, is not overlooked. A history
 * in memory is read at once, so the step finds nothing for certain.
 */
static void
test_news (void)
{
  Fixture fixture;
  g_autoptr (EveningRow) row = NULL;

  make (&fixture, "klaverjas", "", 4);
  row = find (&fixture);
  close_program (&fixture);
  fixture.history = atout_history_new ("/dev/null/history", "test");
  fixture.evenings = atout_evenings_new (fixture.history);
  atout_evenings_work (fixture.evenings);
  g_assert_true (evening_rows_begin (database_of (&fixture), &row->plan, PLAYER_LEVEL_RANDOM, 1000,
                                     &fixture.id, NULL));
  work (&fixture);
  g_assert_cmpuint (count_deals (&fixture), ==, 3 * 16);
  g_clear_object (&fixture.evenings);
  g_clear_object (&fixture.history);
  history_place_clear (&fixture.place);
}

/* A cancelled deal has no result; the next step plays the same deal. */
static void
test_cancelled (void)
{
  Fixture fixture;
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  EveningWork *step = evening_work_new ();

  make (&fixture, "klaverjas", "", 4);
  g_cancellable_cancel (cancelled);
  g_assert_true (evening_work_find (step, database_of (&fixture), NULL));
  g_assert_cmpint (evening_work_get_evening (step), ==, fixture.id);
  g_assert_false (evening_work_compute (step, cancelled));
  evening_work_free (step);
  g_assert_cmpuint (count_deals (&fixture), ==, 0);
  clear (&fixture);
}

/* ---- The user's match ------------------------------------------------------------------------ */

/* Starts the program again, which takes up the user's match. */
static AtoutMatch *
restart (Fixture *fixture, AtoutMatch *match)
{
  g_autoptr (AtoutResting) resting = NULL;
  g_autoptr (GError) error = NULL;
  AtoutMatch *resumed;

  g_object_unref (match);
  close_program (fixture);
  resting = history_find_resting (fixture->place.path);
  open_program (fixture);
  resumed = atout_history_resume (fixture->history, resting, &error);
  g_assert_no_error (error);
  atout_evenings_follow (fixture->evenings, resumed);

  return resumed;
}

/*
 * The cards of the user's match follow from the number of the evening, and the match can be left at
 * any card. Its result counts as soon as it ends, and only the first one.
 */
static void
test_resumed (void)
{
  Fixture fixture;
  AtoutMatch *match;
  const MatchLog *log;
  g_autoptr (EveningRow) row = NULL;
  g_autoptr (GArray) tables = NULL;
  const EveningTable *own = NULL;
  EveningUnit unit;

  make (&fixture, "klaverjas", "", 4);
  row = find (&fixture);
  match = atout_evenings_play (fixture.evenings, fixture.id, NULL);
  g_assert_cmpint (atout_evenings_get_id (fixture.evenings, match), ==, fixture.id);
  while (!atout_course_get_match (ATOUT_COURSE (match))->over)
    {
      play (&fixture, match, 70);
      g_assert_true (evening_rows_find_own (database_of (&fixture), fixture.id, &unit, NULL)
                     || atout_course_get_match (ATOUT_COURSE (match))->over);
      if (atout_course_get_match (ATOUT_COURSE (match))->over)
        break;
      g_assert_cmpint (unit.match, ==, atout_history_get_id (fixture.history, match));
      match = restart (&fixture, match);
      g_assert_cmpint (atout_evenings_get_id (fixture.evenings, match), ==, fixture.id);
    }
  log = atout_course_get_log (ATOUT_COURSE (match));
  g_assert_cmpuint (log->deals->len, ==, 16);
  tables = list_tables (&fixture, 0);
  for (guint t = 0; t < tables->len; t++)
    if (g_array_index (tables, EveningTable, t).is_own)
      own = &g_array_index (tables, EveningTable, t);
  g_assert_true (own->is_over);
  g_assert_cmpint (own->points[0], ==, log->match.score[0]);
  g_assert_cmpint (own->points[1], ==, log->match.score[1]);
  for (guint i = 0; i < 16; i++)
    {
      DealNumber number = evening_plan_number (
          &row->plan, 0, (guint) (own - &g_array_index (tables, EveningTable, 0)), i);

      g_assert_cmpstr (match_log_get_deal (log, i)->number.hex, ==, number.hex);
    }
  g_assert_cmpstr (log->player[2].name + strlen ("random "), ==, row->names[own->seats.person[2]]);
  g_assert_false (atout_match_undo (match));
  g_object_unref (match);
  clear (&fixture);
}

/*
 * If a program was killed between the end of a match and the writing of its result, the next one
 * writes it.
 */
static void
test_caught_up (void)
{
  Fixture fixture;
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;

  make (&fixture, "wurzen", "deal=cut", 4);
  g_assert_true (play_own (&fixture));
  before = list_tables (&fixture, 0);
  history_run_sql (fixture.place.path, "UPDATE evening_place SET points = NULL, has_won = NULL;"
                                       "UPDATE evening_table SET is_over = 0");
  reopen (&fixture);
  after = list_tables (&fixture, 0);
  g_assert_cmpmem (before->data, before->len * sizeof (EveningTable), after->data,
                   after->len * sizeof (EveningTable));
  clear (&fixture);
}

/* If the user deletes the match of a round from the history, the round can be played again. */
static void
test_match_deleted (void)
{
  Fixture fixture;
  EveningUnit unit;

  make (&fixture, "wurzen", "deal=cut", 4);
  {
    g_autoptr (AtoutMatch) match = atout_evenings_play (fixture.evenings, fixture.id, NULL);

    play (&fixture, match, 3);
  }
  history_run_sql (fixture.place.path, "PRAGMA foreign_keys = ON; DELETE FROM match");
  g_assert_true (evening_rows_find_own (database_of (&fixture), fixture.id, &unit, NULL));
  g_assert_cmpint (unit.match, ==, -1);
  g_assert_true (play_own (&fixture));
  g_assert_false (evening_rows_find_own (database_of (&fixture), fixture.id, &unit, NULL));
  clear (&fixture);
}

/* ---- Names ----------------------------------------------------------------------------------- */

/* Asserts that evening @id is called @title. */
static void
check_title (Fixture *fixture, gint64 id, const char *title)
{
  g_autoptr (EveningRow) row = NULL;
  g_autofree char *told = NULL;

  fixture->id = id;
  row = find (fixture);
  told = evening_words_title (row);
  g_assert_cmpstr (told, ==, title);
}

/* Points below zero are subtracted, with a minus sign as wide as the plus sign. */
static void
test_points (void)
{
  const EveningLine line
      = { .points = { -96, -169, 12 }, .has_played = { TRUE, TRUE, TRUE }, .total = -253 };
  Fixture fixture;
  g_autoptr (EveningRow) row = NULL;
  g_autofree char *told = NULL;
  g_autofree char *bye = NULL;
  g_autofree char *total = NULL;

  make (&fixture, "klaverjas", "", 4);
  row = find (&fixture);
  told = evening_words_line (row, &line);
  g_assert_cmpstr (told, ==, "−96 − 169 + 12");
  bye = evening_words_line (row, &(const EveningLine) { .is_last = TRUE });
  g_assert_cmpstr (bye, ==, "consolation prize"); /* without a round there is no dot */
  total = evening_words_points (line.total);
  g_assert_cmpstr (total, ==, "−253");
  clear (&fixture);
}

/* Evenings are called by day and form, and by time if two of a form began on one day. */
static void
test_titles (void)
{
  Fixture fixture;
  g_autoptr (EveningRow) row = NULL;
  gint64 ids[4];
  g_autoptr (GDateTime) day = g_date_time_new_local (2026, 6, 1, 12, 0, 0);
  const gint64 noon = g_date_time_to_unix (day);

  make (&fixture, "klaverjas", "", 8);
  row = find (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_true (evening_rows_begin (database_of (&fixture), &row->plan, PLAYER_LEVEL_RANDOM,
                                       noon + (i < 2 ? i : 24 * i) * 3600, &ids[i], NULL));
  check_title (&fixture, ids[0], "Drive of 2026-06-01 12:00, 8 tables");
  check_title (&fixture, ids[1], "Drive of 2026-06-01 13:00, 8 tables");
  check_title (&fixture, ids[2], "Drive of 2026-06-03, 8 tables");
  check_title (&fixture, ids[3], "Drive of 2026-06-04, 8 tables");
  g_assert_true (evening_rows_remove (database_of (&fixture), ids[0], NULL));
  check_title (&fixture, ids[1], "Drive of 2026-06-01, 8 tables");
  clear (&fixture);
}

/* A finished round keeps its result without its match, and says that the match is gone. */
static void
test_result_stays (void)
{
  Fixture fixture;
  EveningUnit unit;
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;
  g_autoptr (EveningRow) row = NULL;

  make (&fixture, "klaverjas", "", 4);
  g_assert_true (play_own (&fixture));
  before = list_tables (&fixture, 0);
  history_run_sql (fixture.place.path, "PRAGMA foreign_keys = ON; DELETE FROM match");
  reopen (&fixture);
  g_assert_false (evening_rows_find_own (database_of (&fixture), fixture.id, &unit, NULL));
  after = list_tables (&fixture, 0);
  row = find (&fixture);
  for (guint t = 0; t < after->len; t++)
    {
      const EveningTable *table = &g_array_index (after, EveningTable, t);
      g_autofree char *text = evening_words_table (row, table);

      g_assert_true (g_str_has_suffix (text, "match deleted") == table->is_own);
      if (table->is_own)
        g_assert_cmpmem (table->points, sizeof table->points,
                         g_array_index (before, EveningTable, t).points, sizeof table->points);
    }
  work (&fixture);
  check_rounds (&fixture, 1);
  clear (&fixture);
}

/* Before a match is deleted, the user hears what its evening loses. */
static void
test_loss (void)
{
  Fixture fixture;
  g_autoptr (AtoutMatch) match = NULL;
  g_autofree char *title = NULL;
  g_autofree char *during = NULL;
  g_autofree char *over = NULL;
  gint64 id;

  make (&fixture, "wurzen", "deal=cut", 4);
  match = atout_evenings_play (fixture.evenings, fixture.id, "Ada");
  g_assert_cmpstr (atout_course_get_log (ATOUT_COURSE (match))->player[0].name, ==, "Ada");
  play (&fixture, match, 3);
  id = atout_history_get_id (fixture.history, match);
  title = contest_words_match (fixture.history, id);
  g_assert_cmpstr (title, ==, "Club evening, round 1");
  during = contest_loss_tell (fixture.history, id);
  g_assert_nonnull (strstr (during, "would deal this round again"));
  play (&fixture, match, G_MAXUINT);
  over = contest_loss_tell (fixture.history, id);
  g_assert_nonnull (strstr (over, "The result stays in the list of the evening"));
  g_assert_null (contest_loss_tell (fixture.history, id + 1));
  clear (&fixture);
}

/* ---- Faults ---------------------------------------------------------------------------------- */

/* An evening by rules that this program does not know is left alone, and others go on. */
static void
test_unknown_rules (void)
{
  Fixture fixture;
  g_autoptr (GPtrArray) rows = NULL;
  gint64 old;

  make (&fixture, "klaverjas", "", 4);
  old = fixture.id;
  {
    g_autoptr (EveningRow) row = find (&fixture);

    g_assert_true (evening_rows_begin (database_of (&fixture), &row->plan, PLAYER_LEVEL_RANDOM,
                                       2000, &fixture.id, NULL));
  }
  history_run_sql (fixture.place.path, "UPDATE evening SET options = 'dance=yes' WHERE id = 2");
  g_assert_null (find (&fixture));
  fixture.id = old;
  work (&fixture);
  g_assert_cmpuint (count_deals (&fixture), ==, 3 * 16);
  rows = evening_rows_list (database_of (&fixture), "klaverjas", NULL);
  g_assert_cmpuint (rows->len, ==, 1);
  clear (&fixture);
}

/* A table whose record cannot be read begins anew. */
static void
test_broken_record (void)
{
  Fixture fixture;
  g_autofree char *usual = tell_usual_points ();
  g_autofree char *points = NULL;

  make (&fixture, "klaverjas", "", 4);
  for (guint i = 0; i < 5; i++)
    {
      EveningWork *step = evening_work_new ();

      g_assert_true (evening_work_find (step, database_of (&fixture), NULL)
                     && evening_work_compute (step, NULL)
                     && evening_work_write (database_of (&fixture), step, NULL));
      evening_work_free (step);
    }
  g_assert_cmpuint (count_deals (&fixture), ==, 5);
  history_run_sql (fixture.place.path, "UPDATE evening_table SET record = 'dance'");
  work (&fixture);
  points = tell_points (&fixture);
  g_assert_cmpstr (points, ==, usual);
  clear (&fixture);
}

/*
 * If an evening is deleted, its matches go on; their results go nowhere, not even to a new evening
 * with the same id.
 */
static void
test_removed (void)
{
  Fixture fixture;
  EveningWork *step = evening_work_new ();
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (EveningRow) row = NULL;
  EveningUnit unit;
  gint64 removed;

  make (&fixture, "wurzen", "deal=cut", 4);
  match = atout_evenings_play (fixture.evenings, fixture.id, NULL);
  play (&fixture, match, 3);
  g_assert_true (evening_work_find (step, database_of (&fixture), NULL)
                 && evening_work_compute (step, NULL));
  row = find (&fixture);
  removed = fixture.id;
  atout_evenings_remove (fixture.evenings, removed);
  g_assert_null (find (&fixture));
  g_assert_cmpint (atout_evenings_get_id (fixture.evenings, match), ==, -1);
  g_assert_true (evening_work_write (database_of (&fixture), step, NULL));
  g_assert_true (evening_rows_begin (database_of (&fixture), &row->plan, PLAYER_LEVEL_RANDOM, 2000,
                                     &fixture.id, NULL));
  g_assert_cmpint (fixture.id, ==, removed);
  play (&fixture, match, G_MAXUINT);
  g_assert_cmpint (atout_evenings_get_id (fixture.evenings, match), ==, -1);
  g_assert_true (evening_rows_find_own (database_of (&fixture), fixture.id, &unit, NULL));
  g_assert_cmpint (unit.match, ==, -1);
  evening_work_free (step);
  g_clear_object (&match);
  clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/evening", test_whole, test_killed, test_news, test_cancelled, test_resumed,
             test_caught_up, test_match_deleted, test_result_stays, test_loss, test_titles,
             test_points, test_unknown_rules, test_broken_record, test_removed);

  return g_test_run ();
}
