/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Opens every page and window of the program and prints how long the main loop was blocked:
 *
 *     bench-pages [menu|past|windows|learn|compete|tables]
 *
 * Each row is one page, or all pages of a type that one page opens. "busy" is the longest iteration
 * of the main loop in processor time of the main thread; "clock" is the same in wall-clock time.
 * Each page is opened for the first time in this process, except the start page, whose first time
 * bench-start measures. The exit status is 1 if any row was busy for more than 100 ms.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/compete/atout-compete-page.h"
#include "app/compete/atout-contest-page.h"
#include "app/compete/atout-evening-list-page.h"
#include "app/compete/atout-evening-page.h"
#include "app/decks/atout-deck-gallery.h"
#include "app/decks/atout-deck-row.h"
#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "app/learn/atout-learn-page.h"
#include "app/learn/atout-problem-list-page.h"
#include "app/learn/atout-problem-page.h"
#include "app/match/atout-new-match-page.h"
#include "app/preferences/atout-preferences.h"
#include "app/start/atout-start-page.h"
#include "app/statistics/atout-statistics-page.h"
#include "app/table/atout-table-page.h"
#include "app/window/atout-shortcuts.h"
#include "app/window/atout-window.h"
#include "bench-history-made.h"
#include "bench-window.h"
#include "history-support.h"
#include "model/words/house-rules.h"
#include "view/help/atout-help-page.h"
#include "view/widgets/atout-page.h"

#define DEALS 4000   /* deals in the history, about 300 matches */
#define CONTESTS 500 /* contests of one form */
#define LONG 16      /* deals of each */
#define LIMIT 100    /* ms */
#define QUIET 100    /* ms without a frame after which a page counts as drawn */

static guint n_long; /* number of rows above LIMIT */

/* ---- Measuring ------------------------------------------------------------------------------- */

static void
print_row (const char *name, guint n, double busy, double clock)
{
  gboolean is_long = busy > LIMIT;

  n_long += is_long ? 1 : 0;
  g_print ("%-44s %3u opened  busy %6.1f ms  clock %6.1f ms%s\n", name, n, busy, clock,
           is_long ? "  TOO LONG" : "");
}

/* Measures @action, which shows a widget of @type below @root, and prints the row @name. */
#define MEASURE(bench, name, root, type, action)                                                   \
  G_STMT_START                                                                                     \
  {                                                                                                \
    BenchProbe loop_;                                                                              \
                                                                                                   \
    bench_probe_start (&loop_);                                                                    \
    action;                                                                                        \
    bench_window_wait (bench, &loop_, root, type, QUIET);                                          \
    print_row (name, 1, loop_.cpu, loop_.wall);                                                    \
  }                                                                                                \
  G_STMT_END

static GtkWidget *
root_of (BenchWindow *bench)
{
  return GTK_WIDGET (bench->window);
}

static GtkWidget *
get_page (BenchWindow *bench)
{
  return bench_window_nth (bench, ATOUT_TYPE_PAGE, 0);
}

/* Goes back until a page of @type is on top. */
static void
go_back_to (BenchWindow *bench, GType type)
{
  while (!g_type_is_a (G_OBJECT_TYPE (get_page (bench)), type))
    {
      bench_window_activate (bench, "win.back");
      bench_run_for (QUIET);
    }
}

static void
open_action (BenchWindow *bench, const char *name, const char *action, GType type)
{
  GType before = G_OBJECT_TYPE (get_page (bench));

  MEASURE (bench, name, root_of (bench), type, bench_window_activate (bench, action));
  go_back_to (bench, before);
}

/* ---- Learning -------------------------------------------------------------------------------- */

/* All opened pages of one type: their number and the longest times. */
typedef struct
{
  GType type;
  guint n;
  double busy;
  double clock;
} Opened;

static Opened *
find_opened (GArray *all, GType type)
{
  Opened fresh = { .type = type };

  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, Opened, i).type == type)
      return &g_array_index (all, Opened, i);
  g_array_append_val (all, fresh);

  return &g_array_index (all, Opened, all->len - 1);
}

