/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck-store.h"
#include "rules/pack.h"

#define ATOUT_TYPE_DECK_ROW (atout_deck_row_get_type ())

/**
 * AtoutDeckRow: a deck in the list of decks: its name, some cards of it and what can be done with
 * it, or what is wrong with it. It is activated to choose the deck.
 *
 * Signals: `painted` (): the cards are to be seen; `look` (): the user wants to see all cards;
 * `remove` (): the user does not want the deck any more.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckRow, atout_deck_row, ATOUT, DECK_ROW, GtkListBoxRow)

/** A row for @entry, which is kept, without cards yet. */
GtkWidget      *atout_deck_row_new          (AtoutDeckEntry *entry);

/** (transfer none): the deck of the row. */
AtoutDeckEntry *atout_deck_row_get_entry    (AtoutDeckRow   *self);

/** Marks the deck as the one that is chosen. */
void            atout_deck_row_set_chosen   (AtoutDeckRow   *self,
                                             gboolean        chosen);

/** Shows the @n_cards @cards of @pack as @deck draws them, which is given back afterwards. */
void            atout_deck_row_show_cards   (AtoutDeckRow   *self,
                                             AtoutDeck      *deck,
                                             const Pack     *pack,
                                             const Card     *cards,
                                             guint           n_cards);

/**
 * Says why the deck cannot be used, in half a sentence; it cannot be chosen then. @detail, or NULL,
 * is for who makes decks. Without a @problem there is nothing wrong.
 */
void            atout_deck_row_set_problem  (AtoutDeckRow   *self,
                                             const char     *problem,
                                             const char     *detail);

/** Whether that has been said. */
gboolean        atout_deck_row_has_problem  (AtoutDeckRow   *self);

/** Whether the cards on display may look otherwise when the settings for decks change. */
gboolean        atout_deck_row_can_change   (AtoutDeckRow   *self);
