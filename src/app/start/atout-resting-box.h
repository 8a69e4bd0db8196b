/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/history/atout-history.h"

#define ATOUT_TYPE_RESTING_BOX (atout_resting_box_get_type ())

/**
 * AtoutRestingBox: the matches that were put by; the latest as a big tile, the others in a list
 * that opens when it is wanted. Each can be removed. It is not to be seen when there are none.
 *
 * Signals: `resumed` (match: AtoutResting): the user wants to go on with this one; `forgotten`
 * (match: AtoutResting): he wants it removed, and has been asked.
 */
G_DECLARE_FINAL_TYPE (AtoutRestingBox, atout_resting_box, ATOUT, RESTING_BOX, GtkWidget)

/** Shows the AtoutResting in @resting, the first of them as the tile. */
void atout_resting_box_set (AtoutRestingBox *self, GListModel *resting);