/* Activates @object and, if this opens a page, adds its times to @all. */
static void
open_once (BenchWindow *bench, GArray *all, void (*activate) (gpointer object), gpointer object)
{
  GtkWidget *before = get_page (bench);
  BenchProbe loop;
  Opened *opened;

  bench_probe_start (&loop);
  activate (object);
  if (get_page (bench) == before)
    {
      bench_probe_stop (&loop);
      return;
    }
  bench_window_wait (bench, &loop, root_of (bench), ATOUT_TYPE_PAGE, QUIET);
  opened = find_opened (all, G_OBJECT_TYPE (get_page (bench)));
  opened->n++;
  opened->busy = MAX (opened->busy, loop.cpu);
  opened->clock = MAX (opened->clock, loop.wall);
}

static void
activate_row (gpointer row)
{
  adw_action_row_activate (ADW_ACTION_ROW (row));
}

static void
activate_first (gpointer list)
{
  g_signal_emit_by_name (list, "activate", 0);
}

static gboolean
leads_on (GtkWidget *row)
{
  return !ADW_IS_EXPANDER_ROW (row) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row))
         && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == NULL;
}

/* Opens the page behind each row, and the first problem of each list of problems. */
static void
open_rows (BenchWindow *bench, GArray *all)
{
  GtkWidget *page = get_page (bench);
  GType type = G_OBJECT_TYPE (page);
  GtkWidget *row;

  for (guint i = 0; (row = bench_find_nth (page, ADW_TYPE_EXPANDER_ROW, &(guint) { i })); i++)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  bench_run_for (QUIET);
  for (guint i = 0; (row = bench_find_nth (page, ADW_TYPE_ACTION_ROW, &(guint) { i })); i++)
    {
      if (!leads_on (row))
        continue;
      open_once (bench, all, activate_row, row);
      if (ATOUT_IS_PROBLEM_LIST_PAGE (get_page (bench)))
        open_once (bench, all, activate_first, bench_window_nth (bench, GTK_TYPE_LIST_VIEW, 0));
      go_back_to (bench, type);
    }
}

/* Measures the Learn page of @form and all pages that its rows open. */
static void
measure_form (BenchWindow *bench, const char *form)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Opened));
  g_autofree char *name = g_strconcat ("learn ", form, NULL);

  MEASURE (bench, name, root_of (bench), ATOUT_TYPE_LEARN_PAGE,
           atout_host_open (ATOUT_HOST (bench->window),
                            ATOUT_PAGE (atout_learn_page_new (ATOUT_HOST (bench->window), form))));
  open_rows (bench, all);
  for (guint i = 0; i < all->len; i++)
    {
      const Opened *opened = &g_array_index (all, Opened, i);
      g_autofree char *from = g_strdup_printf ("  %s", g_type_name (opened->type));

      print_row (from, opened->n, opened->busy, opened->clock);
    }
  go_back_to (bench, ATOUT_TYPE_START_PAGE);
}

/* ---- Contests -------------------------------------------------------------------------------- */

