/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-deck.h"
#include "atout-match.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_STOCK (atout_stock_get_type ())

/**
 * AtoutStock: a pile of cards on the table besides the trick: face-down cards with their number,
 * one half under them, and those that lie face up. It draws itself as large as its room allows.
 */
G_DECLARE_FINAL_TYPE (AtoutStock, atout_stock, ATOUT, STOCK, GtkWidget)

GtkWidget *atout_stock_new      (void);
void       atout_stock_set_deck (AtoutStock *self,
                                 AtoutDeck  *deck);

/** The width of @n_open cards lying beside each other, in cards. */
double     atout_stock_get_span (guint       n_open);

/** Shows @pile of @match, before whom it lies and what it is named in words. */
void       atout_stock_show     (AtoutStock *self,
                                 AtoutMatch *match,
                                 const Pile *pile);

/** Shows the open cards in letters, where there is no room for faces. */
void       atout_stock_set_written        (AtoutStock *self,
                                           gboolean    written);

/** The height that takes. */
int        atout_stock_get_written_height (AtoutStock *self);

G_END_DECLS
