/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Matches in the history are found, read, forgotten; a deal of them is played again. */

#include <glib/gstdio.h>
#include <string.h>

#include "add-tests.h"
#include "model/history/atout-past-list.h"
#include "model/history/atout-try.h"
#include "model/words/time-words.h"
#include "rules/record.h"
#include "support.h"

/* A folder that is there as long as a test needs it. */
typedef struct
{
  char *folder;
  char *path; /* of the history in it */
  AtoutHistory *history;
} Place;

static void
place_make (Place *place)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("atout-past-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "history.db", NULL);
  place->history = atout_history_new (place->path, "test");
  g_assert_cmpstr (atout_history_get_problem (place->history), ==, NULL);
}

static void
place_clear (Place *place)
{
  g_autoptr (GDir) folder = g_dir_open (place->folder, 0, NULL);
  const char *name;

  g_clear_object (&place->history);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
}

static void
run_sql (Place *place, const char *sql)
{
  sqlite3 *connection;
  char *fault = NULL;

  g_assert_cmpint (sqlite3_open (place->path, &connection), ==, SQLITE_OK);
  sqlite3_exec (connection, sql, NULL, NULL, &fault);
  g_assert_cmpstr (fault, ==, NULL);
  sqlite3_close (connection);
}

/* Seat 0 is a person’s; @partner sits at seat 2. */
static AtoutMatch *
new_match (const char *key, const char *settings, const char *partner, guint64 seed)
{
  AtoutPlayer players[SEATS_MAX] = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE } };
  const Game *game = game_find (key);
  Options options = support_options (game, settings);
  AtoutMatch *match;

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i] = (AtoutPlayer) { i == 2 ? partner : NULL, FALSE, PLAYER_LEVEL_SIMPLE };
  match = atout_match_new (game, &options, players);
  atout_match_set_seed (match, seed);

  return match;
}

static AtoutMatchState
state_of (AtoutMatch *match)
{
  return atout_course_get_state (ATOUT_COURSE (match));
}

static void
act (AtoutMatch *match, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  g_autoptr (GError) error = NULL;
  guint seat = (guint) atout_course_get_turn (course);

  atout_course_act (course, seat, support_random_action (atout_course_get_deal (course), rng),
                    seat == 0 ? ATOUT_DECIDED : ATOUT_BY_ITSELF, &error);
  g_assert_no_error (error);
}

static void
deal (AtoutMatch *match)
{
  g_autoptr (GError) error = NULL;

  atout_match_deal (match, &error);
  g_assert_no_error (error);
}

/* Deals and plays @n_deals deals to their end, or until the match is over. */
static void
play (AtoutMatch *match, guint n_deals, Rng *rng)
{
  for (guint i = 0; i < n_deals && state_of (match) != ATOUT_MATCH_OVER; i++)
    {
      deal (match);
      while (state_of (match) == ATOUT_MATCH_PLAYING)
        act (match, rng);
    }
}

static const HistoryPast *
row_at (AtoutPastList *list, guint position)
{
  g_autoptr (AtoutPast) past = g_list_model_get_item (G_LIST_MODEL (list), position);

  g_object_set_data_full (G_OBJECT (list), "row", g_object_ref (past), g_object_unref);

  return atout_past_get_row (past);
}

