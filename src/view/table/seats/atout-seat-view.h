/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_SEAT_VIEW (atout_seat_view_get_type ())

/** AtoutSeatView: a player: name, role marks, backs of the cards held (AtoutTablePart). */
G_DECLARE_FINAL_TYPE (AtoutSeatView, atout_seat_view, ATOUT, SEAT_VIEW, GtkWidget)

GtkWidget *atout_seat_view_new           (AtoutSession    *session,
                                          AtoutSeat     *seat);

/** What the seat says, "" for nothing; is copied. */
void       atout_seat_view_set_speech    (AtoutSeatView *self,
                                          const char    *speech);
void       atout_seat_view_set_deck      (AtoutSeatView *self,
                                          AtoutDeck     *deck);

/** How many cards are shown at most; while dealing. */
void       atout_seat_view_set_shown     (AtoutSeatView *self,
                                          guint          shown);

/** How many cards of the hand lie open, drawn by others: they have no backs. */
void       atout_seat_view_set_open      (AtoutSeatView *self,
                                          guint          n_open);
