/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_TRICKS_PAGE (atout_tricks_page_get_type ())

/**
 * AtoutTricksPage: the tricks of the running deal, with a row per trick and a column per player.
 */
G_DECLARE_FINAL_TYPE (AtoutTricksPage, atout_tricks_page, ATOUT, TRICKS_PAGE, GtkWidget)

/** Sets the deck, also of an open page. */
void       atout_tricks_page_set_deck (AtoutTricksPage *self,
                                    AtoutDeck         *deck);

/** Shows the current tricks of @session. */
void       atout_tricks_page_show  (AtoutTricksPage *self,
                                    AtoutSession      *session);

/** Focuses the last trick; returns FALSE if there is none. */
gboolean   atout_tricks_page_focus (AtoutTricksPage *self);
