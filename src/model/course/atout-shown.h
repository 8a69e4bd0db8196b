/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-overlay.h"

#define ATOUT_TYPE_SHOWN (atout_shown_get_type ())

/**
 * AtoutShown: an overlay that delays each event until the previous one has been shown; until then
 * no action is legal. Without pacing it equals its source.
 */
G_DECLARE_FINAL_TYPE (AtoutShown, atout_shown, ATOUT, SHOWN, AtoutOverlay)

/** Returns an overlay of @source, which it references. */
AtoutShown *atout_shown_new         (AtoutCourse *source);

/** Sets if events wait for atout_shown_done (), at first FALSE; FALSE emits waiting events. */
void        atout_shown_set_paced   (AtoutShown  *self,
                                     gboolean     paced);

/** Reports that the last event has been shown. */
void        atout_shown_done        (AtoutShown  *self);
gboolean    atout_shown_get_settled (AtoutShown  *self);
