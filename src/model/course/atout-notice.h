/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-overlay.h"

#define ATOUT_TYPE_NOTICE (atout_notice_get_type ())

/**
 * AtoutNotice: an overlay that asks for a claim (Game.trick_claim) after each trick of the user. If
 * there is nothing to claim, the trick stays until the answer, which changes nothing, although the
 * source has gone on.
 */
G_DECLARE_FINAL_TYPE (AtoutNotice, atout_notice, ATOUT, NOTICE, AtoutOverlay)

AtoutNotice *atout_notice_new        (AtoutCourse *source);

/** Switches the questions on or off; at first off. */
void         atout_notice_set_active (AtoutNotice *self,
                                      gboolean     active);

/** Returns true while the overlay asks without a claim; the source must wait. */
gboolean     atout_notice_is_asking  (AtoutNotice *self);

/**
 * Returns true if @event gives @seat a trick without claim; @shown receives the deal with this
 * trick on the table.
 */
gboolean     atout_notice_holds_back (const AtoutEvent *event,
                                      guint             seat,
                                      Deal             *shown);