static guint
count (AtoutPastList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static void
check_found (AtoutPastList *list, HistoryFilter filter, guint n)
{
  atout_past_list_set_filter (list, &filter);
  g_assert_cmpuint (count (list), ==, n);
}

/* ---- Finding --------------------------------------------------------------------------------- */

/* Three matches: one over, one in the middle of its third deal, one of another game. */
static void
play_three (Place *place)
{
  const struct
  {
    const char *game;
    const char *settings;
    const char *partner;
    guint n_deals;
  } rows[] = {
    { "klaverjas", "deals=4", "Jürgen", 4 },
    { "klaverjas", "deals=16", "Bea_50%", 2 },
    { "cego", "", "Cäcilie", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Rng rng = rng_new (i, 17);
      g_autoptr (AtoutMatch) match
          = new_match (rows[i].game, rows[i].settings, rows[i].partner, i + 1);

      atout_history_follow (place->history, match);
      play (match, rows[i].n_deals, &rng);
      if (i == 1)
        {
          deal (match);
          act (match, &rng);
        }
    }
  run_sql (place, "UPDATE match SET touched = id * 1000");
}

static void
test_rows (void)
{
  Place place;
  g_autoptr (AtoutPastList) list = NULL;
  const HistoryPast *row;

  place_make (&place);
  play_three (&place);
  list = atout_past_list_new (place.history);
  g_assert_cmpuint (count (list), ==, 3);

  row = row_at (list, 0);
  g_assert_cmpstr (row->game->key, ==, "cego");
  g_assert_cmpuint (row->n_deals, ==, 1);
  g_assert_cmpint (row->touched, ==, 3000);
  g_assert_cmpint (row->state, ==, HISTORY_RESTS);
  g_assert_nonnull (strstr (row->names, "Cäcilie"));

  row = row_at (list, 1);
  g_assert_cmpuint (row->n_deals, ==, 2); /* the third is not over */
  g_assert_cmpint (row->outcome, ==, HISTORY_OPEN);
  g_assert_null (strstr (row->names, "simple"));
  g_assert_null (strstr (row->names, "Ada"));

  row = row_at (list, 2);
  g_assert_cmpint (row->state, ==, HISTORY_OVER);
  g_assert_cmpuint (row->n_deals, ==, 4);
  g_assert_cmpint (row->again, ==, -1);
  g_assert_cmpuint (row->match.n_units, ==, 2);
  g_assert_cmpint (row->outcome, ==,
                   row->match.score[0] > row->match.score[1] ? HISTORY_WON : HISTORY_LOST);
  g_clear_object (&list);
  place_clear (&place);
}

/* A clock was wrong, or somebody has written there: the matches are found all the same. */
static void
test_times (void)
{
  static const gint64 times[] = { -5, G_MININT64, 253402300800, G_MAXINT64 };
  Place place;

  place_make (&place);
  play_three (&place);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *sql = g_strdup_printf (
          "UPDATE match SET began = %" G_GINT64_FORMAT ", touched = began", times[i]);
      g_autoptr (AtoutPastList) list = NULL;
      g_autofree char *day = time_words_day (times[i]);
      g_autofree char *lately = time_words_lately (times[i], TRUE);

      run_sql (&place, sql);
      list = atout_past_list_new (place.history);
      g_assert_cmpuint (count (list), ==, 3);
      g_assert_cmpint (g_str_equal (day, "–"), ==, i > 0);
      g_assert_true (g_str_has_prefix (lately, day));
    }
  place_clear (&place);
}

/* Whoever has written them. */
static void
test_names (void)
{
  Place place;
  g_autoptr (AtoutPastList) list = NULL;

  place_make (&place);
  play_three (&place);
  run_sql (&place, "UPDATE player SET name = 'simple ' || char (8238) || 'A' || char (10) || 'B'"
                   " || replace (hex (zeroblob (150000)), '00', 'xy') WHERE kind = 2");
  list = atout_past_list_new (place.history);
  for (guint i = 0; i < count (list); i++)
    {
      g_auto (GStrv) names = g_strsplit (row_at (list, i)->names, ", ", -1);

      g_assert_cmpuint (g_strv_length (names), >, 0);
      for (guint n = 0; names[n] != NULL; n++)
        g_assert_cmpstr (names[n], ==, "A Bxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyx");
    }
  g_clear_object (&list);
  place_clear (&place);
}

/* What goes by a title of its own is looked for by that. */
static void
test_forms (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
    const char *form;
  } rows[] = {
    { "klaverjas", "", "klaverjas" },
    { "klaverjas", "game=kraken", "kraken" },
    { "wurzen", "", "wurzen" },
    { "wurzen", "mode=schnapsen", "schnapsen" },
    { "klaverjas", "game=three", "klaverjas-three" },
  };
  g_autoptr (AtoutPastList) list = NULL;
  Place place;

  place_make (&place);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Rng rng = rng_new (i, 18);
      g_autoptr (AtoutMatch) match = new_match (rows[i].game, rows[i].settings, "Bea", i + 1);

      atout_history_follow (place.history, match);
      play (match, 1, &rng);
    }
  list = atout_past_list_new (place.history);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const HistoryPast *row;

      check_found (list, (HistoryFilter) { .form = rows[i].form }, 1);
      row = row_at (list, 0);
      g_assert_cmpstr (game_form (row->game, &row->options).key, ==, rows[i].form);
    }
  g_clear_object (&list);
  place_clear (&place);
}

