/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What it costs to find the slips of the user, and what share of them is suspected at all.
 *
 *     bench-slips [DEALS [WHOLE]]
 *
 * DEALS deals (1,000) of every preset of all games are played by `simple`, but that the user does
 * something else now and then: of twenty decisions three by lot, three the second best, four as
 * `club` does. Of WHOLE deals (12) of each game every decision is judged, suspected or not. Times
 * are of the processor. Nothing here passes or fails.
 */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "history-support.h"
#include "model/history/history-copy.h"
#include "model/history/history-log.h"
#include "model/learning/atout-slips.h"
#include "players/player.h"
#include "rules/game.h"

#define DEALS 1000
#define WHOLE 12 /* of each game */
#define IN_A_MATCH 8

static double
processor_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* ---- What was played ------------------------------------------------------------------------- */

/* Preset @n of all games, and from the first again behind the last. */
static const Game *
find_preset (guint n, Options *options)
{
  const Game *game;

  for (;;)
    for (guint i = 0; (game = game_at (i)) != NULL; i++)
      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        if (n-- == 0)
          {
            *options = OPTIONS_DEFAULT;
            options_set_all (options, game, preset->settings, NULL);
            return game;
          }
}

static gboolean
is_user (const MatchLog *log)
{
  const LogDeal *deal = match_log_get_deal (log, log->deals->len - 1);

  return match_player_at (&deal->before, (unsigned) log->deal.turn) == 0;
}

static Action
choose (const MatchLog *log, Rng *rng)
{
  guint chance = rng_below (rng, 20);
  Observation observation;
  Choice choice;

  observation_make (&observation, &log->deal, (unsigned) log->deal.turn);
  player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), rng, NULL, &choice);
  if (!is_user (log) || choice.n == 1 || chance >= 10)
    return choice.row[0].action;
  if (chance < 3)
    return choice.row[rng_below (rng, choice.n)].action;
  if (chance < 6)
    return choice.row[1].action;
  player_choose (&observation, player_of_level (PLAYER_LEVEL_CLUB), rng, NULL, &choice);

  return choice.row[0].action;
}

/* (transfer full) */
static MatchLog *
play_match (guint n, guint n_deals, Rng *rng)
{
  Options options;
  const Game *game = find_preset (n, &options);
  MatchLog *log = match_log_new (game, &options);

  match_log_set_player (log, 0, PLAYER_HUMAN, "Ada");
  for (guint i = 1; i < log->match.n_seats; i++)
    match_log_set_player (log, i, PLAYER_COMPUTER, "simple Bert");
  for (guint i = 0; i < n_deals && !log->match.over; i++)
    {
      DealNumber number;

      number_from_seed (&number, rng_next (rng), i);
      match_log_deal (log, &number, NULL);
      while (!deal_is_over (&log->deal))
        match_log_act (log, choose (log, rng), is_user (log));
    }

  return log;
}

static void
fill (Database *database, guint n_deals)
{
  Rng rng = rng_new (1, 1);
  guint n = 0;
  g_autoptr (GError) error = NULL;

  for (guint match = 0; n < n_deals; match++)
    {
      g_autoptr (MatchLog) log = play_match (match, MIN (n_deals - n, IN_A_MATCH), &rng);

      database_begin (database, &error);
      history_copy_log (database, log, "bench", &error);
      database_commit (database, &error);
      g_assert_no_error (error);
      n += log->deals->len;
    }
  database_run (database, &error, "UPDATE match SET state = ?1", "i", (gint64) HISTORY_OVER);
  g_assert_no_error (error);
}

/* ---- The whole work -------------------------------------------------------------------------- */

static guint
count (AtoutHistory *history, const char *sql)
{
  Database *database = atout_history_get_database (history);
  DatabaseQuery *query = database_query (database, NULL, sql, "");
  guint n;

  g_assert_true (database_next (database, query, NULL));
  n = (guint) sqlite3_column_int (query, 0);
  sqlite3_reset (query);

  return n;
}

