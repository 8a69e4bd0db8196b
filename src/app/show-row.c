/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "show-row.h"

#include <adwaita.h>

/* What @row belongs to is seen from its title on, as far as that leaves @row itself in sight. */
static void
scroll_to (GtkWidget *row)
{
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
  GtkWidget *scrolled = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double value = gtk_adjustment_get_value (scroll);
  double page = gtk_adjustment_get_page_size (scroll);
  graphene_rect_t all, own;

  if (!gtk_widget_compute_bounds (group, scrolled, &all)
      || !gtk_widget_compute_bounds (row, scrolled, &own))
    return;
  gtk_adjustment_set_value (
      scroll, value + MAX (all.origin.y, own.origin.y + own.size.height - (float) page));
}

static gboolean
focus_row (GtkWidget *row, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  if (gtk_widget_get_width (row) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (row);
  scroll_to (row);

  return G_SOURCE_REMOVE;
}

void
show_row (GtkWidget *row)
{
  gtk_widget_add_tick_callback (row, focus_row, NULL, NULL);
}
