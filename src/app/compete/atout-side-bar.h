/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/history/atout-replay-page.h"
#include "model/competing/side-by-side.h"

#define ATOUT_TYPE_SIDE_BAR (atout_side_bar_get_type ())

/**
 * AtoutSideBar: a bar below a replay of the user's deal. It tells where another table with the same
 * cards parts from it; its action `line.switch` shows the play of that table.
 */
G_DECLARE_FINAL_TYPE (AtoutSideBar, atout_side_bar, ATOUT, SIDE_BAR, GtkBox)

/**
 * Adds a bar to @page, which replays the deal at @place as its last one. The other table is that of
 * a house player: at first the best one in @deal; the user can choose another. @place is copied
 * with its log.
 */
void atout_side_bar_add_house  (AtoutReplayPage   *page,
                                const FieldPlace  *place,
                                const ContestDeal *deal);

/** Adds a bar to @page, which replays @side->own: the other table is that of a friend. */
void atout_side_bar_add_friend (AtoutReplayPage   *page,
                                const SideBySide  *side,
                                const char        *name);
