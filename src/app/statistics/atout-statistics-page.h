/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/learning/atout-learning.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_STATISTICS_PAGE (atout_statistics_page_get_type ())

/** AtoutStatisticsPage: figures and plots of the user's deals by game. */
G_DECLARE_FINAL_TYPE (AtoutStatisticsPage, atout_statistics_page, ATOUT, STATISTICS_PAGE, AtoutPage)

/** Returns the page; both arguments may be NULL. */
GtkWidget *atout_statistics_page_new (AtoutHistory  *history,
                                      AtoutLearning *learning);
