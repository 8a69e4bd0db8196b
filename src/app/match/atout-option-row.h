/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/game.h"

#define ATOUT_TYPE_OPTION_ROW (atout_option_row_get_type ())

/** AtoutOptionRow: a house rule with its allowed values; hidden if only one is left. */
G_DECLARE_FINAL_TYPE (AtoutOptionRow, atout_option_row, ATOUT, OPTION_ROW, AdwComboRow)

/** Returns a row for option @index of @game, from 0, that shows its value in @options. */
GtkWidget *atout_option_row_new (const Game *game, guint index, const Options *options);

/** Returns the index of the option, from 0. */
guint atout_option_row_get_index (AtoutOptionRow *self);

/** Selects the value in @options and offers the allowed values. */
void atout_option_row_set_options (AtoutOptionRow *self, const Options *options);