/* Returns the button labelled @label on the page. */
static GtkWidget *
find_button (BenchWindow *bench, const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = bench_window_nth (bench, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      return button;

  g_error ("there is no button %s", label);
}

/* Returns the row with @title on the page. */
static AdwActionRow *
find_row (BenchWindow *bench, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = bench_window_nth (bench, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return ADW_ACTION_ROW (row);

  g_error ("there is no row %s", title);
}

static void
make_evenings (Database *database)
{
  g_assert_true (database_begin (database, NULL));
  for (guint i = 0; i < CONTESTS; i++)
    history_make_evening (database, game_find ("klaverjas"), "", 4, 1700000000 + 3600 * i);
  g_assert_true (database_commit (database, NULL));
}

static void
measure_contests (BenchWindow *bench)
{
  AtoutHost *host = ATOUT_HOST (bench->window);

  make_evenings (atout_history_get_database (atout_host_get_history (host)));
  history_make_contests (atout_history_get_database (atout_host_get_history (host)),
                         game_find ("klaverjas"), "", CONTESTS, LONG);
  MEASURE (bench, "compete klaverjas", root_of (bench), ATOUT_TYPE_COMPETE_PAGE,
           atout_host_open (host, ATOUT_PAGE (atout_compete_page_new (host, "klaverjas"))));
  MEASURE (bench, "  more contests", root_of (bench), ATOUT_TYPE_COMPETE_PAGE,
           g_signal_emit_by_name (find_button (bench, "Show More"), "clicked"));
  MEASURE (bench, "  how do I play", root_of (bench), ATOUT_TYPE_COMPETE_PAGE,
           adw_action_row_activate (find_row (bench, "How Do I Play?")));
  MEASURE (bench, "  a contest", root_of (bench), ATOUT_TYPE_CONTEST_PAGE,
           atout_contest_page_open (host, CONTESTS));
  go_back_to (bench, ATOUT_TYPE_COMPETE_PAGE);
  MEASURE (bench, "  an evening", root_of (bench), ATOUT_TYPE_EVENING_PAGE,
           evening_open (host, CONTESTS));
  go_back_to (bench, ATOUT_TYPE_START_PAGE);
  open_action (bench, "club evenings", "win.evenings", ATOUT_TYPE_EVENING_LIST_PAGE);
}

/* ---- The table ------------------------------------------------------------------------------- */

static void
measure_table (BenchWindow *bench, const Game *game, const GameForm *form)
{
  g_autofree char *name = g_strconcat ("a match of ", form->key, NULL);
  Options options = house_rules_of_form (game, form);

  MEASURE (bench, name, root_of (bench), ATOUT_TYPE_TABLE_PAGE,
           atout_window_start_match (ATOUT_WINDOW (bench->window), game, &options));
  open_action (bench, "  its deal checked", "win.check-deal", ATOUT_TYPE_CHECK_PAGE);
  open_action (bench, "  its house rules", "win.new-match", ATOUT_TYPE_NEW_MATCH_PAGE);
  open_action (bench, "  its rules", "win.help", ATOUT_TYPE_HELP_PAGE);
  MEASURE (bench, "  start page again", root_of (bench), ATOUT_TYPE_START_PAGE,
           bench_window_activate (bench, "win.back"));
}

/* ---- The menu -------------------------------------------------------------------------------- */

static void
measure_past (BenchWindow *bench)
{
  GtkWidget *row;

  MEASURE (bench, "past matches", root_of (bench), ATOUT_TYPE_PAST_PAGE,
           bench_window_activate (bench, "win.history"));
  MEASURE (bench, "a past match", root_of (bench), ATOUT_TYPE_PAST_MATCH_PAGE,
           activate_first (bench_window_nth (bench, GTK_TYPE_LIST_VIEW, 0)));
  row = bench_window_nth (bench, ADW_TYPE_ACTION_ROW, 0);
  MEASURE (bench, "  a deal again", root_of (bench), ATOUT_TYPE_REPLAY_PAGE, activate_row (row));
  go_back_to (bench, ATOUT_TYPE_PAST_MATCH_PAGE);
  row = bench_window_nth (bench, ADW_TYPE_ACTION_ROW, 0);
  MEASURE (
      bench, "  its review", root_of (bench), ATOUT_TYPE_REVIEW_PAGE,
      g_signal_emit_by_name (bench_find_nth (row, GTK_TYPE_BUTTON, &(guint) { 0 }), "clicked"));
  go_back_to (bench, ATOUT_TYPE_START_PAGE);
}

/* Waits for a mapped window of @type and returns the first one. */
static GtkWidget *
wait_for_window (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (;;)
    {
      for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
        {
          g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

          if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_mapped (window))
            return window;
        }
      g_main_context_iteration (NULL, TRUE);
    }
}

static GtkWidget *
open_window (BenchWindow *bench, const char *action, GType type)
{
  bench_window_activate (bench, action);

  return wait_for_window (type);
}

static void
measure_decks (BenchWindow *bench, AtoutPreferences *preferences, const Game *game)
{
  GtkWidget *root = GTK_WIDGET (preferences);
  g_autofree char *name = g_strconcat ("  decks of ", game->key, NULL);
  GtkWidget *row;

  MEASURE (bench, name, root, ATOUT_TYPE_DECK_ROW,
           atout_preferences_show_decks (preferences, game, &OPTIONS_DEFAULT));
  row = bench_find_nth (root, ATOUT_TYPE_DECK_ROW, &(guint) { 0 });
  MEASURE (
      bench, "  all cards of the first", root, ATOUT_TYPE_DECK_GALLERY,
      g_signal_emit_by_name (bench_find_nth (row, GTK_TYPE_BUTTON, &(guint) { 0 }), "clicked"));
}

static void
measure_windows (BenchWindow *bench)
{
  GtkWidget *window = NULL;
  AtoutPreferences *preferences;

  MEASURE (bench, "about", window, ADW_TYPE_ABOUT_WINDOW,
           window = open_window (bench, "app.about", ADW_TYPE_ABOUT_WINDOW));
  gtk_window_destroy (GTK_WINDOW (window));
  MEASURE (bench, "shortcuts", window, ATOUT_TYPE_SHORTCUTS,
           window = open_window (bench, "win.shortcuts", ATOUT_TYPE_SHORTCUTS));
  gtk_window_destroy (GTK_WINDOW (window));
  MEASURE (bench, "preferences", window, ATOUT_TYPE_PREFERENCES,
           window = open_window (bench, "app.preferences", ATOUT_TYPE_PREFERENCES));
  preferences = ATOUT_PREFERENCES (window);
  for (guint g = 0; game_at (g) != NULL; g++)
    measure_decks (bench, preferences, game_at (g));
  MEASURE (bench, "  place", window, ADW_TYPE_PREFERENCES_GROUP,
           atout_preferences_show_place (preferences, game_at (0), &OPTIONS_DEFAULT));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_menu (BenchWindow *bench)
{
  open_action (bench, "new match", "win.new-match", ATOUT_TYPE_NEW_MATCH_PAGE);
  open_action (bench, "help", "win.help", ATOUT_TYPE_HELP_PAGE);
  open_action (bench, "statistics", "win.statistics", ATOUT_TYPE_STATISTICS_PAGE);
  open_action (bench, "shuffling", "win.shuffling", ATOUT_TYPE_SHUFFLE_PAGE);
}

static void
measure_forms (BenchWindow *bench)
{
  GameForm form;

  for (guint g = 0; game_at (g) != NULL; g++)
    for (guint i = 0; game_form_at (game_at (g), i, &form); i++)
      measure_form (bench, form.key);
}

static void
measure_tables (BenchWindow *bench)
{
  GameForm form;

  for (guint g = 0; game_at (g) != NULL; g++)
    for (guint i = 0; game_form_at (game_at (g), i, &form); i++)
      measure_table (bench, game_at (g), &form);
}

static const struct
{
  const char *name;
  void (*measure) (BenchWindow *bench);
} parts[]
    = { { "menu", measure_menu },   { "past", measure_past },        { "windows", measure_windows },
        { "learn", measure_forms }, { "compete", measure_contests }, { "tables", measure_tables } };

/* Measures the part called @data, or all parts if it is NULL. */
static void
measure_parts (BenchWindow *bench, gpointer data)
{
  bench_run_for (5 * QUIET);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (data == NULL || g_str_equal (parts[i].name, data))
      parts[i].measure (bench);
}

int
main (int argc, char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("atout-bench-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (data, "atout", NULL);
  g_autofree char *path = g_build_filename (folder, "history.db", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  if (!gtk_init_check ())
    {
      g_print ("bench-pages: there is no display; run it with tools/headless\n");
      return 77;
    }
  g_mkdir_with_parents (folder, 0700);
  bench_make_history (path, DEALS, NULL);
  bench_window_run (measure_parts, argc > 1 ? argv[1] : NULL);
  g_remove (path);
  g_remove (lock);
  g_rmdir (folder);
  g_rmdir (data);
  g_print ("%u rows above %d ms\n", n_long, LIMIT);

  return n_long > 0 ? 1 : 0;
}
