/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is kept of a deal that is over: counted again from the record of the match. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "model/history/atout-history.h"
#include "model/history/history-log.h"
#include "model/history/history-outcome.h"
#include "model/history/history-past.h"
#include "model/words/house-rules.h"
#include "rules/record.h"
#include "support.h"

static Database *
open_at (const char *path)
{
  g_autoptr (GError) error = NULL;
  Database *database = database_open (path, HISTORY_PROGRAM, history_versions, &error);

  g_assert_no_error (error);

  return database;
}

/* All rows of @sql as text: columns joined by blanks, rows by newlines. */
static char *
ask (Database *database, const char *sql)
{
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query = database_query (database, &error, sql, "");
  GString *text = g_string_new (NULL);

  while (query != NULL && database_next (database, query, &error))
    for (int i = 0; i < sqlite3_column_count (query); i++)
      {
        const unsigned char *value = sqlite3_column_text (query, i);

        g_string_append_printf (text, "%s%s",
                                i > 0           ? " "
                                : text->len > 0 ? "\n"
                                                : "",
                                value != NULL ? (const char *) value : "-");
      }
  g_assert_no_error (error);

  return g_string_free (text, FALSE);
}

/* A match that begins: player @user is a person, or nobody with -1. */
static MatchLog *
new_log (const Game *game, const Options *options, int user)
{
  MatchLog *log = match_log_new (game, options);

  for (guint i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, (int) i == user ? PLAYER_HUMAN : PLAYER_COMPUTER,
                          (int) i == user ? "Ada" : "simple Bert");

  return log;
}

static void
deal (Database *database, gint64 match, MatchLog *log, Rng *rng)
{
  g_autoptr (GError) error = NULL;
  DealNumber number;

  number_from_seed (&number, rng_next (rng), 0);
  match_log_deal (log, &number, NULL);
  history_log_deal (database, match, log, &error);
  g_assert_no_error (error);
}

static void
play (Database *database, gint64 match, MatchLog *log, Rng *rng)
{
  g_autoptr (GError) error = NULL;

  while (!deal_is_over (&log->deal))
    {
      match_log_act (log, support_random_action (&log->deal, rng), TRUE);
      history_log_act (database, match, log, &error);
      g_assert_no_error (error);
    }
}

static gint64
add (Database *database, const MatchLog *log)
{
  g_autoptr (GError) error = NULL;
  gint64 match = history_log_add (database, log, "test", &error);

  g_assert_no_error (error);

  return match;
}

/* ---- Counted again --------------------------------------------------------------------------- */

/* "points P… score S…" of a line of the record, the figures to @points and @score. */
static void
read_result (const char *line, guint n_units, gint64 *points, gint64 *score)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  g_assert_cmpstr (words[0], ==, "result");
  for (guint u = 0; u < n_units; u++)
    {
      points[u] = g_ascii_strtoll (words[2 + u], NULL, 10);
      score[u] = g_ascii_strtoll (words[3 + n_units + u], NULL, 10);
    }
}

/* What the record says of each deal for seat @user: "POINTS SCORE OTHERS WON", a line a deal. */
static char *
count_record (const MatchLog *log, guint user)
{
  g_autofree char *record = record_of_log (log);
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  guint unit = game_unit_of (log->game, &log->options, user);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gint64 points[SEATS_MAX], score[SEATS_MAX];
      gint64 others = 0;
      gboolean has_most = TRUE;
      gboolean has_more = FALSE;

      if (!g_str_has_prefix (lines[i], "result "))
        continue;
      read_result (lines[i], log->match.n_units, points, score);
      for (guint u = 0; u < log->match.n_units; u++)
        if (u != unit)
          {
            others += score[u];
            has_most &= score[unit] >= score[u];
            has_more |= score[unit] > score[u];
          }
      g_string_append_printf (text, "%s%d %d %d %d", text->len > 0 ? "\n" : "", (int) points[unit],
                              (int) score[unit], (int) others, has_most && has_more);
    }

  return g_string_free (text, FALSE);
}

