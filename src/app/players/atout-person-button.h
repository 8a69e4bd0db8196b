/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define ATOUT_TYPE_PERSON_BUTTON (atout_person_button_get_type ())

/**
 * AtoutPersonButton: who sits at a seat, by face where portraits are wanted; it opens all people to
 * choose from, those of the game first. What is chosen is in the settings at once.
 */
G_DECLARE_FINAL_TYPE (AtoutPersonButton, atout_person_button, ATOUT, PERSON_BUTTON, GtkWidget)

/** For @seat, from 1, at @place, of the @n_seats of @game, or with NULL of all games. */
GtkWidget *atout_person_button_new (GSettings  *settings,
                                    const Game *game,
                                    guint       n_seats,
                                    guint       seat,
                                    const char *place);
