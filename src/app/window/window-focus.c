/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "view/table/atout-table.h"

struct WindowFocus
{
  AtoutWindow *window; /* not owned */
  GtkWidget *last;     /* last focus inside the window, weak */
  GtkWidget *before;   /* focus before the popover opened, weak */
  GtkWidget *returned; /* focus given by GTK at closing, weak */
  gboolean is_outside; /* true while a popover has the focus */
  guint idle;
};

void
window_focus_free (WindowFocus *self)
{
  g_signal_handlers_disconnect_by_data (self->window, self);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_weak_pointer (&self->last);
  g_clear_weak_pointer (&self->before);
  g_clear_weak_pointer (&self->returned);
  g_free (self);
}

/* Restores the focus unless something has moved it. */
static gboolean
give_back (gpointer data)
{
  WindowFocus *self = data;
  GtkWidget *before = self->before;

  self->idle = 0;
  if (self->returned == NULL || gtk_window_get_focus (GTK_WINDOW (self->window)) != self->returned
      || before == self->returned)
    return G_SOURCE_REMOVE;
  if (before == NULL || ATOUT_IS_TABLE (before) || !gtk_widget_get_mapped (before)
      || !gtk_widget_grab_focus (before))
    gtk_widget_grab_focus (GTK_WIDGET (atout_navigation_get_page (self->window->navigation)));

  return G_SOURCE_REMOVE;
}

/* Returns true if the pointer focused a menu button. */
static gboolean
is_pointed_at (WindowFocus *self, GtkWidget *focus)
{
  return !gtk_window_get_focus_visible (GTK_WINDOW (self->window))
         && gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL;
}

static void
focus_moved (GtkWindow *window, GParamSpec *pspec G_GNUC_UNUSED, WindowFocus *self)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  gboolean is_outside;

  if (focus == NULL)
    return;
  is_outside = gtk_widget_get_native (focus) != GTK_NATIVE (window);
  if (is_outside && !self->is_outside)
    g_set_weak_pointer (&self->before, self->last);
  if (!is_outside && self->is_outside
      && gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL)
    {
      g_set_weak_pointer (&self->returned, focus);
      /* before the user can press a key */
      if (self->idle == 0)
        self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, give_back, self, NULL);
    }
  self->is_outside = is_outside;
  if (!is_outside && !is_pointed_at (self, focus))
    g_set_weak_pointer (&self->last, focus);
}

WindowFocus *
window_focus_new (AtoutWindow *window)
{
  WindowFocus *self = g_new0 (WindowFocus, 1);

  self->window = window;
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved), self);

  return self;
}
