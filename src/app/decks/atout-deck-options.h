/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"

#define ATOUT_TYPE_DECK_OPTIONS (atout_deck_options_get_type ())

/**
 * AtoutDeckOptions: what can be chosen about a deck: the letters on its cards, four colours, and
 * for a deck of others which suits it has. It is invisible where there is no choice.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckOptions, atout_deck_options, ATOUT, DECK_OPTIONS,
                      AdwPreferencesGroup)

/** The choices for @deck, which belongs to @entry; what is chosen is kept in @settings at once. */
GtkWidget *atout_deck_options_new (GSettings      *settings,
                                   AtoutDeckEntry *entry,
                                   AtoutDeck      *deck);
