/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "view/table/atout-table.h"

struct WindowFocus
{
  AtoutWindow *window; /* to which this belongs */
  GtkWidget *last;     /* what had the focus in the window itself, weak; */
  GtkWidget *before;   /* … when something opened over it, weak */
  GtkWidget *returned; /* what GTK gave it to when that closed, weak */
  gboolean is_outside; /* the focus is in a popover */
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

/* Unless somebody has taken it in between: what was chosen in the menu may have. */
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

/* The pointer gives the focus to the button itself, where no key has been. */
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
      /* before the next frame: who sees the menu gone may press a key */
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