/* What a game counts beside its scores is told as the match has it, over or not. */
static void
test_tally (void)
{
  g_autoptr (AtoutPastList) list = NULL;
  guint n_black = 0;
  Place place;

  place_make (&place);
  for (guint i = 0; i < 2; i++)
    {
      Rng rng = rng_new (i, 19);
      g_autoptr (AtoutMatch) match = new_match ("wurzen", "", NULL, i + 1);
      const Match *played = atout_course_get_match (ATOUT_COURSE (match));
      const HistoryPast *row;

      atout_history_follow (place.history, match);
      play (match, i == 0 ? 8 : 100, &rng);
      g_assert_cmpint (played->over, ==, i == 1);
      g_clear_object (&list);
      list = atout_past_list_new (place.history);
      row = row_at (list, 0);
      g_assert_cmpint (row->match.over, ==, i == 1);
      g_assert_cmpmem (row->match.score, sizeof played->score, played->score, sizeof played->score);
      for (guint unit = 0; unit < 2; unit++)
        {
          g_assert_cmpint (game_tally (&row->match)[unit], ==, game_tally (played)[unit]);
          n_black += (guint) game_tally (played)[unit];
        }
    }
  g_assert_cmpuint (n_black, >=, 4); /* there was something to be told */
  g_clear_object (&list);
  place_clear (&place);
}

static void
test_filter (void)
{
  Place place;
  g_autoptr (AtoutPastList) list = NULL;
  g_autoptr (AtoutPast) open = NULL;
  g_autoptr (MatchLog) log = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *typed = NULL;
  const HistoryPast *row;
  HistoryOutcome outcome;

  place_make (&place);
  play_three (&place);
  list = atout_past_list_new (place.history);
  outcome = row_at (list, 2)->outcome;
  open = g_list_model_get_item (G_LIST_MODEL (list), 1);
  log = atout_past_read_log (open, &error);
  g_assert_no_error (error);

  check_found (list, (HistoryFilter) { .form = "klaverjas" }, 2);
  check_found (list, (HistoryFilter) { .form = "wurzen" }, 0);
  check_found (list, (HistoryFilter) { .since = 2000 }, 2);
  check_found (list, (HistoryFilter) { .since = 1000, .before = 2000 }, 1);
  check_found (list, (HistoryFilter) { .outcome = HISTORY_OPEN, .has_outcome = TRUE }, 2);
  check_found (list, (HistoryFilter) { .outcome = outcome, .has_outcome = TRUE }, 1);
  check_found (list, (HistoryFilter) { .text = "" }, 3);
  check_found (list, (HistoryFilter) { .text = "ada" }, 3);
  check_found (list, (HistoryFilter) { .text = "Jürg" }, 1);
  check_found (list, (HistoryFilter) { .text = "simple" }, 0); /* a level is no name */
  check_found (list, (HistoryFilter) { .text = "%" }, 1);
  check_found (list, (HistoryFilter) { .text = "_5" }, 1);
  check_found (list, (HistoryFilter) { .text = "'; DROP TABLE match; --" }, 0);
  check_found (list, (HistoryFilter) { .text = match_log_get_deal (log, 1)->number.hex }, 1);
  row = row_at (list, 0);
  g_assert_cmpint (row->touched, ==, 2000);
  typed = g_strdup_printf (" %.4s %.4s", match_log_get_deal (log, 1)->number.hex,
                           match_log_get_deal (log, 1)->number.hex + 4);
  check_found (list, (HistoryFilter) { .text = typed }, 1);
  /* nobody finds the cards of a deal that is being played */
  check_found (list, (HistoryFilter) { .text = match_log_get_deal (log, 2)->number.hex }, 0);
  check_found (list, (HistoryFilter) { 0 }, 3);
  g_clear_object (&open);
  g_clear_object (&list);
  place_clear (&place);
}

/* ---- Forgetting ------------------------------------------------------------------------------ */

