/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Arrow keys in a grid of buttons. */

#pragma once

#include <gtk/gtk.h>

/**
 * Moves the focus from the cell of @grid that has it to the next one in @direction that takes it,
 * or in a shorter row to its last one. By row and column: a key may come before new buttons have
 * been laid out, when GTK knows no place of theirs yet. False, and nothing moved, when the focus
 * is elsewhere, @direction is that of Tab, or no cell is there.
 */
gboolean focus_cell (GtkWidget *grid, GtkDirectionType direction);
