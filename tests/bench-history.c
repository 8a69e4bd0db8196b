/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a long history costs: making it, opening it, writing a deal into it, counting, and each page
 * that reads it, in the real window.
 *
 *     bench-history [DEALS [FOLDER]]
 *
 * 20,000 deals of all games without arguments (bench-history-made.h). FOLDER is a data folder as
 * XDG_DATA_HOME names it: the history stays there, and is the one that is measured next time, or by
 * HEADLESS_DATA=FOLDER tools/headless bench-start. Without one deleting is measured, too.
 *
 * Of each page are told the time from the action until all of it was drawn, with nothing left to be
 * drawn, and how long the main loop was away at most meanwhile: of the clock and of the processor.
 * Nothing here passes or fails.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "app/start/atout-start-page.h"
#include "app/widgets/atout-figure-table.h"
#include "bench-history-made.h"
#include "bench-history-read.h"
#include "bench-window.h"
#include "model/history/database.h"
#include "view/plot/atout-plot.h"

#define DEALS 20000
#define QUIET 100        /* ms without a frame, after which all is drawn … */
#define QUIET_COUNT 900  /* … and where it is counted first */
#define QUIET_THINKING 1 /* … and where more and more is found, which is not waited for */

/* ---- In the window --------------------------------------------------------------------------- */

/* Tells what @what cost, which shows a widget of @type, when that is drawn. */
static void
report_drawn (BenchWindow *bench, const char *what, BenchProbe *loop, GType type, guint quiet)
{
  bench_window_wait (bench, loop, GTK_WIDGET (bench->window), type, quiet);
  g_print (
      "%-28s drawn after %7.1f ms (%6.1f busy), main loop away at most %7.1f ms (%6.1f busy)\n",
      what, (bench->drawn - loop->begin_wall) / 1e3, (bench->busy - loop->begin_cpu) / 1e3,
      loop->wall, loop->cpu);
}

#define MEASURE(what, type, quiet, action)                                                         \
  G_STMT_START                                                                                     \
  {                                                                                                \
    BenchProbe loop_;                                                                              \
                                                                                                   \
    bench_probe_start (&loop_);                                                                    \
    action;                                                                                        \
    report_drawn (bench, what, &loop_, type, quiet);                                               \
  }                                                                                                \
  G_STMT_END

static void
go_back (BenchWindow *bench)
{
  bench_window_activate (bench, "win.back");
  bench_run_for (QUIET);
}

/* An entry that is empty for a moment would be looked at once more. */
static void
search (BenchWindow *bench, const char *text)
{
  GtkWidget *entry = bench_window_nth (bench, GTK_TYPE_SEARCH_ENTRY, 0);
  int end = 0;

  gtk_search_entry_set_search_delay (GTK_SEARCH_ENTRY (entry), 0);
  gtk_editable_insert_text (GTK_EDITABLE (entry), text, -1, &end);
  gtk_editable_delete_text (GTK_EDITABLE (entry), end, -1);
}

static void
choose (BenchWindow *bench, guint list, guint row)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (bench_window_nth (bench, GTK_TYPE_DROP_DOWN, list)),
                              row);
}

static void
scroll_to (BenchWindow *bench, double part)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (
      GTK_SCROLLABLE (bench_window_nth (bench, GTK_TYPE_LIST_VIEW, 0)));
  double room = gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);

  gtk_adjustment_set_value (place, part * room);
}

static void
open_row (BenchWindow *bench, guint position)
{
  g_signal_emit_by_name (bench_window_nth (bench, GTK_TYPE_LIST_VIEW, 0), "activate", position);
}