static int
count_rows (Place *place, const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM %s", table);
  sqlite3 *connection;
  sqlite3_stmt *query;
  int n;

  g_assert_cmpint (sqlite3_open (place->path, &connection), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (connection, sql, -1, &query, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (query), ==, SQLITE_ROW);
  n = sqlite3_column_int (query, 0);
  sqlite3_finalize (query);
  sqlite3_close (connection);

  return n;
}

static void
test_remove (void)
{
  static const char *const tables[] = { "player", "deal", "action", "result" };
  Place place;
  g_autoptr (AtoutPastList) list = NULL;
  g_autoptr (AtoutPast) past = NULL;
  g_autoptr (AtoutMatch) running = NULL;
  g_autoptr (GError) error = NULL;
  Rng rng = rng_new (4, 4);

  place_make (&place);
  play_three (&place);
  list = atout_past_list_new (place.history);
  past = g_list_model_get_item (G_LIST_MODEL (list), 1);
  g_assert_true (atout_past_list_remove (list, past, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count (list), ==, 2);
  g_assert_cmpint (count_rows (&place, "match"), ==, 2);

  running = new_match ("wurzen", "", NULL, 9);
  atout_history_follow (place.history, running);
  play (running, 1, &rng);
  deal (running);
  atout_past_list_refresh (list);
  g_assert_cmpuint (count (list), ==, 3);
  g_assert_true (atout_past_list_remove_all (list, running, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count (list), ==, 1);
  act (running, &rng); /* which is written still */
  g_assert_cmpint (count_rows (&place, "action WHERE deal = (SELECT max(id) FROM deal)"), ==, 1);

  g_assert_true (atout_past_list_remove_all (list, NULL, &error));
  g_assert_cmpuint (count (list), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    g_assert_cmpint (count_rows (&place, tables[i]), ==, 0);
  g_clear_object (&past);
  g_clear_object (&list);
  g_clear_object (&running);
  place_clear (&place);
}

/* Only what is listed goes. */
static void
test_remove_found (void)
{
  Place place;
  g_autoptr (AtoutPastList) list = NULL;
  g_autoptr (GError) error = NULL;

  place_make (&place);
  play_three (&place);
  list = atout_past_list_new (place.history);
  check_found (list, (HistoryFilter) { .form = "klaverjas" }, 2);
  g_assert_true (atout_past_list_remove_all (list, NULL, &error));
  check_found (list, (HistoryFilter) { 0 }, 1);
  g_assert_cmpstr (row_at (list, 0)->game->key, ==, "cego");
  g_clear_object (&list);
  place_clear (&place);
}

/* A row says what was there when it was asked for, not when its match was found. */
static void
test_read_late (void)
{
  Place place;
  g_autoptr (AtoutPastList) list = NULL;
  g_autoptr (AtoutMatch) begun = NULL;
  g_autoptr (AtoutPast) past = NULL;

  place_make (&place);
  begun = new_match ("wurzen", "", NULL, 9);
  atout_history_follow (place.history, begun);
  deal (begun);
  list = atout_past_list_new (place.history);
  past = g_list_model_get_item (G_LIST_MODEL (list), 0);
  run_sql (&place, "UPDATE match SET touched = 7");
  g_assert_cmpint (atout_past_get_row (past)->touched, ==, 7);
  run_sql (&place, "UPDATE match SET touched = 8");
  g_assert_cmpint (atout_past_get_row (past)->touched, ==, 7);
  g_clear_object (&past);
  g_clear_object (&begun);
  g_clear_object (&list);
  place_clear (&place);
}

/* ---- Again ----------------------------------------------------------------------------------- */

static const struct
{
  const char *game;
  const char *settings;
} games[] = {
  { "klaverjas", "deals=4" }, { "klaverjas", "game=kraken deals=4" },
  { "zensern", "mode=3" },    { "cego", "" },
  { "fiftysix", "" },         { "wurzen", "" },
};

/* The deals before are those of before, and the cards, the dealer and the match are the same. */
static void
check_again (const MatchLog *log, guint index, AtoutMatch *match)
{
  const MatchLog *now = atout_course_get_log (ATOUT_COURSE (match));
  const LogDeal *then = match_log_get_deal (log, index);
  const LogDeal *told = match_log_get_deal (now, index);
  Deal dealt;

  g_assert_cmpuint (now->deals->len, ==, index + 1);
  g_assert_cmpstr (told->number.hex, ==, then->number.hex);
  g_assert_cmpmem (&told->before, sizeof (Match), &then->before, sizeof (Match));
  match_log_at (log, index, 0, NULL, &dealt);
  g_assert_cmpmem (&now->deal, sizeof (Deal), &dealt, sizeof (Deal));
}

/* @match is found among those that rest, as after a power cut, as what it is. */
static void
check_rests (AtoutHistory *history, AtoutMatch *match, gboolean once)
{
  g_autoptr (GListModel) resting = atout_history_list_resting (history);

  for (guint i = 0; i < g_list_model_get_n_items (resting); i++)
    {
      g_autoptr (AtoutResting) item = g_list_model_get_item (resting, i);

      if (atout_resting_get_id (item) != atout_history_get_id (history, match))
        continue;
      g_assert_true (atout_resting_get_once (item) == once);
      return;
    }
  g_assert_not_reached ();
}

static void
test_again (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Place place;
      Rng rng = rng_new (i, 23);
      g_autoptr (AtoutMatch) match = new_match (games[i].game, games[i].settings, NULL, i);
      g_autoptr (AtoutPastList) list = NULL;
      const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));

      place_make (&place);
      atout_history_follow (place.history, match);
      play (match, 3, &rng);
      for (guint index = log->deals->len; index-- > 0;)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (AtoutMatch) again = atout_try_again (place.history, log, index, &error);
          g_autoptr (GListModel) tries = NULL;
          g_autoptr (AtoutTry) first = NULL;
          const HistoryPast *row;
          DealResult brought;

          g_assert_no_error (error);
          deal (again);
          check_again (log, index, again);
          check_rests (place.history, again, TRUE);
          if (state_of (match) != ATOUT_MATCH_OVER)
            check_rests (place.history, match, FALSE);
          while (state_of (again) == ATOUT_MATCH_PLAYING)
            act (again, &rng);

          tries = atout_try_list (place.history, log, index,
                                  atout_history_get_id (place.history, again));
          g_assert_cmpuint (g_list_model_get_n_items (tries), ==, 1); /* but no copy */
          first = g_list_model_get_item (tries, 0);
          for (guint u = 0; u < log->match.n_units; u++)
            {
              const LogDeal *then = match_log_get_deal (log, index);
              DealResult result;
              Deal ended;

              match_log_at (log, index, then->n_done, NULL, &ended);
              deal_result (&ended, &result);
              g_assert_cmpint (atout_try_get_score (first, u), ==, result.score[u]);
            }
          g_clear_object (&tries);
          tries = atout_try_list (place.history, log, index, -1);
          g_assert_cmpuint (g_list_model_get_n_items (tries), ==, 2);

          g_clear_object (&list);
          list = atout_past_list_new (place.history);
          row = row_at (list, 0);
          g_assert_cmpint (row->again, ==, index);
          deal_result (atout_course_get_deal (ATOUT_COURSE (again)), &brought);
          for (guint u = 0; u < log->match.n_units; u++) /* of the deal, not of a match */
            g_assert_cmpint (row->match.score[u], ==, brought.score[u]);
          g_assert_cmpint (row->state, ==, HISTORY_OVER); /* with that one deal */
        }
      g_clear_object (&list);
      g_clear_object (&match);
      place_clear (&place);
    }
}

