/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_GAME_TILE (atout_game_tile_get_type ())

/** AtoutGameTile: a game on the start page; a big button with an emblem and a few words. */
G_DECLARE_FINAL_TYPE (AtoutGameTile, atout_game_tile, ATOUT, GAME_TILE, GtkButton)

/**
 * A tile for the game with @key, whose emblem is the icon "game-KEY". @title and @summary tell what
 * it is, @badge what a press does, or why there is none; all in the user's language.
 */
GtkWidget *atout_game_tile_new (const char *key, const char *title, const char *summary,
                                const char *badge);

/**
 * Whether other buttons lie in the corner below the words: then the badge makes room for them, and
 * stands below the emblem.
 */
void atout_game_tile_set_has_corner (AtoutGameTile *self, gboolean has_corner);

/** (transfer none): the key that it was made with. */
const char *atout_game_tile_get_key (AtoutGameTile *self);
