/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/game.h"

#define ATOUT_TYPE_NAME_ROW (atout_name_row_get_type ())

/** AtoutNameRow: an entry for a player's name, with portrait and level of a computer player. */
G_DECLARE_FINAL_TYPE (AtoutNameRow, atout_name_row, ATOUT, NAME_ROW, AdwEntryRow)

/** Returns a row for @seat; 0 is the user. */
GtkWidget *atout_name_row_new (GSettings *settings, const Game *game, const Options *options,
                               guint seat);