/* @log without the numbers of its deals, as a record may tell them. */
static MatchLog *
copy_without_numbers (const MatchLog *log)
{
  MatchLog *copy = match_log_copy (log);

  match_log_cut (copy, 0);
  for (guint i = 0; i < log->deals->len; i++)
    {
      const LogDeal *deal = match_log_get_deal (log, i);

      match_log_deal (copy, NULL, deal->pack);
      for (guint n = 0; n < deal->n_done; n++)
        match_log_act (copy, log_deal_get_action (deal, n)->action, true);
    }

  return copy;
}

/* Cards that follow from no number are dealt again, too, and nothing is written that could not be
 * read: what was played before is found as it was. */
static void
test_again_without_number (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Place place;
      Rng rng = rng_new (i, 29);
      g_autoptr (AtoutMatch) match = new_match (games[i].game, games[i].settings, NULL, i);
      g_autoptr (MatchLog) log = NULL;
      g_autoptr (AtoutMatch) again = NULL;
      g_autoptr (GListModel) list = NULL;
      g_autoptr (GError) error = NULL;

      place_make (&place);
      atout_history_follow (place.history, match);
      play (match, 1, &rng);
      log = copy_without_numbers (atout_course_get_log (ATOUT_COURSE (match)));
      again = atout_try_again (place.history, log, 0, &error);
      g_assert_no_error (error);
      deal (again);
      g_assert_cmpmem (match_log_get_deal (atout_course_get_log (ATOUT_COURSE (again)), 0)->pack,
                       sizeof (Card) * CARDS_MAX, match_log_get_deal (log, 0)->pack,
                       sizeof (Card) * CARDS_MAX);
      g_assert_null (atout_course_make_seal (ATOUT_COURSE (again))); /* none was shown before */
      while (state_of (again) == ATOUT_MATCH_PLAYING)
        act (again, &rng);
      g_assert_null (atout_course_make_number (ATOUT_COURSE (again)));
      list = atout_history_list_resting (place.history);
      g_assert_cmpstr (atout_history_get_problem (place.history), ==, NULL);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==, state_of (match) != ATOUT_MATCH_OVER);
      g_clear_object (&match);
      place_clear (&place);
    }
}

