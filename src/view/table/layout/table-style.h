/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The style classes of a table: `compact` and `crowded` where there is little room, `tight` where
 * open hands leave even less, and `large`, `larger` or `largest`, by which what is written grows as
 * the cards do. Its window has these with `table-` before them, for what is read beside the table.
 * Where the desktop asks for larger letters it is `enlarged`; one wider than high is `broad`.
 * Where larger letters are asked for than there is room for it has another one (letters.h).
 */

#pragma once

#include <gtk/gtk.h>

#include "view/table/layout/table-layout.h"

/** Tells the style of @table what that is like; is copied. */
void     table_style_set_form  (GtkWidget       *table,
                                const TableForm *form);

/** True where @table has other classes than its size and its form ask for. */
gboolean table_style_is_old    (GtkWidget *table);

/** True where this is so for the letters that are asked for. */
gboolean table_style_has_other_letters (GtkWidget *table);

/** Gives it these; not while it is laid out. */
void     table_style_update    (GtkWidget *table);

/** How much larger letters are since it is so large, by the classes it has by now; 1 or more. */
double   table_style_get_scale (GtkWidget *table);

/** How much larger its letters are since the desktop asks for it, 1 or more. */
double   table_style_get_letters (GtkWidget *table);
