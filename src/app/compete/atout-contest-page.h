/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_CONTEST_PAGE (atout_contest_page_get_type ())

/** AtoutContestPage: a contest with the house: result, luck and play, and each deal. */
G_DECLARE_FINAL_TYPE (AtoutContestPage, atout_contest_page, ATOUT, CONTEST_PAGE, AtoutPage)

/**
 * Returns the page of contest @id; NULL if there is no such contest. @host, which has contests,
 * outlives the page.
 */
GtkWidget *atout_contest_page_new  (AtoutHost *host,
                                    gint64     id);

/** Opens the page of contest @id, unless there is no such contest. */
void       atout_contest_page_open (AtoutHost *host,
                                    gint64     id);
