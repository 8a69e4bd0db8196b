/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A page of a table and a bar below it: the bar gets the width it needs, what it says is broken to
 * that, and it lies on the lower edge of the table where that has no room to spare.
 */

#pragma once

#include <gtk/gtk.h>

/** How large such a page must be and wants to be, as GtkWidgetClass.measure () says. */
void table_bar_measure (GtkWidget *table, GtkWidget *bar, GtkOrientation orientation, int for_size,
                        int *minimum, int *natural);

/** Gives @table and @bar their places on a page of @width x @height pixels. */
void table_bar_allocate (GtkWidget *table, GtkWidget *bar, int width, int height);