static void
bench_work (guint n_deals)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutSlips) slips = NULL;
  double before;

  history_place_make (&place);
  history = atout_history_new (place.path, "bench");
  fill (atout_history_get_database (history), n_deals);
  slips = atout_slips_new (history);
  before = processor_time ();
  atout_slips_look (slips);
  while (atout_slips_is_looking (slips))
    g_main_context_iteration (NULL, TRUE);
  g_print ("%.1f s; %u deals looked through, %u exercises, %u suspects wait for the next time\n",
           processor_time () - before, count (history, "SELECT count(*) FROM looked"),
           atout_slips_count_due (slips, NULL),
           count (history, "SELECT count(*) FROM slip WHERE right IS NULL"));
  g_clear_object (&slips);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* ---- What is suspected ----------------------------------------------------------------------- */

typedef struct
{
  guint n_deals, n_suspects, n_slips, n_found;
  double cost, cost_found; /* of slips, in margins */
  double time_suspecting, time_judging, time_whole;
} Share;

static gboolean
is_suspected (const SlipSuspect *suspects, guint n, guint position)
{
  for (guint i = 0; i < n; i++)
    if (suspects[i].position == position)
      return TRUE;

  return FALSE;
}

static void
judge_whole (const SlipPlace *place, Share *share)
{
  const LogDeal *deal = match_log_get_deal (place->log, place->deal);
  SlipSuspect suspects[SLIP_SUSPECTS];
  double before = processor_time ();
  guint n = slip_suspect (place, NULL, suspects);

  share->time_suspecting += processor_time () - before;
  share->n_deals++;
  share->n_suspects += n;
  for (guint i = 0; i < deal->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (deal, i);
      SlipSuspect any = { .position = i, .done = action->action };
      gboolean is_found = is_suspected (suspects, n, i);
      SlipFound found;
      double time;
      gboolean is_slip;

      if (action->seat != place->seat)
        continue;
      before = processor_time ();
      is_slip = slip_judge (place, &any, NULL, &found);
      time = processor_time () - before;
      share->time_whole += time;
      share->time_judging += is_found ? time : 0;
      share->n_slips += is_slip;
      share->n_found += is_slip && is_found;
      share->cost += is_slip ? found.cost : 0;
      share->cost_found += is_slip && is_found ? found.cost : 0;
    }
}

static guint
seat_of_user (const Match *match)
{
  for (guint seat = 0; seat < match->n_seats; seat++)
    if (match_player_at (match, seat) == 0)
      return seat;

  g_assert_not_reached ();
}

static void
print_share (const char *title, const Share *share)
{
  g_print (
      "%-12s %3u deals: of %u slips %u suspected (%.0f%% of their cost); a deal %.1f suspects, "
      "%.0f ms to suspect, %.0f ms to judge them, %.0f ms to judge all\n",
      title, share->n_deals, share->n_slips, share->n_found,
      share->cost > 0 ? 100 * share->cost_found / share->cost : 100,
      (double) share->n_suspects / share->n_deals, 1000 * share->time_suspecting / share->n_deals,
      1000 * share->time_judging / share->n_deals, 1000 * share->time_whole / share->n_deals);
}

/* A game at a time: points of several cannot be added. */
static void
bench_share (guint n_whole)
{
  const Game *game;

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    {
      Rng rng = rng_new (2, g);
      Share share = { .n_deals = 0 };

      for (guint n = 0; share.n_deals < n_whole; n++)
        {
          g_autoptr (MatchLog) log = NULL;
          Options options;

          if (find_preset (n, &options) != game)
            continue;
          log = play_match (n, 1, &rng);
          judge_whole (&(SlipPlace) { log, 0, seat_of_user (&match_log_get_deal (log, 0)->before),
                                      SIGNALS_USUAL, SIGNALS_USUAL },
                       &share);
        }
      print_share (game->key, &share);
    }
}

int
main (int argc, char **argv)
{
  bench_work (argc > 1 ? (guint) atoi (argv[1]) : DEALS);
  bench_share (argc > 2 ? (guint) atoi (argv[2]) : WHOLE);

  return 0;
}
