/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules/game.h"
#include "rules/number.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_NEW_MATCH_PAGE (atout_new_match_page_get_type ())

/**
 * AtoutNewMatchPage: the house rules and the opponents of the next match.
 *
 * Signals: `start` (): the user wants to play the game of this page with its options, which have
 * been kept for the next time.
 */
G_DECLARE_FINAL_TYPE (AtoutNewMatchPage, atout_new_match_page, ATOUT, NEW_MATCH_PAGE, AtoutPage)

/** A page without a game; it has to get one before it is asked for options. */
GtkWidget *atout_new_match_page_new (void);

/** Shows @game with the options it was played with last. */
void atout_new_match_page_set_game (AtoutNewMatchPage *self, const Game *game,
                                    const GameForm *form);

/** (nullable): the game that is shown. */
const Game *atout_new_match_page_get_game (AtoutNewMatchPage *self);

/** (transfer none): its options as they are chosen now; they change as the user does. */
const Options *atout_new_match_page_get_options (AtoutNewMatchPage *self);

/** Whether the first deal is to be explained. */
gboolean atout_new_match_page_get_guided (AtoutNewMatchPage *self);

/** The number that the user has entered for the first deal, to @number; FALSE: none. */
gboolean atout_new_match_page_get_number (AtoutNewMatchPage *self, DealNumber *number);

/** (transfer none): the button that starts the match, the default while the page is shown. */
GtkWidget *atout_new_match_page_get_button (AtoutNewMatchPage *self);
