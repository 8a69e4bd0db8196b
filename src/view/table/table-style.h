/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The style classes of a table: `compact` and `crowded` where there is little room, and `large`,
 * `larger` or `largest`, by which what is written grows as the cards do. Its window has the same
 * with `table-` before them, for what is read beside the table.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** True where @table has other classes than its size and @n_seats ask for. */
gboolean table_style_is_old    (GtkWidget *table,
                                guint      n_seats);

/** Gives it these; not while it is laid out. */
void     table_style_update    (GtkWidget *table,
                                guint      n_seats);

/** How much larger than usual the letters are that it has by now, 1 or more. */
double   table_style_get_scale (GtkWidget *table);

G_END_DECLS