/* The hand and the open card of the first moment with a hand. */
static void
check_hands (Database *database, const MatchLog *log, guint user)
{
  g_autofree char *got = ask (database, "SELECT hand, upcard FROM outcome ORDER BY deal");
  g_auto (GStrv) lines = g_strsplit (got, "\n", -1);

  for (guint i = 0; i < log->deals->len; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);
      CardSet hand = (CardSet) g_ascii_strtoll (words[0], NULL, 10);
      gint64 upcard = g_ascii_strtoll (words[1], NULL, 10);
      Luck luck;
      Deal dealt;

      game_luck (log->game, &log->options, upcard < 0 ? CARD_NONE : (Card) upcard, &luck);
      g_assert_cmphex (hand & ~luck.pool, ==, 0);
      match_log_at (log, i, 0, NULL, &dealt);
      if (dealt.hand[user] != 0)
        g_assert_cmphex (hand, ==, dealt.hand[user]);
      else
        g_assert_cmpint (hand != 0, ==, seats_have (dealt.playing, user));
    }
}

static void
check_match (const Game *game, const Options *options, guint n_deals, Rng *rng)
{
  g_autoptr (Database) database = open_at (NULL);
  g_autoptr (MatchLog) log = new_log (game, options, 0);
  gint64 match = add (database, log);
  g_autofree char *expected = NULL;
  g_autofree char *got = NULL;
  g_autofree char *ends = NULL;

  for (guint i = 0; i < n_deals && !log->match.over; i++)
    {
      deal (database, match, log, rng);
      play (database, match, log, rng);
    }
  expected = count_record (log, 0);
  got = ask (database, "SELECT points, score, others, won FROM outcome ORDER BY deal");
  g_assert_cmpstr (got, ==, expected);
  check_hands (database, log, 0);
  ends = ask (database, "SELECT count(*), sum(match_end > 0) FROM outcome WHERE seat = 0");
  g_clear_pointer (&expected, g_free);
  expected = g_strdup_printf ("%u %d", log->deals->len, log->match.over);
  g_assert_cmpstr (ends, ==, expected);
}

static void
test_recount (void)
{
  const Game *game;
  Rng rng = rng_new (12, 6);

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    for (guint i = 0; i < 20; i++)
      {
        Options options = support_random_options (game, &rng);

        check_match (game, &options, 6, &rng);
      }
}

/* ---- By example ------------------------------------------------------------------------------ */

static char *
shown (Database *database)
{
  return ask (database, "SELECT game, mode, level, seat, role, made, thrown_in, was_undone,"
                        " was_hinted, match_end FROM outcome ORDER BY deal");
}

