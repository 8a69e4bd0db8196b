/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define ATOUT_TYPE_PERSON_BUTTON (atout_person_button_get_type ())

/** AtoutPersonButton: a button that shows a player's portrait and opens a list of people. */
G_DECLARE_FINAL_TYPE (AtoutPersonButton, atout_person_button, ATOUT, PERSON_BUTTON, GtkWidget)

/**
 * Returns a button for @seat, from 1, of @n_seats, called @place. @game may be NULL for all games.
 */
GtkWidget *atout_person_button_new (GSettings  *settings,
                                    const Game *game,
                                    guint       n_seats,
                                    guint       seat,
                                    const char *place);
