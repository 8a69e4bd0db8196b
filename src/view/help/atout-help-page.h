/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "decks/atout-deck.h"
#include "rules/game.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_HELP_PAGE (atout_help_page_get_type ())

/** AtoutHelpPage: the rules of a game, or an overview of games, with links and a way back. */
G_DECLARE_FINAL_TYPE (AtoutHelpPage, atout_help_page, ATOUT, HELP_PAGE, AtoutPage)

/** Returns an empty page. */
GtkWidget  *atout_help_page_new           (void);

/**
 * Shows the rules of @game under @options, in the user's language or English. Goes to the section
 * for @moments (nullable), unless they were asked for last; see help_book_find_moment ().
 */
void        atout_help_page_show          (AtoutHelpPage *self,
                                           const Game    *game,
                                           const Options *options,
                                           const char    *moments);

/** Shows all games; each opens with its default options. */
void        atout_help_page_show_overview (AtoutHelpPage *self);

/** Returns the game; NULL for the overview or nothing. */
const Game *atout_help_page_get_game      (AtoutHelpPage *self);

const Options *atout_help_page_get_options (AtoutHelpPage *self);

/** Sets the deck for pictures and names of cards, at first the built-in one. Ignores NULL. */
void        atout_help_page_set_deck      (AtoutHelpPage *self,
                                           AtoutDeck     *deck);
