/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-deck.h"
#include "atout-session.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_PILE (atout_pile_get_type ())

/**
 * AtoutPile: a pile of cards on the table besides the trick: face-down cards with their number,
 * one half under them, and those that lie face up. It draws itself as large as its room allows.
 */
G_DECLARE_FINAL_TYPE (AtoutPile, atout_pile, ATOUT, PILE, GtkWidget)

GtkWidget *atout_pile_new      (void);
void       atout_pile_set_deck (AtoutPile *self,
                                AtoutDeck *deck);

/** The width of @n_open cards lying beside each other, in cards. */
double     atout_pile_get_span (guint       n_open);

/** Shows @pile of @session, before whom it lies and what it is named in words. */
void       atout_pile_show     (AtoutPile  *self,
                                AtoutSession *session,
                                const Pile *pile);

/** What is shown. */
const Pile *atout_pile_get_pile (AtoutPile *self);

/** Shows the open cards in letters, where there is no room for faces. */
void       atout_pile_set_written        (AtoutPile *self,
                                          gboolean   written);

/** The height that takes. */
int        atout_pile_get_written_height (AtoutPile *self);

G_END_DECLS
