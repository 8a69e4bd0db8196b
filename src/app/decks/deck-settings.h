/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The user’s settings of decks: choice per game, letters, suits and colours. */

#pragma once

#include "decks/atout-deck-store.h"
#include "rules/game.h"

/** Returns (transfer none) the usual deck of @game, or NULL. */
AtoutDeckEntry *deck_settings_usual (AtoutDeckStore *decks, const Game *game);

/** Returns (transfer none) the chosen deck of @game, the usual one, or the first of @decks. */
AtoutDeckEntry *deck_settings_find (GSettings *settings, AtoutDeckStore *decks, const Game *game);

/**
 * Returns (transfer none) the chosen deck of @game; NULL if none or missing. Ids match in any
 * letter case.
 */
AtoutDeckEntry *deck_settings_find_chosen (GSettings *settings, AtoutDeckStore *decks,
                                           const Game *game);

/** Returns the id of the chosen deck, even if missing, or NULL; g_free () it. */
char *deck_settings_get_id (GSettings *settings, const Game *game);

/** Returns the display name of the chosen deck, even if missing; g_free () it. */
char *deck_settings_get_name (GSettings *settings, const Game *game);

/** Chooses the deck @entry for @game. */
void deck_settings_choose (GSettings *settings, const Game *game, AtoutDeckEntry *entry);

/** Resets the settings of a removed deck. */
void deck_settings_forget (GSettings *settings, AtoutDeckEntry *entry);

/** Returns the chosen suit colours; always four colours in high contrast. */
DeckColours deck_settings_get_colours (GSettings *settings);

/** Returns true if French suits of @deck have fixed colours. */
gboolean deck_settings_keeps_colours (AtoutDeck *deck);

/** Applies settings and high contrast to @deck, which belongs to @entry. */
void deck_settings_apply (GSettings *settings, AtoutDeckEntry *entry, AtoutDeck *deck);

/** Returns true if settings change the look of @deck. */
gboolean deck_settings_change (AtoutDeck *deck);

/**
 * Returns (transfer full) settings that call @changed (@object) when another deck is chosen, until
 * freed.
 */
GSettings *deck_settings_watch_choice (GSettings *settings, const Game *game, GCallback changed,
                                       gpointer object);

/**
 * Returns (transfer full) settings that call @changed (@object) when options of @entry change,
 * until freed.
 */
GSettings *deck_settings_watch_deck (GSettings *settings, AtoutDeckEntry *entry, GCallback changed,
                                     gpointer object);

/** Calls @changed (@object) when suit colours may change. */
void deck_settings_watch_colours (GSettings *settings, GCallback changed, gpointer object);

/** Returns the static name of @suits in the settings. */
const char *deck_settings_suits_key (DeckSuits suits);

/** Gets GAME_SAMPLE typical @cards of @game from @pack. */
void deck_settings_sample (const Game *game, const Pack *pack, Card *cards);
