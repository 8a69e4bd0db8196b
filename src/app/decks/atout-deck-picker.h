/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck-store.h"
#include "rules/game.h"

#define ATOUT_TYPE_DECK_PICKER (atout_deck_picker_get_type ())

/**
 * AtoutDeckPicker: the decks with which a game can be played, each with some of its cards; one is
 * chosen. Decks are opened one after another in the background; those that cannot be used stand at
 * the end and say why.
 *
 * Signals: `look` (entry: AtoutDeckEntry): the user wants to see all cards of that deck.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckPicker, atout_deck_picker, ATOUT, DECK_PICKER, GtkWidget)

/** Offers @decks; called once. */
void atout_deck_picker_set_decks (AtoutDeckPicker *self, AtoutDeckStore *decks);

/** Offers the decks that have every card of @game under @options. NULL: nothing more to show. */
void atout_deck_picker_set_game  (AtoutDeckPicker *self, const Game *game, const Options *options);

/** Gives the focus to the deck @entry, if it is on the list. */
void atout_deck_picker_focus     (AtoutDeckPicker *self, AtoutDeckEntry *entry);

/** Adds the deck in @file, an SVG or a folder, or says why that is not possible. */
void atout_deck_picker_add       (AtoutDeckPicker *self, GFile *file);
