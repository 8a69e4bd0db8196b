/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The signs of suits inside of sentences: in the colours that the cards have. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/words.h"

/**
 * Gives the signs of suits in the text of @label (a GtkLabel) the colours of their suits, now and
 * whenever the text, the colours chosen or the style of the window change: dark inks in dark text,
 * light ones in light text. On a ground on which no colour can be read (style class `on-colour`)
 * each sign stands on paper of its own. Who listens hears the names of the suits.
 */
void suit_signs_colour (GtkWidget *label);

/** The same for the tooltip of @widget, whatever text it has: it stands on a dark ground. */
void suit_signs_colour_tooltip (GtkWidget *widget);

/**
 * Gives @widget, which names @suit, the style classes of that suit: `red` where its sign is, and
 * `suit-clubs`, `suit-spades`, `suit-hearts` or `suit-diamonds`; SUIT_NONE: none.
 */
void suit_style_set (GtkWidget *widget,
                     DeckSuits  suits,
                     Suit       suit);
