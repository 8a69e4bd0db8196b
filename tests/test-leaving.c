/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Leaves pages and closes windows while cards move on them. */

#include <adwaita.h>

#include "app/learn/atout-lesson-page.h"
#include "app/learn/atout-problem-page.h"
#include "app/start/atout-start-page.h"
#include "problem-list.h"
#include "rules/game.h"
#include "view-clock.h"
#include "view-support.h"
#include "view/table/atout-table.h"

#define MOMENTS 4 /* number of animation steps at which each page is left */
#define EVENTS 50 /* largest number of events handled per step */

static AtoutApplication *application;

/* ---- Pages ----------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  GType (*get_type) (void);
  void (*open) (AtoutWindow *window);
  const char *act;          /* key that makes cards move */
  const char *leave[6 + 1]; /* keys that leave the page or start another action on it */
} Scene;

static GtkWidget *
open_problem (AtoutWindow *window, int first)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "problems", "exercises.atout", NULL);
  g_autoptr (AtoutProblemSeries) list = problem_list_new_of_file (path);
  guint n = atout_problem_series_get_n_problems (list);
  GtkWidget *page = atout_problem_page_new (ATOUT_HOST (window), list, NULL);

  atout_host_open (ATOUT_HOST (window), ATOUT_PAGE (page));
  for (guint i = 1; first < 0 && i < n; i++)
    gtk_widget_activate_action (page, "problem.next", NULL);

  return page;
}

static void
open_first_problem (AtoutWindow *window)
{
  open_problem (window, 0);
}

static void
open_last_problem (AtoutWindow *window)
{
  open_problem (window, -1);
}

static void
open_lesson (AtoutWindow *window)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = atout_lesson_page_new (ATOUT_HOST (window), game_find ("fiftysix"),
                                           &OPTIONS_DEFAULT, "follow", 1, &error);

  g_assert_no_error (error);
  atout_host_open (ATOUT_HOST (window), ATOUT_PAGE (page));
}

static void
open_table (AtoutWindow *window)
{
  atout_window_set_seed (window, 5);
  atout_window_start_match (window, game_find ("klaverjas"), &OPTIONS_DEFAULT);
}

static const Scene scenes[] = {
  { "problem",
    atout_problem_page_get_type,
    open_first_problem,
    "Return",
    { "Escape", "alt+Left", "n", "r", "F1", "ctrl+n" } },
  { "last-problem", atout_problem_page_get_type, open_last_problem, "m", { "Escape", "n", "r" } },
  { "lesson",
    atout_lesson_page_get_type,
    open_lesson,
    "Return",
    { "Escape", "alt+Left", "n", "F1" } },
  { "table",
    atout_table_get_type,
    open_table,
    "Return",
    { "Escape", "alt+Left", "ctrl+n", "F1", "ctrl+z" } },
};

/* ---- Time ------------------------------------------------------------------------------------ */

static void
deal_with_events (void)
{
  for (guint i = 0; i < EVENTS && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

/* Runs @n_sights steps of the animation; returns FALSE if it ends earlier. */
static gboolean
let_run (guint n_sights)
{
  for (guint i = 0; i < n_sights; i++)
    {
      if (!view_clock_turn ())
        return FALSE;
      deal_with_events ();
    }

  return TRUE;
}

static gboolean
is_asked (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_get_mapped (focus) && view_is_laid (window);
}

/* ---- Leaving --------------------------------------------------------------------------------- */

/*
 * Opens the scene, presses @key at step @moment of the animation, and goes back to the start page.
 * Moment 0 is before the page is shown. Returns FALSE if nothing moved when @key was pressed.
 */
static gboolean
leave_at (AtoutWindow *window, const Scene *scene, const char *key, guint moment)
{
  gboolean moves = FALSE;

  scene->open (window);
  if (moment > 0)
    {
      view_wait_for_type (GTK_WIDGET (window), scene->get_type ());
      view_wait (is_asked, window, "something to do");
      view_press_key (scene->act);
      moves = let_run (moment - 1);
    }
  view_press_key (key);
  let_run (moment);
  while (view_find (GTK_WIDGET (window), ATOUT_TYPE_START_PAGE) == NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      deal_with_events ();
    }

  return moves;
}

static void
test_pages (gconstpointer data)
{
  const Scene *scene = data;
  AtoutWindow *window = view_window_new (application, NULL);
  guint n_moving = 0;

  for (guint i = 0; scene->leave[i] != NULL; i++)
    for (guint moment = 0; moment <= MOMENTS; moment++)
      {
        g_test_message ("%s at moment %u", scene->leave[i], moment);
        n_moving += leave_at (window, scene, scene->leave[i], moment) ? 1 : 0;
      }
  g_assert_cmpuint (n_moving, >=, MOMENTS / 2);
  view_wait_for_draw (GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Closes the window while cards move. */
static void
test_windows (gconstpointer data)
{
  const Scene *scene = data;

  for (guint moment = 0; moment <= MOMENTS; moment += MOMENTS / 2)
    {
      AtoutWindow *window = view_window_new (application, NULL);

      scene->open (window);
      if (moment > 0)
        {
          view_wait (is_asked, window, "something to do");
          view_press_key (scene->act);
          let_run (moment);
        }
      gtk_window_destroy (GTK_WINDOW (window));
      deal_with_events ();
    }
}

/* ---- About ----------------------------------------------------------------------------------- */

static GtkWidget *
find_about (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_ABOUT_WINDOW (window))
        return window;
    }

  return NULL;
}

/* (transfer full) */
static GPtrArray *
find_toasts (GtkWidget *dialog)
{
  GPtrArray *found = view_find_all (dialog, GTK_TYPE_WIDGET);

  for (guint i = found->len; i > 0; i--)
    if (!g_str_equal (G_OBJECT_TYPE_NAME (found->pdata[i - 1]), "AdwToastWidget"))
      g_ptr_array_remove_index (found, i - 1);

  return found;
}

static gboolean
has_at_most_one_toast (gpointer dialog)
{
  g_autoptr (GPtrArray) toasts = find_toasts (dialog);

  return toasts->len <= 1;
}

/* Dismisses all toasts by their buttons, so that the next toast appears. */
static void
send_away (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) toasts = find_toasts (dialog);

  for (guint i = 0; i < toasts->len; i++)
    g_signal_emit_by_name (view_find (toasts->pdata[i], GTK_TYPE_BUTTON), "clicked");
}

static GtkWidget *
find_version (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) buttons = view_find_all (dialog, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (view_reads (buttons->pdata[i], APP_VERSION))
      return buttons->pdata[i];

  g_assert_not_reached ();
}

/* Copies the version several times, dismisses the toasts, and closes the window. */
static void
test_about (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *dialog, *version;

  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  dialog = find_about ();
  view_wait_for_draw (dialog);
  version = find_version (dialog);
  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (version, "clicked");
  for (guint i = 0; i < 2; i++)
    send_away (dialog);
  view_wait_still (has_at_most_one_toast, dialog, "the other messages to go");
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
  deal_with_events ();
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      g_autofree char *pages = g_strconcat ("/leaving/page/", scenes[i].name, NULL);
      g_autofree char *windows = g_strconcat ("/leaving/window/", scenes[i].name, NULL);

      g_test_add_data_func (pages, &scenes[i], test_pages);
      g_test_add_data_func (windows, &scenes[i], test_windows);
    }
  g_test_add_func ("/leaving/about", test_about);

  return g_test_run ();
}
