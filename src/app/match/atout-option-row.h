/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/game.h"

#define ATOUT_TYPE_OPTION_ROW (atout_option_row_get_type ())

/**
 * AtoutOptionRow: one house rule, with the values that go with the others.
 *
 * A rule that has only one value left, because of another one, is not shown.
 *
 * Signals: `chosen` (value: unsigned): the user has chosen this value of the option.
 */
G_DECLARE_FINAL_TYPE (AtoutOptionRow, atout_option_row, ATOUT, OPTION_ROW, AdwComboRow)

/** A row for option @index of @game (from 0), with its default. */
GtkWidget *atout_option_row_new (const Game *game, guint index);

/** The place of the option among those of the game, from 0. */
guint atout_option_row_get_index (AtoutOptionRow *self);

/** Shows the value that the option has in @options, and offers those it may have. */
void atout_option_row_set_options (AtoutOptionRow *self, const Options *options);
