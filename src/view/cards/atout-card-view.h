/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/choices/atout-card.h"

#define ATOUT_TYPE_CARD_VIEW (atout_card_view_get_type ())

/** AtoutCardView: a card of the user's hand as a button. */
G_DECLARE_FINAL_TYPE (AtoutCardView, atout_card_view, ATOUT, CARD_VIEW, GtkButton)

/** A button for @card, which is kept, with its face in @deck; NULL: none yet. */
GtkWidget *atout_card_view_new       (AtoutCard     *card,
                                      AtoutDeck     *deck);

/** (transfer none): the card it was made for. */
AtoutCard *atout_card_view_get_card  (AtoutCardView *self);

/** What it is called for who listens: "ten of clubs, trump". */
char      *atout_card_view_tell_name (AtoutCardView *self);

/** Shows the card as @deck draws it; NULL: not at all, until there is a deck. */
void       atout_card_view_set_deck  (AtoutCardView *self,
                                      AtoutDeck     *deck);

/** Shown darker: it is the user's turn, and the rules forbid this card. */
void       atout_card_view_set_dim   (AtoutCardView *self,
                                      gboolean       dim);

/** Marks it by an eye: all know that the user has it. */
void       atout_card_view_set_known (AtoutCardView *self,
                                      gboolean       known);

/** Others lie on its lower half: what marks it stands above them. */
void       atout_card_view_set_under (AtoutCardView *self,
                                      gboolean       under);

/** The position of the card for screen readers: @place of @count, from 1. */
void       atout_card_view_set_place (AtoutCardView *self,
                                      guint          place,
                                      guint          count);
