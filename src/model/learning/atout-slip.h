/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/learning/slip-rows.h"

#define ATOUT_TYPE_SLIP (atout_slip_get_type ())

/** AtoutSlip: an exercise made of a costly decision. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutSlip, atout_slip, ATOUT, SLIP, GObject)

/** Returns the exercise of @row (taken). */
AtoutSlip  *atout_slip_new          (AtoutHistory *history,
                                     SlipRow      *row);

gint64      atout_slip_get_id       (AtoutSlip    *self);

/** Returns the average cost in points of the user's lead. */
double      atout_slip_get_cost     (AtoutSlip    *self);

/** Returns the box: 1 to 5 for intervals of 1, 2, 4, 8, 16 days; 0: new. */
guint       atout_slip_get_box      (AtoutSlip    *self);

/**
 * Returns the match before the decision; free with match_log_free (). Sets @done to the slip and
 * @right to all right actions. NULL if the deal was deleted or changed.
 */
MatchLog   *atout_slip_make_log     (AtoutSlip    *self,
                                     Action       *done,
                                     ActionList   *right);
