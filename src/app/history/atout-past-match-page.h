/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/history/atout-past-list.h"

#define ATOUT_TYPE_PAST_MATCH_PAGE (atout_past_match_page_get_type ())

/**
 * AtoutPastMatchPage: the finished deals of a match, each to be looked at or played again, and what
 * can be done with the match.
 */
G_DECLARE_FINAL_TYPE (AtoutPastMatchPage, atout_past_match_page, ATOUT, PAST_MATCH_PAGE, AtoutPage)

/**
 * @past of @list, for @host, which has to be there as long as the page. NULL with an error where
 * the match cannot be read.
 */
GtkWidget *atout_past_match_page_new (AtoutHost *host, AtoutPastList *list, AtoutPast *past,
                                      GError **error);
