/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/course/atout-match.h"
#include "model/course/atout-notice.h"

#define ATOUT_TYPE_CONDUCTOR (atout_conductor_get_type ())

/**
 * AtoutConductor: keeps a match going. Computer players think in another thread and act; what the
 * user’s seat does by itself (atout_choices_get_automatic ()) is done, and a rest that was laid
 * down plays itself.
 *
 * Signal: `held-changed` (): it is held, or no more.
 */
G_DECLARE_FINAL_TYPE (AtoutConductor, atout_conductor, ATOUT, CONDUCTOR, GObject)

/** Keeps @match going; @notice and @choices are those of who plays. */
AtoutConductor *atout_conductor_new     (AtoutMatch     *match,
                                         AtoutNotice    *notice,
                                         AtoutChoices   *choices);

/**
 * While it is held nobody acts but the user: the view holds it as long as it shows what happened
 * last. Holds are counted.
 */
void            atout_conductor_hold    (AtoutConductor *self);
void            atout_conductor_release (AtoutConductor *self);
gboolean        atout_conductor_is_held (AtoutConductor *self);

/** Ends all thinking for good; nobody acts any more but the user. */
void            atout_conductor_stop    (AtoutConductor *self);
