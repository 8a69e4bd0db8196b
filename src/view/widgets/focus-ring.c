/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/focus-ring.h"

#define TIMEOUT "gtk-keyboard-focus-visible-timeout" /* a setting of newer GTK; 0 for ever */
#define POINTED_KEY "focus-ring-pointed" /* of a window: the pointer was used after the last key */

static void
set_pointed (GtkWindow *window, gboolean pointed)
{
  g_object_set_data (G_OBJECT (window), POINTED_KEY, GINT_TO_POINTER (pointed));
}

/* GTK itself takes the ring away only where a click moves the focus. */
static gboolean
pointer_used (GtkEventController *controller, GdkEvent *event, gpointer user_data G_GNUC_UNUSED)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  GtkWindow *window = GTK_WINDOW (gtk_event_controller_get_widget (controller));

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    {
      set_pointed (window, TRUE);
      gtk_window_set_focus_visible (window, FALSE);
    }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
bring_back (gpointer window)
{
  if (g_object_get_data (window, POINTED_KEY) == NULL)
    gtk_window_set_focus_visible (window, TRUE);

  return G_SOURCE_REMOVE;
}

/*
 * Left alone it goes some seconds after the last key, and in newer GTK with the release of a key
 * that moves nothing; no frame is drawn without it meanwhile.
 */
static void
visible_changed (GtkWindow *window)
{
  if (gtk_window_get_focus_visible (window))
    set_pointed (window, FALSE);
  else
    g_idle_add_full (G_PRIORITY_HIGH, bring_back, g_object_ref (window), g_object_unref);
}

void
focus_ring_keep (GtkWindow *window)
{
  GtkSettings *settings;
  GtkEventController *pointer;

  g_return_if_fail (GTK_IS_WINDOW (window));

  settings = gtk_widget_get_settings (GTK_WIDGET (window));
  pointer = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (pointer, GTK_PHASE_CAPTURE);
  g_signal_connect (pointer, "event", G_CALLBACK (pointer_used), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), pointer);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), TIMEOUT) != NULL)
    g_object_set (settings, TIMEOUT, 0, NULL);
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (visible_changed), NULL);
}
