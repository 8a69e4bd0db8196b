/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_FIGURE_TABLE (atout_figure_table_get_type ())

/**
 * AtoutFigureTable: a table of figures, with row names to the left, or above if space is narrow.
 */
G_DECLARE_FINAL_TYPE (AtoutFigureTable, atout_figure_table, ATOUT, FIGURE_TABLE, GtkWidget)

/** Removes all cells; rows get @n_figures figures. */
void atout_figure_table_begin (AtoutFigureTable *self,
                               int               n_figures);

/**
 * Writes @text into a cell; names are in column 0. @style is a CSS class or NULL; @spoken replaces
 * the text for screen readers unless NULL.
 */
void atout_figure_table_write (AtoutFigureTable *self,
                               int               row,
                               int               column,
                               const char       *text,
                               const char       *style,
                               const char       *spoken);
