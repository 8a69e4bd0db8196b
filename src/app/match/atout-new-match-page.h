/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules/game.h"
#include "rules/number.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_NEW_MATCH_PAGE (atout_new_match_page_get_type ())

/** AtoutNewMatchPage: house rules and opponents of the next match. */
G_DECLARE_FINAL_TYPE (AtoutNewMatchPage, atout_new_match_page, ATOUT, NEW_MATCH_PAGE, AtoutPage)

/** Returns a page without a game; set one before asking for options. */
GtkWidget *atout_new_match_page_new (void);

/** Shows @game with its last options. */
void atout_new_match_page_set_game (AtoutNewMatchPage *self, const Game *game,
                                    const GameForm *form);

/** Returns the game, or NULL. */
const Game *atout_new_match_page_get_game (AtoutNewMatchPage *self);

/** Returns the current options, which follow the user; (transfer none). */
const Options *atout_new_match_page_get_options (AtoutNewMatchPage *self);

/** Returns true if the first deal should be explained. */
gboolean atout_new_match_page_get_guided (AtoutNewMatchPage *self);

/** Returns the entered number of the first deal; FALSE if there is none. */
gboolean atout_new_match_page_get_number (AtoutNewMatchPage *self, DealNumber *number);

/** Returns the default button of the page; (transfer none). */
GtkWidget *atout_new_match_page_get_button (AtoutNewMatchPage *self);
