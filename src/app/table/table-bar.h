/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Layout of a page with a bar below the table; in low pages the bar overlaps it. */

#pragma once

#include <gtk/gtk.h>

/** Implements GtkWidgetClass.measure (). */
void table_bar_measure (GtkWidget *table, GtkWidget *bar, GtkOrientation orientation, int for_size,
                        int *minimum, int *natural);

/** Allocates @table and @bar on a page of @width x @height pixels. */
void table_bar_allocate (GtkWidget *table, GtkWidget *bar, int width, int height);
