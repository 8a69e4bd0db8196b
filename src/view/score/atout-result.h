/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_RESULT (atout_result_get_type ())

/**
 * AtoutResult: how a deal ended, in words and in numbers that add up; after the last one also
 * who has won the match.
 *
 * Signals: `next` (): the user wants to go on, after the end of a match to something else;
 * `again` (): the user wants another match like the one that is over.
 */
G_DECLARE_FINAL_TYPE (AtoutResult, atout_result, ATOUT, RESULT, GtkWidget)

/** The deck whose faces are shown where cards are counted. */
void       atout_result_set_deck (AtoutResult *self,
                                  AtoutDeck   *deck);

/** Cards of the result are @scale times as large as usual. */
void       atout_result_set_scale (AtoutResult *self,
                                   double       scale);

/** Shows the last deal of @session; from its first line if it was not seen before. */
void       atout_result_show     (AtoutResult *self,
                                  AtoutSession  *session);

/** Focuses the button that goes on with playing; false if it cannot be. */
gboolean   atout_result_focus    (AtoutResult *self);
