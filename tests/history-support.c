/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-support.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "model/competing/evening-follow.h"
#include "model/competing/evening-work.h"
#include "model/history/history-log.h"
#include "support.h"

static const struct
{
  const char *game;
  const char *settings;
} games[HISTORY_MATCHES] = {
  { "klaverjas", "deals=4" }, { "klaverjas", "game=kraken deals=4" },
  { "zensern", "mode=3" },    { "cego", "" },
  { "fiftysix", "" },         { "wurzen", "" },
};

void
history_place_make (HistoryPlace *place)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("atout-history-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "history.db", NULL);
}

void
history_place_make_older (HistoryPlace *place, guint version, const char *game)
{
  const char *older[9] = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *sql = g_strdup_printf (
      "INSERT INTO match (id, game, options, dealer, version, began, touched, state)"
      " VALUES (1, '%s', '', 0, '0.1.0', 0, 0, %d);"
      "INSERT INTO deal (id, match, number, hex, n_done, was_undone, is_over)"
      " VALUES (1, 1, 0, '00000000000000000000000000000000', 0, 0, 0)",
      game, HISTORY_RESTS);

  g_assert_cmpuint (version, <, G_N_ELEMENTS (older));
  history_place_make (place);
  memcpy (older, history_versions, version * sizeof *older);
  database_close (database_open (place->path, HISTORY_PROGRAM, older, &error));
  g_assert_no_error (error);
  history_run_sql (place->path, sql);
}

void
history_place_clear (HistoryPlace *place)
{
  g_autoptr (GDir) folder = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
}

AtoutMatch *
history_match_new (guint row, guint64 seed)
{
  static const AtoutPlayer players[SEATS_MAX]
      = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE },  { "Bert", TRUE, PLAYER_LEVEL_SIMPLE },
          { "Cora", TRUE, PLAYER_LEVEL_SIMPLE }, { "Dirk", TRUE, PLAYER_LEVEL_SIMPLE },
          { "Emma", TRUE, PLAYER_LEVEL_SIMPLE }, { "Finn", TRUE, PLAYER_LEVEL_SIMPLE },
          { "Gerd", TRUE, PLAYER_LEVEL_SIMPLE }, { "Hans", TRUE, PLAYER_LEVEL_SIMPLE } };
  const Game *game = game_find (games[row].game);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  AtoutMatch *match;

  options_set_all (&options, game, games[row].settings, &error);
  g_assert_no_error (error);
  match = atout_match_new (game, &options, players);
  atout_match_set_seed (match, seed);

  return match;
}

void
history_match_go_on (AtoutMatch *match, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  g_autoptr (GError) error = NULL;

  switch (rng_below (rng, 20))
    {
    case 0:
    case 1:
      if (atout_match_undo (match))
        return;
      break;
    case 2:
      if (atout_match_redo (match))
        return;
      break;
    default:
      break;
    }
  if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
    atout_match_deal (match, &error);
  else
    atout_course_act (course, (guint) atout_course_get_turn (course),
                      support_random_action (atout_course_get_deal (course), rng),
                      rng_below (rng, 3) == 0 ? ATOUT_BY_ITSELF : ATOUT_DECIDED, &error);
  g_assert_no_error (error);
}

gboolean
history_match_is_over (AtoutMatch *match)
{
  return atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_OVER;
}

void
history_assert_same (const MatchLog *a, const MatchLog *b)
{
  g_autofree char *text_a = record_of_log (a);
  g_autofree char *text_b = record_of_log (b);

  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_cmpuint (a->deals->len, ==, b->deals->len);
  for (guint i = 0; i < a->deals->len; i++)
    {
      const LogDeal *deal_a = match_log_get_deal (a, i);
      const LogDeal *deal_b = match_log_get_deal (b, i);

      g_assert_cmpuint (deal_a->n_done, ==, deal_b->n_done);
      g_assert_cmpint (deal_a->was_undone, ==, deal_b->was_undone);
      g_assert_cmpint (deal_a->was_hinted, ==, deal_b->was_hinted);
      g_assert_cmpuint (deal_a->actions->len, ==, deal_b->actions->len);
      for (guint n = 0; n < deal_a->actions->len; n++)
        {
          const LogAction *done_a = &g_array_index (deal_a->actions, LogAction, n);
          const LogAction *done_b = &g_array_index (deal_b->actions, LogAction, n);

          g_assert_cmpuint (done_a->action, ==, done_b->action);
          g_assert_cmpuint (done_a->seat, ==, done_b->seat);
          g_assert_cmpint (done_a->is_step, ==, done_b->is_step);
        }
    }
  g_assert_cmpmem (&a->match, sizeof a->match, &b->match, sizeof b->match);
}

AtoutResting *
history_find_resting (const char *path)
{
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  g_autoptr (GListModel) list = NULL;

  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  list = atout_history_list_resting (history);
  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);

  return g_list_model_get_item (list, 0);
}

void
history_play_a_little (AtoutHistory *history)
{
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  Rng rng = rng_new (1, 1);

  atout_history_follow (history, match);
  for (guint n = 0; n < 20; n++)
    history_match_go_on (match, &rng);
}

