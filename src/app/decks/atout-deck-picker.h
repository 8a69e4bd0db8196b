/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck-store.h"
#include "rules/game.h"

#define ATOUT_TYPE_DECK_PICKER (atout_deck_picker_get_type ())

/**
 * AtoutDeckPicker: a list to choose the deck of a game, with sample cards. Decks are opened one by
 * one; unusable decks are last.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckPicker, atout_deck_picker, ATOUT, DECK_PICKER, GtkWidget)

/** Sets the available decks; called once. */
void atout_deck_picker_set_decks (AtoutDeckPicker *self, AtoutDeckStore *decks);

/** Lists decks for @game under @options; NULL lists none. */
void atout_deck_picker_set_game  (AtoutDeckPicker *self, const Game *game, const Options *options);

/** Focuses the deck @entry if listed. */
void atout_deck_picker_focus     (AtoutDeckPicker *self, AtoutDeckEntry *entry);

/** Adds the deck in @file, an SVG or a folder, or shows the error. */
void atout_deck_picker_add       (AtoutDeckPicker *self, GFile *file);
