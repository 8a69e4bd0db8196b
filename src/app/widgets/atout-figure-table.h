/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_FIGURE_TABLE (atout_figure_table_get_type ())

/**
 * AtoutFigureTable: rows of a name and some figures beside it; below it where there is too little
 * room for all of them, or letters are large.
 */
G_DECLARE_FINAL_TYPE (AtoutFigureTable, atout_figure_table, ATOUT, FIGURE_TABLE, GtkWidget)

/** Takes all away, for rows of @n_figures. */
void atout_figure_table_begin (AtoutFigureTable *self,
                               int               n_figures);

/**
 * Writes @text into @row, in column 0 where it is the name. @style is a CSS class, or NULL; @spoken
 * is what is read aloud, NULL where that is the text.
 */
void atout_figure_table_write (AtoutFigureTable *self,
                               int               row,
                               int               column,
                               const char       *text,
                               const char       *style,
                               const char       *spoken);
