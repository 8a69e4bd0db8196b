/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_SEAT_VIEW (atout_seat_view_get_type ())

/** AtoutSeatView: a player: name, role marks, backs of the cards held, tricks won. */
G_DECLARE_FINAL_TYPE (AtoutSeatView, atout_seat_view, ATOUT, SEAT_VIEW, GtkWidget)

GtkWidget *atout_seat_view_new           (AtoutSession    *session,
                                          AtoutSeat     *seat);

/** What the seat says, "" for nothing; is copied. */
void       atout_seat_view_set_speech    (AtoutSeatView *self,
                                          const char    *speech);
void       atout_seat_view_set_deck      (AtoutSeatView *self,
                                          AtoutDeck     *deck);

/** The width of name and marks, with those that are words in full or short. */
int        atout_seat_view_measure_name  (AtoutSeatView *self,
                                          gboolean       is_short);

/** Shows marks that are words short, or in full. */
void       atout_seat_view_set_short     (AtoutSeatView *self,
                                          gboolean       is_short);

/** Lets name and marks take at most @width pixels; 0: as many as they like. */
void       atout_seat_view_set_name_width (AtoutSeatView *self,
                                           int            width);

/** The height of a back; 0 shows none (the user's own seat, very small windows). */
void       atout_seat_view_set_card_size (AtoutSeatView *self,
                                          int            width,
                                          int            height);

/** How many cards are shown at most; while dealing. */
void       atout_seat_view_set_shown     (AtoutSeatView *self,
                                          guint          shown);

/** How many cards of the hand lie open, drawn by others: they have no backs. */
void       atout_seat_view_set_open      (AtoutSeatView *self,
                                          guint          n_open);

/**
 * Nothing is seen of name and marks that lie in part below @cover (in the coordinates of the table,
 * or NULL): no rim of them looks out there.
 */
void       atout_seat_view_set_cover     (AtoutSeatView         *self,
                                          const graphene_rect_t *cover);

G_END_DECLS
