/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"

#define ATOUT_TYPE_TRICKS_WON (atout_tricks_won_get_type ())

/** AtoutTricksWon: the face-down tricks of a side; a click shows the last trick. */
G_DECLARE_FINAL_TYPE (AtoutTricksWon, atout_tricks_won, ATOUT, TRICKS_WON, GtkButton)

GtkWidget *atout_tricks_won_new        (const char *owner);
void       atout_tricks_won_set_deck   (AtoutTricksWon *self,
                                        AtoutDeck      *deck);

/** Shows @tricks tricks; 0 hides the widget. */
void       atout_tricks_won_set_number (AtoutTricksWon *self,
                                        guint           tricks);
