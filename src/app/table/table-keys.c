/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-keys.h"

#include "view/widgets/focus.h"

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval G_GNUC_UNUSED,
             guint keycode G_GNUC_UNUSED, GdkModifierType modifiers G_GNUC_UNUSED,
             gpointer user_data)
{
  GtkWidget *table = user_data;
  GtkWidget *page = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  return gtk_widget_get_mapped (table) && focus_inside (page) != table
         && gtk_event_controller_key_forward (controller, table);
}

void
table_keys_follow (GtkWidget *page, GtkWidget *table)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), table);
  gtk_widget_add_controller (page, keys);
}
