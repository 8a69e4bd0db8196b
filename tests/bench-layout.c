/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How long the window is laid out when its size changes, at every page and every table.
 *
 *     HEADLESS_SCREEN=2100x1500x24 tools/headless bench-layout [SIZES [SEED]]
 *
 * Each page gets SIZES random sizes from 200x200 to 2000x1400, also such as are smaller than it
 * wants, now and then three at once. It prints the longest layout and the longest frame of each in
 * milliseconds in which the main thread ran, with the size, and how often GTK or the program
 * complained of what. Nothing here passes or fails.
 */

#include <adwaita.h>
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "app/atout-application.h"
#include "app/preferences/atout-preferences.h"
#include "app/window/atout-window.h"
#include "bench-user.h"
#include "rules/rng.h"

#define SIZES 60
#define PATIENCE 3000 /* ms for a frame, or for something to do */
#define MOVES 12      /* of the user, between two looks at a table */

typedef struct
{
  double longest; /* ms */
  int width;
  int height;
} Worst;

typedef struct
{
  AtoutApplication *application;
  AtoutHistory *history;
  guint n_sizes;
  Rng rng;

  GtkWidget *window; /* that is resized */
  gint64 frame_start, layout_start;
  gboolean drawn;
  Worst layout, frame; /* of this page */
  Worst worst_layout, worst_frame;
  char *worst_page;
} Bench;

static GHashTable *complaints; /* text -> how often */

/* ---- Complaints ------------------------------------------------------------------------- */

static GLogWriterOutput
count_complaint (GLogLevelFlags level, const GLogField *fields, gsize n_fields,
                 gpointer data G_GNUC_UNUSED)
{
  const char *message = NULL, *domain = "";

  if (!(level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)))
    return G_LOG_WRITER_HANDLED;
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      message = fields[i].value;
    else if (g_str_equal (fields[i].key, "GLIB_DOMAIN"))
      domain = fields[i].value;
  if (message != NULL)
    {
      char *text = g_strdup_printf ("%s %s: %s", domain,
                                    level & G_LOG_LEVEL_CRITICAL ? "critical" : "warning", message);
      gpointer n = g_hash_table_lookup (complaints, text);

      g_hash_table_replace (complaints, text, GUINT_TO_POINTER (GPOINTER_TO_UINT (n) + 1));
    }

  return G_LOG_WRITER_HANDLED;
}

/* ---- Measuring -------------------------------------------------------------------------- */

static void
note (const Bench *bench, Worst *worst, gint64 since)
{
  double spent = (double) (bench_get_clock (CLOCK_THREAD_CPUTIME_ID) - since) / 1e3;

  if (spent > worst->longest)
    *worst = (Worst) { spent, gtk_widget_get_width (bench->window),
                       gtk_widget_get_height (bench->window) };
}

static void
before_paint (Bench *bench)
{
  bench->frame_start = bench->layout_start = bench_get_clock (CLOCK_THREAD_CPUTIME_ID);
}

static void
before_layout (Bench *bench)
{
  bench->layout_start = bench_get_clock (CLOCK_THREAD_CPUTIME_ID);
}

static void
after_layout (Bench *bench)
{
  note (bench, &bench->layout, bench->layout_start);
}

static void
after_paint (Bench *bench)
{
  note (bench, &bench->frame, bench->frame_start);
  bench->drawn = TRUE;
}

static void
watch (Bench *bench, GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  bench->window = window;
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint), bench);
  g_signal_connect_swapped (clock, "update", G_CALLBACK (before_layout), bench);
  g_signal_connect_data (clock, "layout", G_CALLBACK (after_layout), bench, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_data (clock, "after-paint", G_CALLBACK (after_paint), bench, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

static gboolean
give_up (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Runs the main loop until @done is TRUE, but not for ever. */
static void
run_until (const gboolean *done)
{
  gboolean tired = FALSE;
  guint id = g_timeout_add (PATIENCE, give_up, &tired);

  while (!*done && !tired)
    g_main_context_iteration (NULL, TRUE);
  if (!tired)
    g_source_remove (id);
}

static void
draw (Bench *bench)
{
  bench->drawn = FALSE;
  gtk_widget_queue_draw (bench->window);
  run_until (&bench->drawn);
}

static int
pick (Bench *bench, int least, int most)
{
  return least + (int) rng_below (&bench->rng, (uint32_t) (most - least + 1));
}

/* As a person drags an edge, whatever the window wants. */
static void
resize (Bench *bench)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (bench->window));
  gboolean is_small = pick (bench, 0, 1) == 0;

  gdk_x11_display_error_trap_push (gdk_surface_get_display (surface));
  XResizeWindow (gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface)),
                 gdk_x11_surface_get_xid (surface),
                 (unsigned) pick (bench, 200, is_small ? 500 : 2000),
                 (unsigned) pick (bench, 200, is_small ? 500 : 1400));
  gdk_x11_display_error_trap_pop_ignored (gdk_surface_get_display (surface));
}

static void
storm (Bench *bench, const char *page)
{
  bench->layout = bench->frame = (Worst) { 0 };
  draw (bench);
  for (guint i = 0; i < bench->n_sizes; i++)
    {
      for (int n = pick (bench, 0, 3) == 0 ? 3 : 1; n > 0; n--)
        resize (bench);
      draw (bench);
      draw (bench);
    }
  printf ("%-28s layout %6.1f ms at %4dx%-4d  frame %6.1f ms at %4dx%-4d\n", page,
          bench->layout.longest, bench->layout.width, bench->layout.height, bench->frame.longest,
          bench->frame.width, bench->frame.height);
  fflush (stdout);
  if (bench->layout.longest > bench->worst_layout.longest)
    {
      bench->worst_layout = bench->layout;
      g_free (bench->worst_page);
      bench->worst_page = g_strdup (page);
    }
  if (bench->frame.longest > bench->worst_frame.longest)
    bench->worst_frame = bench->frame;
}

