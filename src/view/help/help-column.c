/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-column.h"

/* Longer lines are hard to read. */
#define COLUMN_WIDTH 680

/* Who is told when the column has been allocated. */
typedef struct
{
  void (*allocated) (gpointer data);
  gpointer data;
} Told;

/*
 * It does what AdwClamp does, which asks for the width at a height too: with so many labels that
 * wrap, searching for it takes longer than everything else on the page.
 */
static GtkSizeRequestMode
column_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
column_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (child, orientation, MIN (for_size, COLUMN_WIDTH), minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, COLUMN_WIDTH));
}

static void
column_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const Told *told = g_object_get_data (G_OBJECT (widget), "told");
  int column = MIN (width, COLUMN_WIDTH);

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation) { (width - column) / 2, 0, column, height }, -1);
  told->allocated (told->data);
}

void
help_column_set_up (GtkWidget *column, void (*allocated) (gpointer data), gpointer data)
{
  Told *told = g_new (Told, 1);

  *told = (Told) { allocated, data };
  g_object_set_data_full (G_OBJECT (column), "told", told, g_free);
  gtk_widget_set_layout_manager (
      column, gtk_custom_layout_new (column_request_mode, column_measure, column_allocate));
}
