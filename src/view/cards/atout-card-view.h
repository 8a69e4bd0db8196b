/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/choices/atout-card.h"

#define ATOUT_TYPE_CARD_VIEW (atout_card_view_get_type ())

/** AtoutCardView: a button with a card of the user's hand. */
G_DECLARE_FINAL_TYPE (AtoutCardView, atout_card_view, ATOUT, CARD_VIEW, GtkButton)

/** Returns a button that references @card; @deck is nullable. */
GtkWidget *atout_card_view_new       (AtoutCard     *card,
                                      AtoutDeck     *deck);

/** Returns: (transfer none): its card */
AtoutCard *atout_card_view_get_card  (AtoutCardView *self);

/** Returns: (transfer full): the accessible name: "ten of clubs, trump" */
char      *atout_card_view_tell_name (AtoutCardView *self);

/** Sets the deck of the face; NULL hides it. */
void       atout_card_view_set_deck  (AtoutCardView *self,
                                      AtoutDeck     *deck);

/** Sets if the card is dark because the rules forbid it now. */
void       atout_card_view_set_dim   (AtoutCardView *self,
                                      gboolean       dim);

/** Sets if an eye shows that all players know the card. */
void       atout_card_view_set_known (AtoutCardView *self,
                                      gboolean       known);

/** Sets if another row covers the card's lower half; marks move up. */
void       atout_card_view_set_under (AtoutCardView *self,
                                      gboolean       under);

/** Sets the position for screen readers: @place of @count, from 1. */
void       atout_card_view_set_place (AtoutCardView *self,
                                      guint          place,
                                      guint          count);
