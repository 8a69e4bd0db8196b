/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-walk-private.h"

#include <adwaita.h>

#define PLAYER "Charlotte" /* a long name */

static const Walk *walk;

/* ---- Looking --------------------------------------------------------------------------------- */

/* What is shown may need more than it is to have: then that is to be seen. */
static gboolean
has_room (GtkWidget *root)
{
  int width, height;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, walk->width, &height, NULL, NULL, NULL);

  return width <= walk->width && height <= walk->height;
}

/* What it showed before may have made it larger: it is asked until it has its size. */
static gboolean
is_fitted (gpointer root)
{
  if (gtk_widget_get_width (root) == walk->width && gtk_widget_get_height (root) == walk->height)
    return TRUE;
  gtk_window_set_default_size (root, walk->width, walk->height);

  return FALSE;
}

void
walker_look (GtkWidget *root, const char *format, ...)
{
  g_autofree char *place = NULL;
  va_list args;

  va_start (args, format);
  place = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s", place);
  if (has_room (root))
    view_wait (is_fitted, root, "the size of the window");
  view_wait_for_draw (root);
  walk->look (root, place);
}

/* ---- The window ------------------------------------------------------------------------------ */

void
walker_begin (Walker *self)
{
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
}

void
walker_open (Walker *self)
{
  self->window = GTK_WIDGET (view_window_new (walk->application, self->history));
  atout_window_set_seed (ATOUT_WINDOW (self->window), WALK_SEED);
}

void
walker_end (Walker *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

void
walker_activate (Walker *self, const char *action)
{
  if (!gtk_widget_activate_action (self->window, action, NULL))
    g_error ("there is no %s", action);
}

GtkWidget *
walker_go (Walker *self, const char *action, GType type)
{
  walker_activate (self, action);

  return view_wait_for_type (self->window, type);
}

void
walker_go_back_to (Walker *self, GType type)
{
  walker_go (self, "win.back", type);
}

/* ---- The walk -------------------------------------------------------------------------------- */

/* As on a telephone, or where a window fills the screen. */
static void
take_frames_away (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (
      style, "window { margin: 0; padding: 0; border: none; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_USER);
}

void
walk_add_tests (const Walk *how, const char *prefix)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  walk = how;
  take_frames_away ();
  g_settings_set_string (settings, "player-name", PLAYER);
  /* a desktop whose windows have one button, as GNOME has it */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", ":close", NULL);
  walk_add_page_tests (prefix);
  view_add_game_tests (prefix, walk_through_game);
}
