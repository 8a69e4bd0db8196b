/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How long statistics take in a long history, and whether the main loop waits for them. Makes the
 * history: bench-statistics [DEALS [GAME [FILE]]]; 20,000 of all games without arguments; FILE
 * stays, to be looked at in the window.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "app/statistics/atout-statistics-page.h"
#include "model/history/history-log.h"
#include "model/statistics/atout-statistics.h"
#include "players/player.h"
#include "support.h"
#include "view/plot/atout-plot.h"

/* Fills the tables at @path with matches of @game, or with NULL of all, in the quickest way. */
static void
make_history (const char *path, guint n_deals, const Game *only)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Database) database = database_open (path, HISTORY_PROGRAM, history_versions, &error);
  Rng rng = rng_new (1, 1);
  guint made = 0;

  g_assert_no_error (error);
  database_run (database, NULL, "PRAGMA synchronous = OFF", "");
  for (guint g = 0; made < n_deals; g = game_at (g + 1) != NULL ? g + 1 : 0)
    {
      Options options = OPTIONS_DEFAULT;
      g_autoptr (MatchLog) log = match_log_new (only != NULL ? only : game_at (g), &options);
      gint64 match;

      for (guint i = 0; i < log->match.n_seats; i++)
        match_log_set_player (log, i, i == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER,
                              i == 0 ? "Ada" : "simple Bert");
      match = history_log_add (database, log, "bench", NULL);
      while (!log->match.over && made < n_deals)
        {
          DealNumber number;

          number_from_seed (&number, rng_next (&rng), 0);
          match_log_deal (log, &number, NULL);
          history_log_deal (database, match, log, NULL);
          while (!deal_is_over (&log->deal))
            {
              match_log_act (log, support_random_action (&log->deal, &rng), FALSE);
              if (deal_is_over (&log->deal))
                history_log_act (database, match, log, NULL);
            }
          made++;
        }
    }
}

static gboolean
tick (gpointer data)
{
  gint64 *last = data; /* when it came last, and the longest wait */
  gint64 now = g_get_monotonic_time ();

  last[1] = MAX (last[1], now - last[0]);
  last[0] = now;

  return G_SOURCE_CONTINUE;
}

static void
measure (AtoutStatistics *statistics, const Game *game, const char *what)
{
  const StatisticsQuestion question = { .form = game->key };
  gint64 begin = g_get_monotonic_time ();
  gint64 last[2] = { begin, 0 };
  guint source = g_timeout_add (1, tick, last);
  guint n = 0;

  atout_statistics_ask (statistics, &question);
  while (atout_statistics_get_answer (statistics) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  for (guint k = 0; k < STATISTICS_KINDS; k++)
    n += atout_statistics_get_answer (statistics)->count[k].n_deals;
  g_print ("%-10s %-10s %6u deals  %7.1f ms, main loop at most %5.1f ms\n", what, game->key, n,
           (double) (g_get_monotonic_time () - begin) / 1000, (double) last[1] / 1000);
}

/* ---- The page -------------------------------------------------------------------------------- */

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget)
                         ? widget
                         : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

static void
drawn (gint64 *when)
{
  if (*when == 0)
    *when = g_get_monotonic_time ();
}

/* From opening the page in a window that is there until the first frame with its plots. */
static void
measure_page (AtoutHistory *history)
{
  GtkWidget *window = gtk_window_new ();
  gint64 last[2] = { 0, 0 };
  gint64 when = 0;
  gint64 begin;
  GtkWidget *page;
  guint source;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  begin = last[0] = g_get_monotonic_time ();
  source = g_timeout_add (1, tick, last);
  page = atout_statistics_page_new (history);
  gtk_window_set_child (GTK_WINDOW (window), page);
  while (find (page, ATOUT_TYPE_PLOT) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (
      gdk_surface_get_frame_clock (gtk_native_get_surface (GTK_NATIVE (window))), "after-paint",
      G_CALLBACK (drawn), &when);
  while (when == 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_print ("page       %7.1f ms until it is drawn, main loop at most %5.1f ms\n",
           (double) (when - begin) / 1000, (double) last[1] / 1000);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  guint n_deals = argc > 1 ? (guint) atoi (argv[1]) : 20000;
  g_autofree char *folder = g_dir_make_tmp ("atout-bench-XXXXXX", NULL);
  g_autofree char *path
      = argc > 3 ? g_strdup (argv[3]) : g_build_filename (folder, "history.db", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutStatistics) statistics = NULL;
  const Game *game;

  make_history (path, n_deals, argc > 2 ? game_find (argv[2]) : NULL);
  history = atout_history_new (path, "bench");
  statistics = atout_statistics_new (history);
  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    measure (statistics, game, "counted");
  if (gtk_init_check ())
    {
      adw_init ();
      for (guint i = 0; i < 3; i++)
        measure_page (history);
    }
  g_clear_object (&statistics);
  g_clear_object (&history);
  if (argc <= 3)
    g_remove (path);
  g_remove (lock);
  g_rmdir (folder);

  return 0;
}