guint
history_count_resting (AtoutHistory *history)
{
  g_autoptr (GListModel) list = atout_history_list_resting (history);

  return g_list_model_get_n_items (list);
}

void
history_run_sql (const char *path, const char *sql)
{
  sqlite3 *connection;

  g_assert_cmpint (sqlite3_open (path, &connection), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (connection, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (connection);
}

void
history_play_deals (Database *database, const Game *game, const char *settings, guint n_deals)
{
  Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = NULL;
  Rng rng = rng_new (9, n_deals);
  g_autoptr (GError) error = NULL;
  gint64 match;

  options_set_all (&options, game, settings, &error);
  log = match_log_new (game, &options);
  for (guint i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, i == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER,
                          i == 0 ? "Ada" : "simple Bert");
  match = history_log_add (database, log, "test", &error);
  for (guint n = 0; n < n_deals && !log->match.over; n++)
    {
      DealNumber number;

      number_from_seed (&number, rng_next (&rng), n);
      match_log_deal (log, &number, NULL);
      history_log_deal (database, match, log, &error);
      if (n == 0)
        match_log_mark_undone (log);
      while (!deal_is_over (&log->deal))
        {
          ActionList legal;

          deal_legal (&log->deal, &legal);
          match_log_act (log, legal.at[rng_below (&rng, legal.n)], TRUE);
          history_log_act (database, match, log, &error);
        }
    }
  g_assert_no_error (error);
}

/* The results of the user and of the house in all deals of contest @id. */
static void
fill_contest (Database *database, gint64 id, guint n_deals, Rng *rng)
{
  for (guint i = 0; i < n_deals; i++)
    {
      ContestUnit unit = { .contest = id, .number = i };

      database_run (database, NULL,
                    "UPDATE contest_deal SET seat = 0, role = 0, own = ?3"
                    " WHERE contest = ?1 AND number = ?2",
                    "iii", id, (gint64) i, (gint64) rng_below (rng, 100));
      for (; unit.member < FIELD_MEMBERS; unit.member++)
        g_assert_true (contest_rows_keep_unit (database, &unit, (int) rng_below (rng, 100), NULL));
    }
}

void
history_make_contests (Database *database, const Game *game, const char *settings, guint n,
                       guint n_deals)
{
  DealNumber numbers[PLANNED_MAX];
  Options options = support_options (game, settings);
  Rng rng = rng_new (5, n);

  for (guint i = 0; i < n_deals; i++)
    number_from_seed (&numbers[i], 1, i);
  g_assert_true (database_begin (database, NULL));
  for (guint i = 0; i < n; i++)
    {
      const ContestStart start = { .kind = CONTEST_SAME,
                                   .game = game,
                                   .options = &options,
                                   .began = 1700000000 + 86400 * (gint64) i,
                                   .numbers = numbers,
                                   .n_deals = n_deals };
      gint64 id;

      g_assert_true (contest_rows_begin (database, &start, &id, NULL));
      g_assert_true (contest_rows_join (database, id, -1, NULL));
      fill_contest (database, id, n_deals, &rng);
    }
  g_assert_true (database_commit (database, NULL));
}

/* ---- Evenings -------------------------------------------------------------------------------- */

gint64
history_make_evening (Database *database, const Game *game, const char *settings, guint n_tables,
                      gint64 began)
{
  Options options = support_options (game, settings);
  g_autoptr (GError) error = NULL;
  DealNumber number;
  EveningPlan plan;
  gint64 id = -1;

  number_from_seed (&number, 3, 3);
  g_assert_true (evening_plan_init (&plan, game, &options, n_tables, &number));
  evening_rows_begin (database, &plan, PLAYER_LEVEL_RANDOM, began, &id, &error);
  g_assert_no_error (error);

  return id;
}

void
history_play_match (AtoutMatch *match)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  Rng rng = rng_new (1, 1);

  while (!atout_course_get_match (course)->over)
    if (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
      g_assert_true (atout_course_act (course, (guint) atout_course_get_turn (course),
                                       support_random_action (atout_course_get_deal (course), &rng),
                                       ATOUT_DECIDED, NULL));
    else
      g_assert_true (atout_match_deal (match, NULL));
}

void
history_play_round (AtoutHistory *history, gint64 id, guint round)
{
  Database *database = atout_history_get_database (history);
  g_autoptr (AtoutMatch) own = evening_follow_begin (history, id, NULL, NULL, NULL);

  if (own != NULL) /* the user may be knocked out */
    history_play_match (own);
  for (;;)
    {
      EveningWork *step = evening_work_new ();
      g_autoptr (EveningRow) row = evening_rows_find (database, id, NULL);
      gboolean is_open = evening_row_count_over (row) <= round
                         && evening_work_find (step, database, NULL)
                         && evening_work_compute (step, NULL);

      g_assert_true (!is_open || evening_work_write (database, step, NULL));
      evening_work_free (step);
      if (!is_open)
        break;
    }
}
