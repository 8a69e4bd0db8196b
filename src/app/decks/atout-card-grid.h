/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_CARD_GRID (atout_card_grid_get_type ())

/**
 * AtoutCardGrid: cards in rows, all exactly of one width, as many in a row as there is room for.
 * The columns depend on the room alone, so that grids below each other are alike.
 */
G_DECLARE_FINAL_TYPE (AtoutCardGrid, atout_card_grid, ATOUT, CARD_GRID, GtkWidget)

/** A grid without cards. */
GtkWidget *atout_card_grid_new    (void);

/** Adds @card, which wants as much room as the other cards, behind them. */
void       atout_card_grid_append (AtoutCardGrid *self,
                                   GtkWidget     *card);

G_END_DECLS
