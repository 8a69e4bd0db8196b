/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "decks/atout-deck.h"
#include "rules/game.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_HELP_PAGE (atout_help_page_get_type ())

/**
 * AtoutHelpPage: the rules of a game for people, as far as its house rules are in force, or an
 * overview of all games. Words are linked to their explanation, from where there is a way back.
 * An AtoutPage.
 *
 * Signals: `turned` (): another game is shown, or the overview; `learn-wanted` (): the user wants
 * to learn the one that is shown.
 */
G_DECLARE_FINAL_TYPE (AtoutHelpPage, atout_help_page, ATOUT, HELP_PAGE, AtoutPage)

/** A page that shows nothing yet. */
GtkWidget  *atout_help_page_new           (void);

/**
 * Shows the page of @game in the user's language (else English) with @options in force, at what it
 * says about @moments (see help_book_find_moment ()), unless that is NULL or was shown last.
 */
void        atout_help_page_show          (AtoutHelpPage *self,
                                           const Game    *game,
                                           const Options *options,
                                           const char    *moments);

/** Shows all games; each opens with the house rules it has at first. */
void        atout_help_page_show_overview (AtoutHelpPage *self);

/** The game that is shown; NULL: the overview, or nothing yet. */
const Game *atout_help_page_get_game      (AtoutHelpPage *self);

/** What is in force of its house rules. */
const Options *atout_help_page_get_options (AtoutHelpPage *self);

/**
 * The deck for pictures of cards, whose words are those of the text; at first the built-in one,
 * which stays with NULL.
 */
void        atout_help_page_set_deck      (AtoutHelpPage *self,
                                           AtoutDeck     *deck);
