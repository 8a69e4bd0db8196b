/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Colours of suits in text, like those of the cards. */

#pragma once

#include <gtk/gtk.h>

#include "app/decks/atout-game-deck.h"

/** Colours suits in @window according to @settings. */
void suit_colours_follow (GtkWidget *window, GSettings *settings);

/**
 * Uses the colours of @deck for suits in text while @page is visible; two colours if the cards lack
 * four.
 */
void suit_colours_follow_deck (GtkWidget *page, AtoutGameDeck *deck);
