/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_SEAT_VIEW (atout_seat_view_get_type ())

/** AtoutSeatView: a player's name, role marks and backs; an AtoutTablePart. */
G_DECLARE_FINAL_TYPE (AtoutSeatView, atout_seat_view, ATOUT, SEAT_VIEW, GtkWidget)

GtkWidget *atout_seat_view_new           (AtoutSession    *session,
                                          AtoutSeat     *seat);

/** Sets the accessible words of the seat; "": none. Copied. */
void       atout_seat_view_set_speech    (AtoutSeatView *self,
                                          const char    *speech);
void       atout_seat_view_set_deck      (AtoutSeatView *self,
                                          AtoutDeck     *deck);

/** Limits the number of backs. */
void       atout_seat_view_set_shown     (AtoutSeatView *self,
                                          guint          shown);

/** Sets the number of cards shown open elsewhere. */
void       atout_seat_view_set_open      (AtoutSeatView *self,
                                          guint          n_open);
