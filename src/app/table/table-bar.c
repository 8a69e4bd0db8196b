/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-bar.h"

static int
least_of (GtkWidget *widget, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);

  return least;
}

static int
height_of_bar (GtkWidget *bar, int width)
{
  int height;

  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL,
                      MAX (width, least_of (bar, GTK_ORIENTATION_HORIZONTAL)), &height, NULL, NULL,
                      NULL);

  return height;
}

void
table_bar_measure (GtkWidget *table, GtkWidget *bar, GtkOrientation orientation, int for_size,
                   int *minimum, int *natural)
{
  gtk_widget_measure (table, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural += height_of_bar (bar, for_size);
}

void
table_bar_allocate (GtkWidget *table, GtkWidget *bar, int width, int height)
{
  int below = height_of_bar (bar, width);
  int least = least_of (table, GTK_ORIENTATION_VERTICAL);
  const GtkAllocation above = { 0, 0, width, MAX (height - below, least) };
  const GtkAllocation place
      = { 0, height - below, MAX (width, least_of (bar, GTK_ORIENTATION_HORIZONTAL)), below };

  gtk_widget_size_allocate (table, &above, -1);
  gtk_widget_size_allocate (bar, &place, -1);
}
