/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-history-made.h"

#include "model/history/history-copy.h"
#include "model/history/history-log.h"
#include "players/player.h"
#include "support.h"

#define YEARS 10
#define TOGETHER 100   /* matches in a transaction */
#define DEAL_TAKES 300 /* seconds */
#define LEFT_EVERY 100 /* matches */
#define AGAIN_EVERY 30
#define HELPED_EVERY 12 /* deals */

typedef struct
{
  Database *database;
  const Game *only;
  guint n_deals;
  guint n_made;
  guint n_matches;
  gint64 now;
  Rng rng;
  guint64 seed; /* of the first cards of the last match */
} Fill;

/* Preset @n of all games or of @only, and from the first again behind the last. */
static const Game *
find_preset (const Game *only, guint n, Options *options)
{
  const Game *game;

  for (;;)
    for (guint i = 0; (game = game_at (i)) != NULL; i++)
      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        if ((only == NULL || only == game) && n-- == 0)
          {
            *options = OPTIONS_DEFAULT;
            options_set_all (options, game, preset->settings, NULL);
            return game;
          }
}

static void
seat_players (Fill *fill, MatchLog *log)
{
  static const char *const names[] = { "Bert", "Cora", "Dirk", "Emma", "Finn", "Gerd", "Hans" };
  const char *level = player_of_level (fill->n_matches % PLAYER_LEVELS)->name;

  match_log_set_player (log, 0, PLAYER_HUMAN, "Ada");
  for (guint i = 1; i < log->match.n_seats; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s %s", level, names[i - 1]);

      match_log_set_player (log, i, PLAYER_COMPUTER, name);
    }
}

static void
play_deal (Fill *fill, MatchLog *log, gboolean is_first)
{
  DealNumber number;

  if (!is_first || fill->n_matches % AGAIN_EVERY != 0)
    fill->seed = rng_next (&fill->rng);
  number_from_seed (&number, fill->seed, 0);
  match_log_deal (log, &number, NULL);
  while (!deal_is_over (&log->deal))
    match_log_act (log, support_random_action (&log->deal, &fill->rng), log->deal.turn == 0);
  if (fill->n_made % HELPED_EVERY == 0)
    match_log_mark_undone (log);
  if (fill->n_made % HELPED_EVERY == 1)
    match_log_mark_hinted (log);
  fill->n_made++;
}

/* As if the match had been played when its turn comes in the whole time. */
static void
date (Fill *fill, gint64 match)
{
  const gint64 span = (gint64) YEARS * 365 * 24 * 60 * 60;
  gint64 ended = fill->now - span + span * fill->n_made / fill->n_deals;

  database_run (fill->database, NULL,
                "UPDATE outcome SET ended = ?2 - ?3 * ((SELECT max (number) FROM deal"
                " WHERE match = ?1) - (SELECT number FROM deal WHERE id = outcome.deal))"
                " WHERE deal IN (SELECT id FROM deal WHERE match = ?1)",
                "iii", match, ended, (gint64) DEAL_TAKES);
  database_run (fill->database, NULL,
                "UPDATE match SET touched = ?2, began = ?2 - ?3 * (SELECT count(*) FROM deal"
                " WHERE match = ?1) WHERE id = ?1",
                "iii", match, ended, (gint64) DEAL_TAKES);
}

static void
add_match (Fill *fill)
{
  Options options;
  const Game *game = find_preset (fill->only, fill->n_matches, &options);
  g_autoptr (MatchLog) log = match_log_new (game, &options);
  gboolean is_left = fill->n_matches % LEFT_EVERY == LEFT_EVERY - 1;
  g_autoptr (GError) error = NULL;
  gint64 match;

  seat_players (fill, log);
  do
    play_deal (fill, log, log->deals->len == 0);
  while (!log->match.over && fill->n_made < fill->n_deals && !is_left);
  if (is_left && !log->match.over)
    {
      DealNumber number;

      number_from_seed (&number, rng_next (&fill->rng), 0);
      match_log_deal (log, &number, NULL);
    }
  match = history_copy_log (fill->database, log, "bench", &error);
  g_assert_no_error (error);
  date (fill, match);
  fill->n_matches++;
}

void
bench_make_history (const char *path, guint n_deals, const Game *only)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Database) database = database_open (path, HISTORY_PROGRAM, history_versions, &error);
  Fill fill = { .database = database,
                .only = only,
                .n_deals = n_deals,
                .now = g_get_real_time () / G_USEC_PER_SEC,
                .rng = rng_new (1, 1) };

  g_assert_no_error (error);
  database_run (database, NULL, "PRAGMA synchronous = OFF", "");
  while (fill.n_made < n_deals)
    {
      database_begin (database, &error);
      for (guint i = 0; i < TOGETHER && fill.n_made < n_deals; i++)
        add_match (&fill);
      database_commit (database, &error);
      g_assert_no_error (error);
    }
}
