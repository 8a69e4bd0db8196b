/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/history/atout-history.h"
#include "rules/game.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_START_PAGE (atout_start_page_get_type ())

/**
 * AtoutStartPage: what the program opens with: matches that were put by, and the games to choose
 * from.
 *
 * Signals: `chosen` (key: string): the user wants to play the game with this key; `resumed` (match:
 * AtoutResting): the user wants to go on with this one; `forgotten` (match: AtoutResting): the user
 * wants it removed, and has been asked.
 */
G_DECLARE_FINAL_TYPE (AtoutStartPage, atout_start_page, ATOUT, START_PAGE, GtkWidget)

/** Offers the AtoutResting in @resting before the games, the first of them first. */
void atout_start_page_set_resting (AtoutStartPage *self, GListModel *resting);

G_END_DECLS
