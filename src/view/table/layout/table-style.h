/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Style classes of a table.
 *
 * `compact` and `crowded` mean little room, `tight` less because of open hands. `large`, `larger`
 * and `largest` scale text; the window gets them prefixed with `table-`. `enlarged` means enlarged
 * desktop letters, `broad` wider than high. Letters that do not fit get a share (letters.h).
 */

#pragma once

#include <gtk/gtk.h>

#include "view/table/layout/table-layout.h"

/** Sets the form of @table; @form is copied. */
void     table_style_set_form  (GtkWidget       *table,
                                const TableForm *form);

/** Returns true if the classes of @table no longer match its size and form. */
gboolean table_style_is_old    (GtkWidget *table);

/** Returns true if the relative font size of @table is outdated. */
gboolean table_style_has_other_letters (GtkWidget *table);

/** Updates classes and font size; not during allocation. */
void     table_style_update    (GtkWidget *table);

/** Returns the scale of text from the current classes, at least 1. */
double   table_style_get_scale (GtkWidget *table);

/** Returns the enlargement of desktop fonts as far as it fits, at least 1. */
double   table_style_get_letters (GtkWidget *table);
