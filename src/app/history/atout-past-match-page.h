/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/history/atout-past-list.h"

#define ATOUT_TYPE_PAST_MATCH_PAGE (atout_past_match_page_get_type ())

/** AtoutPastMatchPage: the finished deals of a match, to replay, review or play again. */
G_DECLARE_FINAL_TYPE (AtoutPastMatchPage, atout_past_match_page, ATOUT, PAST_MATCH_PAGE, AtoutPage)

/**
 * Returns the page of @past in @list; @host must outlive it. NULL with an error if the match is
 * unreadable.
 */
GtkWidget *atout_past_match_page_new (AtoutHost *host, AtoutPastList *list, AtoutPast *past,
                                      GError **error);
