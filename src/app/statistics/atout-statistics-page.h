/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/learning/atout-learning.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_STATISTICS_PAGE (atout_statistics_page_get_type ())

/** AtoutStatisticsPage: the user's deals in figures and plots, game by game. */
G_DECLARE_FINAL_TYPE (AtoutStatisticsPage, atout_statistics_page, ATOUT, STATISTICS_PAGE, AtoutPage)

/** The statistics of @history and @learning, or with NULL none: nothing is kept. */
GtkWidget *atout_statistics_page_new (AtoutHistory  *history,
                                      AtoutLearning *learning);
