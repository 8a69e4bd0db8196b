/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "players/analysis/judge.h"
#include "players/analysis/review.h"
#include "rules/match-log.h"
#include "rules/signals.h"

/** A decision of the user. */
typedef struct
{
  guint position; /* number of earlier actions */
  guint trick;    /* trick number, from 1; 0 for a call */
  Deal before;
  ReviewDecision decision;
} ReviewMove;

#define ATOUT_TYPE_REVIEW (atout_review_get_type ())

/**
 * AtoutReview: the cost of each decision of a seat in a finished deal, from its observation, and a
 * strong player's result with its cards. The other players repeat their actions until the strong
 * player differs.
 */
G_DECLARE_FINAL_TYPE (AtoutReview, atout_review, ATOUT, REVIEW, GObject)

/**
 * Reviews deal @deal in a copy of @log for @seat in threads. @own and @others are the signals of
 * its side and of the other.
 */
AtoutReview      *atout_review_new         (const MatchLog *log,
                                            guint           deal,
                                            guint           seat,
                                            Signals         own,
                                            Signals         others);

/**
 * Returns a review of the running deal, the last one of @log, with @judge. It judges the decisions
 * so far in a thread of low priority, one after the other.
 */
AtoutReview      *atout_review_new_ahead   (const MatchLog *log,
                                            guint           seat,
                                            Signals         own,
                                            Signals         others,
                                            Judge          *judge);

/** Reviews the deal as it is in @log now; drops what was undone, and keeps other results. */
void              atout_review_follow      (AtoutReview    *self,
                                            const MatchLog *log);

/** Works with the usual priority from the next step on: somebody waits. */
void              atout_review_hurry       (AtoutReview    *self);

/** Returns true if a new review with these arguments would have the same results. */
gboolean          atout_review_is_of       (AtoutReview    *self,
                                            const MatchLog *log,
                                            guint           deal,
                                            guint           seat,
                                            Signals         own,
                                            Signals         others);

/** Cancels the threads; results remain. Called on dispose. */
void              atout_review_stop        (AtoutReview    *self);

/** Returns the progress, 0 to 1. */
double            atout_review_get_progress (AtoutReview   *self);
gboolean          atout_review_is_finished (AtoutReview    *self);

/** Returns the number of decisions; only the first n_known are judged. */
guint             atout_review_get_n_moves (AtoutReview    *self);
guint             atout_review_get_n_known (AtoutReview    *self);
const ReviewMove *atout_review_get_move    (AtoutReview    *self,
                                            guint           index);

/** Returns the deal as it ended. */
const Deal       *atout_review_get_deal    (AtoutReview    *self);
/** Returns the strong player's deal, or NULL while unknown. */
const Deal       *atout_review_get_again   (AtoutReview    *self);
