/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define ATOUT_TYPE_HELP_GAME (atout_help_game_get_type ())

/** AtoutHelpGame: a button with title and summary for a form of a game. */
G_DECLARE_FINAL_TYPE (AtoutHelpGame, atout_help_game, ATOUT, HELP_GAME, GtkButton)

/** Returns a button for @form. */
GtkWidget     *atout_help_game_new         (const Game     *game,
                                            const GameForm *form);

const Game    *atout_help_game_get_game    (AtoutHelpGame  *self);

/** Returns the usual options of the form. */
const Options *atout_help_game_get_options (AtoutHelpGame  *self);
