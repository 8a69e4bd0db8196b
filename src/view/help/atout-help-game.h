/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define ATOUT_TYPE_HELP_GAME (atout_help_game_get_type ())

/** AtoutHelpGame: a form of a game in the overview of the rules; a button with a few words. */
G_DECLARE_FINAL_TYPE (AtoutHelpGame, atout_help_game, ATOUT, HELP_GAME, GtkButton)

/** A button for @form of @game. */
GtkWidget     *atout_help_game_new         (const Game     *game,
                                            const GameForm *form);

/** The game it was made for. */
const Game    *atout_help_game_get_game    (AtoutHelpGame  *self);

/** As it is usually played in that form. */
const Options *atout_help_game_get_options (AtoutHelpGame  *self);
