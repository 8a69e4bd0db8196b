/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/thinking/atout-reviewer.h"

#define ATOUT_TYPE_REVIEW_PAGE (atout_review_page_get_type ())

/** AtoutReviewPage: the cost of the user's decisions in a deal, and a strong player's result. */
G_DECLARE_FINAL_TYPE (AtoutReviewPage, atout_review_page, ATOUT, REVIEW_PAGE, AtoutPage)

/** Returns the review of the finished deal @deal of @log, by @reviewer unless it is NULL. */
GtkWidget *atout_review_page_new (AtoutHost      *host,
                                  const MatchLog *log,
                                  guint           deal,
                                  AtoutReviewer  *reviewer);
