/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/words/words.h"

G_BEGIN_DECLS

/**
 * Gives @widget, which names @suit, the style classes of that suit: `red` where its sign is, and
 * `suit-clubs`, `suit-spades`, `suit-hearts` or `suit-diamonds`; SUIT_NONE: none.
 */
void suit_style_set (GtkWidget *widget,
                     DeckSuits  suits,
                     Suit       suit);

G_END_DECLS
