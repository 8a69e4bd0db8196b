/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/decks/atout-game-deck.h"
#include "model/atout-session.h"
#include "view/help/atout-help-page.h"

/** The help page of AtoutWindow. */

/**
 * From now on @page shows its cards with the deck of the game that it shows. (transfer none): what
 * brings the deck, which goes with @page
 */
AtoutGameDeck *window_help_follow_decks (AtoutHelpPage  *page,
                                         GSettings      *settings,
                                         AtoutDeckStore *decks);

/**
 * Shows the rules of @game under @options, or of all games when it is NULL; with @session (may be
 * NULL) at what they say about the moment.
 */
void           window_help_show         (AtoutHelpPage  *page,
                                         const Game     *game,
                                         const Options  *options,
                                         AtoutSession     *session);
