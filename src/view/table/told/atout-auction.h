/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/told/atout-talk.h"

#define ATOUT_TYPE_AUCTION (atout_auction_get_type ())

/**
 * AtoutAuction: all that was said in a deal, a row for each round and a column for each player.
 * Where there is no room for all of them beside each other a round has several lines. What the
 * call under focus or pointer means stands below.
 */
G_DECLARE_FINAL_TYPE (AtoutAuction, atout_auction, ATOUT, AUCTION, GtkWidget)

/** Shows what was said in @talk so far; it may become @width wide and @height high. */
void       atout_auction_show  (AtoutAuction *self,
                                AtoutTalk    *talk,
                                int           width,
                                int           height);

/** Focuses the latest call. */
void       atout_auction_focus (AtoutAuction *self);
