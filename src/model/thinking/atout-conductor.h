/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/course/atout-match.h"
#include "model/course/atout-notice.h"

#define ATOUT_TYPE_CONDUCTOR (atout_conductor_get_type ())

/**
 * AtoutConductor: the driver of a match. It runs computer players in threads, does automatic
 * actions of the user (atout_choices_get_automatic ()) and plays a laid-down rest.
 */
G_DECLARE_FINAL_TYPE (AtoutConductor, atout_conductor, ATOUT, CONDUCTOR, GObject)

/** Returns a conductor of @match for the user's @notice and @choices. */
AtoutConductor *atout_conductor_new     (AtoutMatch     *match,
                                         AtoutNotice    *notice,
                                         AtoutChoices   *choices);

/** Blocks automatic actions while the view shows an event. Holds are counted. */
void            atout_conductor_hold    (AtoutConductor *self);
void            atout_conductor_release (AtoutConductor *self);
gboolean        atout_conductor_is_held (AtoutConductor *self);

/** Stops all automatic actions permanently. */
void            atout_conductor_stop    (AtoutConductor *self);
