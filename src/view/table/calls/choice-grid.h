/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Toggles in a grid, of which one is chosen: Tab comes to that one, arrows lead to the others; and
 * how arrows lead through any grid.
 */

#pragma once

#include <gtk/gtk.h>

/** Removes everything from the grid. */
void       choice_grid_clear       (GtkWidget *grid);

/** Adds a toggle as number @index of @columns beside each other; @toggled (toggle, @data). */
GtkWidget *choice_grid_add         (GtkWidget *grid,
                                    guint      index,
                                    guint      columns,
                                    GCallback  toggled,
                                    gpointer   data);

/** Whether @toggle is the chosen one, and whether it may be. */
void       choice_grid_show        (GtkWidget *toggle,
                                    gboolean   chosen,
                                    gboolean   possible);

/** Chooses the next toggle that may be chosen. */
void       choice_grid_move        (GtkWidget *grid,
                                    gboolean   forward);

gboolean   choice_grid_holds_focus (GtkWidget *grid);

/**
 * Moves the focus from the cell of @grid that has it to the next one in @direction that takes it,
 * or in a shorter row to its last one. By row and column: a key may come before new buttons have
 * been laid out, when GTK knows no place of theirs yet. False, and nothing moved, when the focus
 * is elsewhere, @direction is that of Tab, or no cell is there.
 */
gboolean focus_cell (GtkWidget *grid, GtkDirectionType direction);
