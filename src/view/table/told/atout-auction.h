/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/told/atout-talk.h"

#define ATOUT_TYPE_AUCTION (atout_auction_get_type ())

/**
 * AtoutAuction: everything said in a deal, with a row per round and a column per player; in narrow
 * lists a round takes several rows. The meaning of the focused call is below.
 */
G_DECLARE_FINAL_TYPE (AtoutAuction, atout_auction, ATOUT, AUCTION, GtkWidget)

/** Shows everything said in @talk, at most @width × @height large. */
void       atout_auction_show  (AtoutAuction *self,
                                AtoutTalk    *talk,
                                int           width,
                                int           height);

/** Focuses the latest call. */
void       atout_auction_focus (AtoutAuction *self);
