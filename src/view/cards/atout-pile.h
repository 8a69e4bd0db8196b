/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_PILE (atout_pile_get_type ())

/**
 * AtoutPile: a pile of cards on the table besides the trick: face-down cards with their number,
 * one half under them, and those that lie face up. It draws itself as large as its room allows.
 */
G_DECLARE_FINAL_TYPE (AtoutPile, atout_pile, ATOUT, PILE, GtkWidget)

/** An empty pile without a deck. */
GtkWidget *atout_pile_new      (void);

/** Shows the cards as @deck draws them; NULL: not at all, until there is a deck. */
void       atout_pile_set_deck (AtoutPile *self,
                                AtoutDeck *deck);

/** The width of @n_open cards lying over each other, in widths of a card, 1 or more. */
double     atout_pile_get_span (guint       n_open);

/** Shows @pile of @session, before whom it lies and what it is named in words. */
void       atout_pile_show     (AtoutPile  *self,
                                AtoutSession *session,
                                const Pile *pile);

/** (transfer none): what is shown. */
const Pile *atout_pile_get_pile (AtoutPile *self);

/**
 * The open cards are a hand, or a part of one, that has @most cards when it has most: they lie as a
 * fan in all the room there is, and stay as large as when it had them. 0: it is no hand.
 */
guint       atout_pile_get_most (AtoutPile *self);
void        atout_pile_set_most (AtoutPile *self,
                                 guint      most);
