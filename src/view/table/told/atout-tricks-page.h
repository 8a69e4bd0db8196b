/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_TRICKS_PAGE (atout_tricks_page_get_type ())

/**
 * AtoutTricksPage: the tricks of the running deal, one row each, a column for every player.
 *
 * Signal: `left` (): the user has seen enough.
 */
G_DECLARE_FINAL_TYPE (AtoutTricksPage, atout_tricks_page, ATOUT, TRICKS_PAGE, GtkWidget)

/** Cards of the page are those of @deck from the next time it is shown. */
void       atout_tricks_page_set_deck (AtoutTricksPage *self,
                                    AtoutDeck         *deck);

/** Shows the tricks that @session has now. */
void       atout_tricks_page_show  (AtoutTricksPage *self,
                                    AtoutSession      *session);

/** Focuses the last trick. */
gboolean   atout_tricks_page_focus (AtoutTricksPage *self);
