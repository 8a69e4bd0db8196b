/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "deck-colours.h"
#include "words.h"

G_BEGIN_DECLS

/**
 * Gives @widget, which names @suit, the style classes of that suit: `red` where its sign is, and
 * `suit-clubs`, `suit-spades`, `suit-hearts` or `suit-diamonds`; SUIT_NONE: none.
 */
void suit_style_set (GtkWidget *widget,
                     DeckSuits  suits,
                     Suit       suit);

/**
 * The colour, "#rrggbb", of the sign of @suit on a light or a @dark ground where four colours are
 * chosen, as style.css has it; NULL: that of two colours. @widget is any of the window.
 */
const char *suit_style_find_colour (GtkWidget  *widget,
                                    DeckColours colours,
                                    gboolean    dark,
                                    Suit        suit);

G_END_DECLS
