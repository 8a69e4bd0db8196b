/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/game.h"

#define ATOUT_TYPE_NAME_ROW (atout_name_row_get_type ())

/**
 * AtoutNameRow: the name of one player, kept in the settings as chosen; of the computer's also the
 * face and the level.
 */
G_DECLARE_FINAL_TYPE (AtoutNameRow, atout_name_row, ATOUT, NAME_ROW, AdwEntryRow)

/** A row for the player at @seat of @game with @options; seat 0 is the user's. */
GtkWidget *atout_name_row_new (GSettings *settings, const Game *game, const Options *options,
                               guint seat);