/* Who played, and how it ended. */
static void
test_examples (void)
{
  static const struct
  {
    const char *row;
    const char *game;
    const char *settings;
    const char *calls; /* the first actions; then whatever comes first */
    int user;
    const char *levels[2];
    const char *shown;
  } rows[] = {
    { "maker",
      "klaverjas",
      "",
      "trump:H",
      0,
      { "simple", "simple" },
      "klaverjas amsterdam simple 0 1 ? 0 0 0 0" },
    { "partner of the maker",
      "klaverjas",
      "rules=rotterdam first_speaker=dealer",
      "pass pass pass trump:H",
      0,
      { "simple", "simple" },
      "klaverjas rotterdam simple 0 1 ? 0 0 0 0" },
    { "opponent",
      "klaverjas",
      "game=kraken deals=4",
      "trump:H",
      3,
      { "simple", "strong" },
      "klaverjas kraken mixed 3 2 ? 0 0 0 0" },
    { "a mode of a preset",
      "zensern",
      "mode=3",
      "pass pass pass pass pass pass",
      1,
      { "simple", "simple" },
      "zensern zensern:3 simple 1 0 - 1 0 0 0" },
    { "the watching dealer",
      "zensern",
      "mode=4d fleck=off",
      "trump:?",
      0,
      { "simple", "simple" },
      "zensern own:4d simple 0 0 ? 0 0 0 0" },
    { "nobody",
      "wurzen",
      "",
      "",
      -1,
      { "simple", "simple" },
      "wurzen wurzen simple -1 0 - 0 0 0 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Database) database = open_at (NULL);
      const Game *game = game_find (rows[i].game);
      Options options = support_options (game, rows[i].settings);
      g_autoptr (MatchLog) log = new_log (game, &options, rows[i].user);
      g_auto (GStrv) calls = g_strsplit (rows[i].calls, " ", -1);
      g_autofree char *got = NULL;
      g_autoptr (GError) error = NULL;
      Rng rng = rng_new (3, i);
      gint64 match;
      const char *mark;

      for (guint p = 0; p < log->match.n_seats; p++)
        if ((int) p != rows[i].user)
          {
            g_autofree char *name = g_strdup_printf ("%s Bert", rows[i].levels[p % 2]);

            match_log_set_player (log, p, PLAYER_COMPUTER, name);
          }
      match = add (database, log);
      deal (database, match, log, &rng);
      for (guint k = 0; calls[k] != NULL; k++)
        {
          Action action = strcmp (calls[k], "trump:?") == 0
                              ? ACTION_NONE
                              : action_from_token (game, game_pack (game, &options), calls[k]);
          ActionList legal;

          deal_legal (&log->deal, &legal);
          match_log_act (log, action != ACTION_NONE ? action : legal.at[0], TRUE);
          history_log_act (database, match, log, &error);
          g_assert_no_error (error);
        }
      play (database, match, log, &rng);
      got = shown (database);
      mark = strchr (rows[i].shown, '?');
      if (mark != NULL)
        got[mark - rows[i].shown] = '?'; /* as it comes */
      support_check (rows[i].row, got, rows[i].shown);
    }
}

/* A step back into the deal takes away what it came to, a step on brings it again, marked. */
static void
test_undone (void)
{
  g_autoptr (Database) database = open_at (NULL);
  const Game *game = game_find ("wurzen");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = new_log (game, &options, 0);
  gint64 match = add (database, log);
  Rng rng = rng_new (8, 8);
  g_autofree char *before = NULL;
  g_autofree char *open = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;

  deal (database, match, log, &rng);
  play (database, match, log, &rng);
  before = ask (database, "SELECT deal, score, was_undone, was_hinted FROM outcome");
  g_assert_true (match_log_undo (log));
  history_log_rewind (database, match, log, &error);
  g_assert_no_error (error);
  open = ask (database, "SELECT * FROM outcome");
  g_assert_cmpstr (open, ==, "");
  match_log_mark_hinted (log);
  while (match_log_redo (log))
    ;
  history_log_rewind (database, match, log, &error);
  g_assert_no_error (error);
  again = ask (database, "SELECT deal, score, was_undone, was_hinted FROM outcome");
  g_assert_true (g_str_has_suffix (before, " 0 0"));
  g_assert_true (g_str_has_suffix (again, " 1 1"));
  g_assert_cmpint (strncmp (before, again, strlen (again) - 4), ==, 0);
}

/* A match that is forgotten is not counted any more. */
static void
test_removed (void)
{
  g_autoptr (Database) database = open_at (NULL);
  const Game *game = game_find ("wurzen");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = new_log (game, &options, 0);
  gint64 match = add (database, log);
  Rng rng = rng_new (8, 9);
  g_autofree char *left = NULL;
  g_autoptr (GError) error = NULL;

  deal (database, match, log, &rng);
  play (database, match, log, &rng);
  history_log_remove (database, match, &error);
  g_assert_no_error (error);
  left = ask (database, "SELECT * FROM outcome");
  g_assert_cmpstr (left, ==, "");
}

/* What was begun elsewhere, or with cards that are known, is no deal of the user’s. */
static void
test_known_cards (void)
{
  g_autoptr (Database) database = open_at (NULL);
  const Game *game = game_find ("wurzen");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = new_log (game, &options, 0);
  g_autoptr (MatchLog) taken = new_log (game, &options, 0);
  gint64 match = add (database, log);
  gint64 other = add (database, taken);
  Rng rng = rng_new (8, 9);
  g_autofree char *counted = NULL;
  g_autofree char *number = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (history_past_mark_again (database, match, 0, &error));
  deal (database, match, log, &rng);
  play (database, match, log, &rng);
  deal (database, other, taken, &rng);
  play (database, other, taken, &rng);
  g_assert_true (history_outcome_leave_out (database, other, &error));
  deal (database, other, taken, &rng);
  play (database, other, taken, &rng);
  counted = ask (database, "SELECT match, number FROM outcome JOIN deal ON id = deal");
  number = g_strdup_printf ("%d 1", (int) other);
  g_assert_cmpstr (counted, ==, number);
}

static void
remove_database (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", ".lock" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      g_remove (file);
    }
}