/* A deal that cannot be read is no try of its cards, and a false score stands nowhere. */
static void
test_again_unreadable (void)
{
  Place place;
  Rng rng = rng_new (1, 23);
  g_autoptr (AtoutMatch) match = new_match ("klaverjas", "deals=4", NULL, 1);
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));
  g_autoptr (AtoutMatch) again = NULL;
  g_autoptr (GListModel) tries = NULL;
  g_autoptr (GError) error = NULL;

  place_make (&place);
  atout_history_follow (place.history, match);
  play (match, 2, &rng);
  again = atout_try_again (place.history, log, 1, &error);
  g_assert_no_error (error);
  deal (again);
  while (state_of (again) == ATOUT_MATCH_PLAYING)
    act (again, &rng);
  run_sql (&place, "UPDATE action SET seat = 7 WHERE position = 0 AND deal IN"
                   " (SELECT id FROM deal WHERE number = 1 AND match = 2)");
  tries = atout_try_list (place.history, log, 1, -1);
  g_assert_cmpuint (g_list_model_get_n_items (tries), ==, 1); /* as it was played first */
  g_clear_object (&match);
  g_clear_object (&again);
  place_clear (&place);
}

/* What was begun elsewhere is kept as if it had been played here. */
static void
test_take_over (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Place place;
      Rng rng = rng_new (i, 5);
      g_autoptr (AtoutMatch) match = new_match (games[i].game, games[i].settings, NULL, i);
      g_autoptr (AtoutMatch) taken = NULL;
      g_autoptr (AtoutPastList) list = NULL;
      g_autoptr (AtoutPast) past = NULL;
      g_autoptr (MatchLog) read = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *wanted = NULL;
      g_autofree char *got = NULL;

      place_make (&place);
      play (match, 2, &rng);
      atout_match_undo (match);
      while (atout_match_redo (match))
        ;
      deal (match);
      for (guint n = 0; n < 6; n++)
        act (match, &rng);
      atout_match_undo (match);
      taken = atout_try_take_over (
          place.history, match_log_copy (atout_course_get_log (ATOUT_COURSE (match))), -1, &error);
      g_assert_no_error (error);
      act (taken, &rng);
      list = atout_past_list_new (place.history);
      g_assert_cmpuint (count (list), ==, 1);
      past = g_list_model_get_item (G_LIST_MODEL (list), 0);
      read = atout_past_read_log (past, &error);
      g_assert_no_error (error);
      wanted = atout_course_to_record (ATOUT_COURSE (taken));
      got = record_of_log (read);
      g_assert_cmpstr (got, ==, wanted);
      g_clear_object (&past);
      g_clear_object (&list);
      g_clear_object (&taken);
      place_clear (&place);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/history-past", test_rows, test_times, test_names, test_filter, test_tally,
             test_forms, test_remove, test_remove_found, test_read_late, test_again,
             test_again_unreadable, test_again_without_number, test_take_over);

  return g_test_run ();
}
