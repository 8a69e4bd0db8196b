/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Toggles in a grid, of which one is chosen: Tab comes to that one, arrows lead to the others. */

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