/* A match may begin with the cards of a code; those that follow are anybody’s guess. */
static void
test_chosen_cards (void)
{
  static const AtoutPlayer players[]
      = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE }, { "Bert", TRUE, PLAYER_LEVEL_SIMPLE } };
  g_autofree char *folder = g_dir_make_tmp ("atout-outcome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history.db", NULL);
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutMatch) match = atout_match_new (game_find ("wurzen"), &options, players);
  AtoutCourse *course = ATOUT_COURSE (match);
  Rng rng = rng_new (6, 6);
  g_autofree char *counted = NULL;
  DealNumber number;

  number_parse (&number, "0123456789abcdef0123456789abcdef");
  atout_history_follow (history, match);
  atout_match_set_number (match, &number);
  for (guint i = 0; i < 2; i++)
    {
      atout_match_deal (match, NULL);
      while (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
        atout_course_act (course, (guint) atout_course_get_turn (course),
                          support_random_action (atout_course_get_deal (course), &rng),
                          ATOUT_DECIDED, NULL);
    }
  counted = ask (atout_history_get_database (history),
                 "SELECT number FROM outcome JOIN deal ON id = deal");
  g_assert_cmpstr (counted, ==, "1");
  g_clear_object (&match);
  g_clear_object (&history);
  remove_database (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What the user is told is kept at once, and goes on with the match. */
static void
test_hinted (void)
{
  static const AtoutPlayer players[]
      = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE }, { "Bert", FALSE, PLAYER_LEVEL_SIMPLE } };
  g_autofree char *folder = g_dir_make_tmp ("atout-outcome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history.db", NULL);
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutMatch) match = atout_match_new (game_find ("wurzen"), &options, players);
  g_autoptr (GListModel) resting = NULL;
  g_autoptr (AtoutResting) found = NULL;
  g_autoptr (GError) error = NULL;

  atout_history_follow (history, match);
  atout_match_deal (match, &error);
  g_assert_no_error (error);
  atout_match_note_hint (match);
  resting = atout_history_list_resting (history);
  found = g_list_model_get_item (resting, 0);
  g_assert_true (match_log_get_deal (atout_resting_get_log (found), 0)->was_hinted);
  g_clear_object (&match);
  g_clear_object (&history);
  remove_database (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* ---- Keys of house rules --------------------------------------------------------------------- */

static void
test_keys (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
    const char *key;
    const char *name;
  } rows[] = {
    { "klaverjas", "", "amsterdam", "Amsterdams" },
    { "klaverjas", "game=three", "three", "Klaverjassen for three" },
    { "klaverjas", "game=kraken", "kraken", "Kraken" },
    { "klaverjas", "deals=4", "amsterdam", "Amsterdams" },
    { "klaverjas", "end=target target=500", "amsterdam", "Amsterdams" },
    { "klaverjas", "deal=44", "own:klaverjas", "Custom rules" },
    { "klaverjas", "game=kraken spades=single", "own:kraken", "Custom rules" },
    { "zensern", "mode=4", "zensern:4", "Four, two against two" },
    { "zensern", "seven=on", "own:2", "Custom rules · Two" },
    { "cego", "", "cego", "Four" },
    { "cego", "players=3", "three", "Three" },
    { "cego", "players=3 payment=each", "cent:3", "For cents · Three" },
    { "wurzen", "", "wurzen", "Wurzen" },
    { "wurzen", "mode=schnapsen deal=cut closed_value=dark", "schnapsen", "Soft" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Game *game = game_find (rows[i].game);
      Options options = support_options (game, rows[i].settings);
      g_autofree char *key = house_rules_key (game, &options);
      g_autofree char *of_key = house_rules_key_name (game, key);

      support_check (rows[i].settings, key, rows[i].key);
      support_check (rows[i].settings, of_key, rows[i].name);
    }
}

/* What is played is called by its title, the style, and how long it is where that is unusual. */
static void
test_names (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
    const char *name;
    const char *title;
  } rows[] = {
    { "klaverjas", "", "Amsterdams", "Klaverjassen · Amsterdams" },
    { "klaverjas", "rules=rotterdam first_speaker=dealer deals=4", "Rotterdams · 4 deals",
      "Klaverjassen · Rotterdams · 4 deals" },
    { "klaverjas", "end=target", "Amsterdams · to 1500", "Klaverjassen · Amsterdams · to 1500" },
    { "klaverjas", "end=target target=500", "Amsterdams · to 500",
      "Klaverjassen · Amsterdams · to 500" },
    { "klaverjas", "deal=44 deals=4", "Custom rules", "Klaverjassen · Custom rules" },
    { "klaverjas", "game=kraken", "", "Kraken" },
    { "klaverjas", "game=kraken deals=8", "8 deals", "Kraken · 8 deals" },
    { "klaverjas", "game=three", "", "Klaverjassen for three" },
    { "zensern", "target=301", "Two · to 301", "Zensern · Two · to 301" },
    { "cego", "deals=1", "Four · 1 deal", "Cego · Four · 1 deal" },
    { "fiftysix", "match=tables12", "Tables · Six, in two teams of three",
      "Fifty-Six · Tables · Six, in two teams of three" },
    { "fiftysix", "match=deals6", "Kerala · Six, in two teams of three · 6 deals",
      "Fifty-Six · Kerala · Six, in two teams of three · 6 deals" },
    { "wurzen", "", "", "Wurzen" },
    { "wurzen", "mode=schnapsen deal=cut closed_value=dark bummerl=1", "Soft · to one black point",
      "Schnapsen · Soft · to one black point" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Game *game = game_find (rows[i].game);
      Options options = support_options (game, rows[i].settings);
      g_autofree char *name = house_rules_name (game, &options);
      g_autofree char *title = house_rules_title (game, &options);

      support_check (rows[i].settings, name, rows[i].name);
      support_check (rows[i].settings, title, rows[i].title);
    }
}

/* Each mode is of one form, each form is usually played in one of its modes, and no two have a
 * key. */
static void
test_forms (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const Game *game;
  GameForm form, found;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      unsigned modes = 0;

      for (guint j = 0; game_form_at (game, j, &form); j++)
        {
          const Options options = house_rules_of_form (game, &form);

          g_assert_cmpuint (modes & form.modes, ==, 0);
          modes |= form.modes;
          g_assert_true (g_hash_table_add (keys, g_strdup (form.key)));
          g_assert_true (game_find_form (form.key, &found) == game);
          g_assert_cmpstr (found.title, ==, form.title);
          g_assert_cmpstr (game_form (game, &options).key, ==, form.key);
          g_assert_true (options_validate (&options, game, NULL));
        }
      g_assert_cmpuint (modes, ==, (1u << option_count_values (&game->options->list[0])) - 1);
    }
  g_assert_null (game_find_form ("tarot", &found));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/outcome/rules/names", test_names);
  g_test_add_func ("/outcome/rules/forms", test_forms);
  ADD_TESTS ("/outcome", test_recount, test_examples, test_undone, test_removed, test_known_cards,
             test_chosen_cards, test_hinted, test_keys);

  return g_test_run ();
}
