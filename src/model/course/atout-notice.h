/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-overlay.h"

#define ATOUT_TYPE_NOTICE (atout_notice_get_type ())

/**
 * AtoutNotice: a course as who has to notice by himself sees it what a trick holds to claim
 * (Game.trick_claim). After each of the user’s tricks that is asked, whether there is anything or
 * not: where there is not, the trick lies there until the answer, which changes nothing, while the
 * course below has gone on.
 */
G_DECLARE_FINAL_TYPE (AtoutNotice, atout_notice, ATOUT, NOTICE, AtoutOverlay)

AtoutNotice *atout_notice_new        (AtoutCourse *source);

/** Whether that is wanted, at first not; otherwise it is the course below. */
void         atout_notice_set_active (AtoutNotice *self,
                                      gboolean     active);

/** True while something is asked in vain: the course below must not go on. */
gboolean     atout_notice_is_asking  (AtoutNotice *self);

/**
 * True when @event gives a trick to @seat that it might think of claiming something for, and there
 * is nothing; @shown then gets the deal with that trick still on the table.
 */
gboolean     atout_notice_holds_back (const AtoutEvent *event,
                                      guint             seat,
                                      Deal             *shown);
