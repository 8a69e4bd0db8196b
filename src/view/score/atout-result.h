/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_RESULT (atout_result_get_type ())

/**
 * AtoutResult: the result of a deal in words and sums; after the last one also the winners of the
 * match.
 */
G_DECLARE_FINAL_TYPE (AtoutResult, atout_result, ATOUT, RESULT, GtkWidget)

/** Sets the deck of its cards. */
void       atout_result_set_deck (AtoutResult *self,
                                  AtoutDeck   *deck);

/** Sets the scale of its cards; 1 is usual. */
void       atout_result_set_scale (AtoutResult *self,
                                   double       scale);

/** Shows the last deal of @session; scrolls to the top if the widget was hidden. */
void       atout_result_show     (AtoutResult *self,
                                  AtoutSession  *session);

/** Focuses the button that continues playing. Returns FALSE if that fails. */
gboolean   atout_result_focus    (AtoutResult *self);