/* ---- Pages ------------------------------------------------------------------------------ */

static GtkWidget *
open_window (Bench *bench)
{
  AtoutDeckStore *decks = atout_application_get_decks (bench->application);
  GtkWidget *window
      = GTK_WIDGET (atout_window_new (GTK_APPLICATION (bench->application), decks, bench->history));

  atout_window_set_seed (ATOUT_WINDOW (window), 1);
  gtk_window_present (GTK_WINDOW (window));
  watch (bench, window);
  draw (bench);

  return window;
}

/* Opens the page of @action, if there is one, and leaves it again. */
static void
visit (Bench *bench, const char *action, const char *page)
{
  if (!g_action_group_has_action (G_ACTION_GROUP (bench->window), action)
      || !g_action_group_get_action_enabled (G_ACTION_GROUP (bench->window), action))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), action, NULL);
  draw (bench);
  draw (bench);
  storm (bench, page);
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "back", NULL);
  draw (bench);
}

/* The first widget of @type that is seen. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

/* With the menu open over @page: it may want more room than there is. */
static void
visit_menu (Bench *bench, const char *page)
{
  GtkWidget *button = find (bench->window, GTK_TYPE_MENU_BUTTON);

  if (button == NULL)
    return;
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  draw (bench);
  storm (bench, page);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  draw (bench);
}

/* Does what is offered first, @n times. */
static void
play (Bench *bench, guint n)
{
  for (gint64 end = g_get_monotonic_time () + PATIENCE * 1000;
       n > 0 && g_get_monotonic_time () < end;)
    {
      GtkWidget *button = bench_find_offer (bench->window);

      draw (bench);
      if (button == NULL || button != bench_find_offer (bench->window))
        continue;
      g_signal_emit_by_name (button, "clicked");
      end = g_get_monotonic_time () + PATIENCE * 1000;
      n--;
    }
}

static void
visit_table (Bench *bench, const Game *game, const Options *options, const char *mode)
{
  g_autofree char *begin = g_strdup_printf ("%s %s begins", game->key, mode);
  g_autofree char *later = g_strdup_printf ("%s %s later", game->key, mode);
  g_autofree char *sheet = g_strdup_printf ("%s %s sheet", game->key, mode);
  g_autofree char *help = g_strdup_printf ("%s %s rules", game->key, mode);

  atout_window_start_match (ATOUT_WINDOW (bench->window), game, options);
  draw (bench);
  storm (bench, begin);
  play (bench, MOVES);
  storm (bench, later);
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "score-sheet", NULL);
  draw (bench);
  storm (bench, sheet);
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "score-sheet", NULL);
  visit (bench, "help", help);
}

static void
visit_window (Bench *bench)
{
  GtkWidget *window = open_window (bench);

  storm (bench, "start");
  visit_menu (bench, "start, menu open");
  visit (bench, "new-match", "house rules");
  visit (bench, "help", "rules");
  for (guint i = 0; game_at (i) != NULL; i++)
    {
      const OptionInfo *modes = &game_at (i)->options->list[0];

      for (guint v = 0; modes->values[v].key != NULL; v++)
        {
          Options options = OPTIONS_DEFAULT;

          options.value[0] = (uint8_t) v;
          if (options_validate (&options, game_at (i), NULL))
            visit_table (bench, game_at (i), &options, modes->values[v].key);
        }
      visit (bench, "new-match", "house rules of it");
    }
  visit (bench, "history", "history");
  visit (bench, "statistics", "statistics");
  visit (bench, "fairness", "fairness");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
visit_preferences (Bench *bench)
{
  AtoutPreferences *preferences = atout_preferences_new (
      GTK_APPLICATION (bench->application), atout_application_get_decks (bench->application));
  const Game *game = game_at (0);
  const Options options = OPTIONS_DEFAULT;

  gtk_window_present (GTK_WINDOW (preferences));
  watch (bench, GTK_WIDGET (preferences));
  atout_preferences_show_settings (preferences, game, &options);
  storm (bench, "preferences");
  atout_preferences_show_decks (preferences, game, &options);
  storm (bench, "decks");
  gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
report (const Bench *bench)
{
  GHashTableIter iter;
  gpointer text, n;

  printf ("longest layout %.1f ms at %dx%d (%s), longest frame %.1f ms at %dx%d\n",
          bench->worst_layout.longest, bench->worst_layout.width, bench->worst_layout.height,
          bench->worst_page, bench->worst_frame.longest, bench->worst_frame.width,
          bench->worst_frame.height);
  g_hash_table_iter_init (&iter, complaints);
  while (g_hash_table_iter_next (&iter, &text, &n))
    printf ("%6u x %s\n", GPOINTER_TO_UINT (n), (const char *) text);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL, *path = NULL;
  g_autoptr (GSettings) settings = NULL;
  Bench bench = { .n_sizes = SIZES };

  complaints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_log_set_writer_func (count_complaint, NULL, NULL);
  if (!gtk_init_check ())
    {
      g_print ("bench-layout: there is no display; run it with tools/headless\n");
      return 77;
    }

  if (argc > 1)
    bench.n_sizes = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  bench.rng = rng_new (argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1, 0);
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  folder = g_dir_make_tmp ("bench-layout-XXXXXX", NULL);
  path = g_build_filename (folder, "history.db", NULL);
  bench.history = atout_history_new (path, "bench");
  bench.application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (bench.application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (bench.application), NULL, NULL);

  visit_window (&bench);
  visit_preferences (&bench);
  report (&bench);
  g_object_unref (bench.history);
  g_object_unref (bench.application);

  return 0;
}
