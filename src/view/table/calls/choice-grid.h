/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A grid of toggles, one of them chosen, which Tab focuses; arrow keys that move the focus in any
 * grid.
 */

#pragma once

#include <gtk/gtk.h>

/** Removes all children. */
void       choice_grid_clear       (GtkWidget *grid);

/** Adds toggle @index, with @columns per row; @toggled gets the toggle and @data. */
GtkWidget *choice_grid_add         (GtkWidget *grid,
                                    guint      index,
                                    guint      columns,
                                    GCallback  toggled,
                                    gpointer   data);

/** Shows if @toggle is chosen, and if it is possible. */
void       choice_grid_show        (GtkWidget *toggle,
                                    gboolean   chosen,
                                    gboolean   possible);

/** Chooses the next possible toggle. */
void       choice_grid_move        (GtkWidget *grid,
                                    gboolean   forward);

gboolean   choice_grid_holds_focus (GtkWidget *grid);

/**
 * Moves the focus to the next focusable cell in @direction, or to the last one of a shorter row.
 * Rows and columns count, because new buttons have no allocation yet. Returns FALSE if no cell gets
 * the focus.
 */
gboolean focus_cell (GtkWidget *grid, GtkDirectionType direction);
