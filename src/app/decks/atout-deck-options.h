/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"

#define ATOUT_TYPE_DECK_OPTIONS (atout_deck_options_get_type ())

/**
 * AtoutDeckOptions: corner letters, four colours, and suits of a third-party deck; hidden without
 * options.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckOptions, atout_deck_options, ATOUT, DECK_OPTIONS,
                      AdwPreferencesGroup)

/** Returns the options of @deck of @entry; changes are saved in @settings. */
GtkWidget *atout_deck_options_new (GSettings      *settings,
                                   AtoutDeckEntry *entry,
                                   AtoutDeck      *deck);
