/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-match.h"
#include "model/thinking/atout-review.h"

#define ATOUT_TYPE_REVIEWER (atout_reviewer_get_type ())

/**
 * AtoutReviewer: the review of the running deal, made while it is played if the match has had a
 * hint or a review. Another deal, or the end of the reviewer, gives it up.
 */
G_DECLARE_FINAL_TYPE (AtoutReviewer, atout_reviewer, ATOUT, REVIEWER, GObject)

AtoutReviewer *atout_reviewer_new (AtoutMatch *match);

/**
 * Returns: (transfer full): the review of deal @deal in @log (atout_review_new ()), with the
 * results that are there. If @log is one of the match, later deals are reviewed while they are
 * played.
 */
AtoutReview   *atout_reviewer_ask (AtoutReviewer  *self,
                                   const MatchLog *log,
                                   guint           deal,
                                   guint           seat,
                                   Signals         own,
                                   Signals         others);
