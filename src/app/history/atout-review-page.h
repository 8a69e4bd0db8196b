/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_REVIEW_PAGE (atout_review_page_get_type ())

/**
 * AtoutReviewPage: what the decisions of the user in a deal that is over cost, as far as he could
 * know, and what a strong player makes of the same cards. Each decision leads to its moment.
 */
G_DECLARE_FINAL_TYPE (AtoutReviewPage, atout_review_page, ATOUT, REVIEW_PAGE, AtoutPage)

/** The review of deal @deal of @log, which must be over. */
GtkWidget *atout_review_page_new (AtoutHost      *host,
                                  const MatchLog *log,
                                  guint           deal);
