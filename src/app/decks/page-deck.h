/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/decks/atout-game-deck.h"
#include "app/widgets/atout-host.h"

/**
 * Returns (transfer full) a deck that calls @changed with @page, reports problems to @host, and
 * colours suits on @page.
 */
AtoutGameDeck *page_deck_new (GtkWidget *page, AtoutHost *host, GSettings *settings,
                              GCallback changed);
