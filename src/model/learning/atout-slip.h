/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/learning/slip-rows.h"

#define ATOUT_TYPE_SLIP (atout_slip_get_type ())

/** AtoutSlip: a decision of the user that cost something, as an exercise. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutSlip, atout_slip, ATOUT, SLIP, GObject)

/** The exercise of @row, which it takes, in the database of @history as it is now. */
AtoutSlip  *atout_slip_new          (AtoutHistory *history,
                                     SlipRow      *row);

gint64      atout_slip_get_id       (AtoutSlip    *self);

/** By how many points of the lead of the own side it was worse than the best. */
double      atout_slip_get_cost     (AtoutSlip    *self);

/** For what it waited before it came: 1 to 5 are 1, 2, 4, 8, 16 days; 0: it is new. */
guint       atout_slip_get_box      (AtoutSlip    *self);

/**
 * The match as it stood at the decision: its last deal has that action next, and nothing behind it.
 * To @done what was done is written, and to @right all that is right. NULL where that deal is not
 * there any more, or was played in another way since. Free with match_log_free ().
 */
MatchLog   *atout_slip_make_log     (AtoutSlip    *self,
                                     Action       *done,
                                     ActionList   *right);
