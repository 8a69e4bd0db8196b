/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/learning/atout-slips.h"
#include "rules/game.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_START_PAGE (atout_start_page_get_type ())

/** AtoutStartPage: the first page, with saved matches and the games. */
G_DECLARE_FINAL_TYPE (AtoutStartPage, atout_start_page, ATOUT, START_PAGE, AtoutPage)

/** Shows the AtoutResting in @resting, matches of @history, before the games. */
void atout_start_page_set_resting (AtoutStartPage *self, AtoutHistory *history,
                                   GListModel *resting);

/** Shows on the tiles how many of @slips are due; may be NULL. */
void atout_start_page_set_slips (AtoutStartPage *self, AtoutSlips *slips);
