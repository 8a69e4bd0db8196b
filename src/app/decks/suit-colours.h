/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The colours of suits in words, signs and buttons: the same as on the cards. */

#pragma once

#include <gtk/gtk.h>

#include "app/decks/atout-game-deck.h"

/** Lets what is written of suits in @window have the colours that @settings want, now and later. */
void suit_colours_follow (GtkWidget *window, GSettings *settings);

/**
 * As long as @page is seen in such a window, suits have no four colours there where the cards of
 * @deck have none, and those of the cards where they have others.
 */
void suit_colours_follow_deck (GtkWidget *page, AtoutGameDeck *deck);
