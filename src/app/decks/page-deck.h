/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/decks/atout-game-deck.h"
#include "app/widgets/atout-host.h"

/**
 * (transfer full): the deck of a table on @page, which calls @changed with @page first when it is
 * another, tells @host what is wrong with it, and gives suits there their colours.
 */
AtoutGameDeck *page_deck_new (GtkWidget *page, AtoutHost *host, GSettings *settings,
                              GCallback changed);
