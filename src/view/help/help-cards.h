/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"

#define ATOUT_TYPE_HELP_CARDS (atout_help_cards_get_type ())

/**
 * AtoutHelpCards: a row of cards in a text, overlapping if narrow. The deck's missing cards are
 * shown by name.
 */
G_DECLARE_FINAL_TYPE (AtoutHelpCards, atout_help_cards, ATOUT, HELP_CARDS, GtkWidget)

/** Returns an empty row; @deck also names the cards. */
GtkWidget *atout_help_cards_new (AtoutDeck      *deck);

/** Adds @card with a caption for its player @by unless NULL; @wins highlights it. */
void       atout_help_cards_add (AtoutHelpCards *self,
                                 const Pack     *pack,
                                 Card            card,
                                 const char     *by,
                                 gboolean        wins);
