/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Colours of suit signs in texts. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/words.h"

/**
 * Keeps the suit signs in @label (a GtkLabel) in the chosen colours, dark or light like the text.
 * With style class `on-colour` each sign gets a paper background. Screen readers get suit names.
 */
void suit_signs_colour (GtkWidget *label);

/** Colours suit signs in the tooltip of @widget. */
void suit_signs_colour_tooltip (GtkWidget *widget);

/**
 * Sets `suit-clubs`, `suit-spades`, `suit-hearts` or `suit-diamonds`, and `red` for a red sign.
 * SUIT_NONE removes them.
 */
void suit_style_set (GtkWidget *widget,
                     DeckSuits  suits,
                     Suit       suit);
