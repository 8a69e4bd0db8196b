/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"

#define ATOUT_TYPE_HELP_CARDS (atout_help_cards_get_type ())

/**
 * AtoutHelpCards: a row of cards in a text, side by side or, where there is little room, one over
 * the other. A card the deck does not have is shown by its name.
 */
G_DECLARE_FINAL_TYPE (AtoutHelpCards, atout_help_cards, ATOUT, HELP_CARDS, GtkWidget)

/** An empty row of @deck, whose words name the cards. */
GtkWidget *atout_help_cards_new (AtoutDeck      *deck);

/** Adds @card of @pack; below stands @by, who played it, unless that is NULL. */
void       atout_help_cards_add (AtoutHelpCards *self,
                                 const Pack     *pack,
                                 Card            card,
                                 const char     *by,
                                 gboolean        wins);
