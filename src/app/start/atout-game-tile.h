/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_GAME_TILE (atout_game_tile_get_type ())

/** AtoutGameTile: a large button for a game on the start page. */
G_DECLARE_FINAL_TYPE (AtoutGameTile, atout_game_tile, ATOUT, GAME_TILE, GtkButton)

/**
 * Returns a tile with the icon "game-KEY". @badge says what a press does, or why it is disabled.
 */
GtkWidget *atout_game_tile_new (const char *key, const char *title, const char *summary,
                                const char *badge);

/** Moves the badge below the emblem, if other buttons need the tile's corner. */
void atout_game_tile_set_has_corner (AtoutGameTile *self, gboolean has_corner);

/** Returns the key; (transfer none). */
const char *atout_game_tile_get_key (AtoutGameTile *self);
