/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_FELT (atout_felt_get_type ())

/**
 * AtoutFelt: the cards of the trick, and cards that move over the table; an AtoutTablePart.
 *
 * It covers the table and takes no input; the stage animates it.
 */
G_DECLARE_FINAL_TYPE (AtoutFelt, atout_felt, ATOUT, FELT, GtkWidget)

void       atout_felt_set_deck     (AtoutFelt             *self,
                                    AtoutDeck             *deck);
void       atout_felt_set_session    (AtoutFelt             *self,
                                    AtoutSession            *session);

/** Shows @trick without animation. */
void       atout_felt_show_trick   (AtoutFelt             *self,
                                    const Trick           *trick);

/** Moves @card of @seat from @from to the trick; NULL: from the seat. */
void       atout_felt_play         (AtoutFelt             *self,
                                    guint                  seat,
                                    Card                   card,
                                    const graphene_rect_t *from);

/** Raises the card of @seat as the winner; -1: none. */
void       atout_felt_set_winner   (AtoutFelt             *self,
                                    int                    seat);

/** Highlights the trick cards with which a meld was announced. */
void       atout_felt_set_announced (AtoutFelt           *self,
                                    CardSet                cards);

/** Moves the trick to the won tricks of @seat; atout_felt_end_move () removes it. */
void       atout_felt_collect      (AtoutFelt             *self,
                                    guint                  seat);

/** Moves backs from @dealer to all seats in turn order, @packets to each. */
void       atout_felt_deal         (AtoutFelt             *self,
                                    guint                  dealer,
                                    guint                  packets);

/** Moves cards between hands and table. @in_hand has their bounds in the hand; width 0: unknown. */
void       atout_felt_pass         (AtoutFelt             *self,
                                    const AtoutMove       *moves,
                                    guint                  n,
                                    const graphene_rect_t *in_hand);

/** Sets the progress of the movement, from 0 to 1. */
void       atout_felt_set_progress (AtoutFelt             *self,
                                    double                 progress);
void       atout_felt_end_move     (AtoutFelt             *self);
