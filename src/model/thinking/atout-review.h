/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "players/analysis/review.h"
#include "rules/match-log.h"
#include "rules/signals.h"

/** A decision of the user in a deal that is over. */
typedef struct
{
  guint position; /* so many actions were done before it */
  guint trick;    /* the number of the trick that it was played to, from 1; 0: a call */
  Deal before;
  ReviewDecision decision;
} ReviewMove;

#define ATOUT_TYPE_REVIEW (atout_review_get_type ())

/**
 * AtoutReview: what each decision of a seat in a deal that is over cost, as the seat could know,
 * and what a strong player makes of the same cards against the same players, who do what they did
 * as long as it does the same. It is worked out in threads of its own, one decision after the
 * other.
 *
 * Signal: `progressed` (): more of it is known.
 */
G_DECLARE_FINAL_TYPE (AtoutReview, atout_review, ATOUT, REVIEW, GObject)

/**
 * Begins to review deal @deal of @log, of which it takes a copy, for @seat, whose side has agreed
 * on @own, and the other side on @others: no log tells of signals.
 */
AtoutReview      *atout_review_new         (const MatchLog *log,
                                            guint           deal,
                                            guint           seat,
                                            Signals         own,
                                            Signals         others);

/** Works no more; what is known stays. Also done when it is disposed of. */
void              atout_review_stop        (AtoutReview    *self);

/** From 0 to 1. */
double            atout_review_get_progress (AtoutReview   *self);
gboolean          atout_review_is_finished (AtoutReview    *self);

/** How many decisions the seat made, and each of them; only the first n_known are judged. */
guint             atout_review_get_n_moves (AtoutReview    *self);
guint             atout_review_get_n_known (AtoutReview    *self);
const ReviewMove *atout_review_get_move    (AtoutReview    *self,
                                            guint           index);

/** The deal as it ended, and as a strong player ended it; NULL as long as that is not known. */
const Deal       *atout_review_get_deal    (AtoutReview    *self);
const Deal       *atout_review_get_again   (AtoutReview    *self);
