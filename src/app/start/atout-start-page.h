/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/learning/atout-slips.h"
#include "rules/game.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_START_PAGE (atout_start_page_get_type ())

/**
 * AtoutStartPage: what the program opens with: matches that were put by, and the games to choose
 * from.
 *
 * Signals: `chosen`, `learn-wanted`, `rules-wanted` (key: string): the user wants to play the game
 * with this key, to learn it, to choose its house rules; `resumed` (match: AtoutResting): to go on
 * with this one; `forgotten` (match: AtoutResting): wants it removed, and has been asked.
 */
G_DECLARE_FINAL_TYPE (AtoutStartPage, atout_start_page, ATOUT, START_PAGE, AtoutPage)

/** Offers the AtoutResting in @resting before the games, the first of them first. */
void atout_start_page_set_resting (AtoutStartPage *self, GListModel *resting);

/** Has the tiles tell how many of @slips, which may be NULL, are due. */
void atout_start_page_set_slips (AtoutStartPage *self, AtoutSlips *slips);
