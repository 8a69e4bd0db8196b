/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_PILE (atout_pile_get_type ())

/**
 * AtoutPile: a pile outside the trick: face-down cards with their number, one partly under them,
 * and open cards.
 */
G_DECLARE_FINAL_TYPE (AtoutPile, atout_pile, ATOUT, PILE, GtkWidget)

/** Returns an empty pile without a deck. */
GtkWidget *atout_pile_new      (void);

/** Sets the deck; NULL hides the cards. */
void       atout_pile_set_deck (AtoutPile *self,
                                AtoutDeck *deck);

/** Returns the width of @n_open overlapping cards in card widths, at least 1. */
double     atout_pile_get_span (guint       n_open);

/** Shows @pile. A tooltip describes it if it has hidden cards. */
void       atout_pile_show     (AtoutPile  *self,
                                AtoutSession *session,
                                const Pile *pile);

/** Returns the content in words (transfer none), or NULL before atout_pile_show (). */
const char *atout_pile_get_text (AtoutPile *self);

/** Returns: (transfer none): the pile */
const Pile *atout_pile_get_pile (AtoutPile *self);

/** Sets the number of cards of a whole hand, for which a fan of open cards is sized; 0: no hand. */
guint       atout_pile_get_most (AtoutPile *self);
void        atout_pile_set_most (AtoutPile *self,
                                 guint      most);
