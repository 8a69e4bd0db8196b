/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/history/atout-history.h"

#define ATOUT_TYPE_RESTING_BOX (atout_resting_box_get_type ())

/**
 * AtoutRestingBox: the matches to continue: the latest as a tile, the others in a list. Hidden if
 * there are none.
 */
G_DECLARE_FINAL_TYPE (AtoutRestingBox, atout_resting_box, ATOUT, RESTING_BOX, GtkWidget)

/** Shows the AtoutResting in @resting, matches of @history, the first one as the tile. */
void atout_resting_box_set (AtoutRestingBox *self, AtoutHistory *history, GListModel *resting);
