/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_FELT (atout_felt_get_type ())

/**
 * AtoutFelt: the cards that lie or fly on the table: the trick, tricks won, backs being dealt.
 *
 * It covers the whole table, draws, and takes no input. The layout tells it where everything
 * belongs (AtoutTablePart); the stage moves its cards by atout_felt_set_progress ().
 */
G_DECLARE_FINAL_TYPE (AtoutFelt, atout_felt, ATOUT, FELT, GtkWidget)

void       atout_felt_set_deck     (AtoutFelt             *self,
                                    AtoutDeck             *deck);
void       atout_felt_set_session    (AtoutFelt             *self,
                                    AtoutSession            *session);

/** Shows @trick as it lies, without movement. */
void       atout_felt_show_trick   (AtoutFelt             *self,
                                    const Trick           *trick);

/** Puts @card of @seat down; it moves from @from (the seat's home with NULL) to its place. */
void       atout_felt_play         (AtoutFelt             *self,
                                    guint                  seat,
                                    Card                   card,
                                    const graphene_rect_t *from);

/** Raises the card of @seat as the one that is winning; -1 for none. */
void       atout_felt_set_winner   (AtoutFelt             *self,
                                    int                    seat);

/** Lights these cards of the trick: something was announced with them. */
void       atout_felt_set_announced (AtoutFelt           *self,
                                    CardSet                cards);

/** The trick moves to those that @seat has won, where atout_felt_end_move () takes it off. */
void       atout_felt_collect      (AtoutFelt             *self,
                                    guint                  seat);

/** Backs fly from @dealer to all seats, @packets to each, in turn order. */
void       atout_felt_deal         (AtoutFelt             *self,
                                    guint                  dealer,
                                    guint                  packets);

/**
 * Cards pass between hands and table, one after the other; @in_hand tells for each where it is in
 * the hand, where that is known (else its width is 0).
 */
void       atout_felt_pass         (AtoutFelt             *self,
                                    const AtoutMove       *moves,
                                    guint                  n,
                                    const graphene_rect_t *in_hand);

/** How far the running movement is, from 0 to 1. */
void       atout_felt_set_progress (AtoutFelt             *self,
                                    double                 progress);
void       atout_felt_end_move     (AtoutFelt             *self);