static void
measure_list (BenchWindow *bench)
{
  static const char *const texts[] = { "a", "bert", "nobody", "3", "3f0", "" };
  static const struct
  {
    guint list, row;
    const char *what;
  } choices[] = { { 0, 1, "filter: first game" },    { 0, 0, "filter: all games" },
                  { 1, 4, "filter: twelve months" }, { 1, 0, "filter: any time" },
                  { 2, 1, "filter: won" },           { 2, 4, "filter: open" },
                  { 2, 0, "filter: all results" } };
  static const double parts[] = { 0.1, 0.5, 0.9, 1, 0 };

  MEASURE ("past matches", ATOUT_TYPE_PAST_PAGE, QUIET,
           bench_window_activate (bench, "win.history"));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *what = g_strdup_printf ("search “%s”", texts[i]);

      MEASURE (what, ATOUT_TYPE_PAST_PAGE, QUIET, search (bench, texts[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    MEASURE (choices[i].what, ATOUT_TYPE_PAST_PAGE, QUIET,
             choose (bench, choices[i].list, choices[i].row));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *what = g_strdup_printf ("scrolled to %.0f %%", 100 * parts[i]);

      MEASURE (what, ATOUT_TYPE_PAST_PAGE, QUIET, scroll_to (bench, parts[i]));
    }
}

/* That of a deal is its review. */
static GtkWidget *
first_button (GtkWidget *row)
{
  return bench_find_nth (row, GTK_TYPE_BUTTON, &(guint) { 0 });
}

/* The match with the number @position in the list of the game in row @row of the choice. */
static void
measure_match (BenchWindow *bench, guint row, guint position)
{
  g_autofree char *what = g_strdup_printf ("match %u of choice %u", position, row);

  choose (bench, 0, row);
  bench_run_for (QUIET);
  MEASURE (what, ATOUT_TYPE_PAST_MATCH_PAGE, QUIET, open_row (bench, position));
  MEASURE ("  its first deal again", ATOUT_TYPE_REPLAY_PAGE, QUIET,
           g_signal_emit_by_name (bench_window_nth (bench, ADW_TYPE_ACTION_ROW, 0), "activated"));
  go_back (bench);
  MEASURE ("  its review begun", ATOUT_TYPE_REVIEW_PAGE, QUIET_THINKING,
           g_signal_emit_by_name (first_button (bench_window_nth (bench, ADW_TYPE_ACTION_ROW, 0)),
                                  "clicked"));
  go_back (bench);
  go_back (bench);
}

static void
measure_matches (BenchWindow *bench)
{
  GListModel *titles
      = gtk_drop_down_get_model (GTK_DROP_DOWN (bench_window_nth (bench, GTK_TYPE_DROP_DOWN, 0)));

  choose (bench, 2, 1); /* one that was won has finished deals */
  for (guint row = 1; row < g_list_model_get_n_items (titles); row++)
    measure_match (bench, row, 1);
  go_back (bench);
}

static void
measure_statistics (BenchWindow *bench)
{
  guint n;
  GtkWidget *games;

  MEASURE ("statistics", ATOUT_TYPE_PLOT, QUIET, bench_window_activate (bench, "win.statistics"));
  games = bench_window_nth (bench, ADW_TYPE_COMBO_ROW, 0);
  n = g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (games)));
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *what = g_strdup_printf ("statistics of game %u", i);

      MEASURE (what, ATOUT_TYPE_PLOT, QUIET_COUNT,
               adw_combo_row_set_selected (ADW_COMBO_ROW (games), i));
    }
  MEASURE ("statistics of thirty days", ATOUT_TYPE_FIGURE_TABLE, QUIET_COUNT,
           adw_combo_row_set_selected (
               ADW_COMBO_ROW (bench_window_nth (bench, ADW_TYPE_COMBO_ROW, 3)), 2));
  go_back (bench);
  MEASURE ("shuffling", ATOUT_TYPE_FIGURE_TABLE, QUIET_COUNT,
           bench_window_activate (bench, "win.shuffling"));
  MEASURE ("start page again", ATOUT_TYPE_START_PAGE, QUIET,
           bench_window_activate (bench, "win.back"));
}

static void
click_within (GtkWidget *widget, const char *style)
{
  guint n = 0;
  GtkWidget *button;

  for (; (button = bench_find_nth (widget, GTK_TYPE_BUTTON, &(guint) { n })) != NULL; n++)
    if (gtk_widget_has_css_class (button, style))
      {
        g_signal_emit_by_name (button, "clicked");
        return;
      }
  g_error ("bench-history: there is no button %s", style);
}

static void
delete_all (BenchWindow *bench)
{
  GtkWidget *page = bench_window_nth (bench, ATOUT_TYPE_PAST_PAGE, 0);
  guint n = 0;
  GtkWidget *button;

  do
    button = bench_find_nth (page, GTK_TYPE_MENU_BUTTON, &(guint) { n++ });
  while (!GTK_IS_POPOVER (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  bench_run_for (QUIET);
  MEASURE ("all deleted", ATOUT_TYPE_PAST_PAGE, QUIET_COUNT,
           click_within (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))),
                         "destructive-action"));
}

/* Measures the pages. @data is the path of the history, which is cleared at the end, or NULL. */
static void
measure_pages (BenchWindow *bench, gpointer data)
{
  bench_run_for (5 * QUIET);
  measure_list (bench);
  measure_matches (bench);
  measure_statistics (bench);
  if (data == NULL)
    return;
  bench_window_activate (bench, "win.history");
  bench_run_for (5 * QUIET);
  delete_all (bench);
}

/* ---- All of it ------------------------------------------------------------------------------- */

static void
make (const char *path, guint n_deals)
{
  gint64 begin = g_get_monotonic_time ();
  GStatBuf state;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    bench_make_history (path, n_deals, NULL);
  g_stat (path, &state);
  g_print ("%.1f MB, made in %.1f s\n", state.st_size / 1e6,
           (g_get_monotonic_time () - begin) / 1e6);
}

int
main (int argc, char **argv)
{
  guint n_deals = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : DEALS;
  g_autofree char *data = argc > 2 ? g_canonicalize_filename (argv[2], NULL)
                                   : g_dir_make_tmp ("atout-bench-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (data, "atout", NULL);
  g_autofree char *path = g_build_filename (folder, "history.db", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_mkdir_with_parents (folder, 0700);
  make (path, n_deals);
  bench_read_history (path);
  if (gtk_init_check ())
    bench_window_run (measure_pages, argc > 2 ? NULL : path);
  if (argc <= 2)
    {
      g_remove (path);
      g_remove (lock);
      g_rmdir (folder);
      g_rmdir (data);
    }

  return 0;
}
