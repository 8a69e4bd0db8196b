/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck-store.h"
#include "rules/pack.h"

#define ATOUT_TYPE_DECK_ROW (atout_deck_row_get_type ())

/**
 * AtoutDeckRow: a deck’s name, sample cards and buttons, or its problem. Activation chooses the
 * deck.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckRow, atout_deck_row, ATOUT, DECK_ROW, GtkListBoxRow)

/** Returns a row without cards; @entry is kept. */
GtkWidget      *atout_deck_row_new          (AtoutDeckEntry *entry);

/** Returns (transfer none) the deck of the row. */
AtoutDeckEntry *atout_deck_row_get_entry    (AtoutDeckRow   *self);

/** Marks the deck as chosen. */
void            atout_deck_row_set_chosen   (AtoutDeckRow   *self,
                                             gboolean        chosen);

/** Shows @cards of @pack with @deck, which is released when they are painted. */
void            atout_deck_row_show_cards   (AtoutDeckRow   *self,
                                             AtoutDeck      *deck,
                                             const Pack     *pack,
                                             const Card     *cards,
                                             guint           n_cards);

/**
 * Disables the deck with a reason, half a sentence; NULL @problem enables it. @detail (nullable) is
 * for authors of decks.
 */
void            atout_deck_row_set_problem  (AtoutDeckRow   *self,
                                             const char     *problem,
                                             const char     *detail);

/** Returns true if a problem is set. */
gboolean        atout_deck_row_has_problem  (AtoutDeckRow   *self);

/** Returns true if settings affect the cards. */
gboolean        atout_deck_row_can_change   (AtoutDeckRow   *self);
