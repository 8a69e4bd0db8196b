/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-deck.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_PILE (atout_pile_get_type ())

/** AtoutPile: the tricks a side has won, face down; a click looks at the last one. */
G_DECLARE_FINAL_TYPE (AtoutPile, atout_pile, ATOUT, PILE, GtkButton)

GtkWidget *atout_pile_new        (const char *owner);
void       atout_pile_set_deck   (AtoutPile  *self,
                                  AtoutDeck  *deck);

/** Shows @tricks won tricks; none hides the pile. */
void       atout_pile_set_tricks (AtoutPile  *self,
                                  guint       tricks);

G_END_DECLS
