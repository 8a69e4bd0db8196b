/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * With which deck each game is played, and how a deck is shown: what the user has chosen, or else
 * what is usual.
 */

#pragma once

#include "decks/atout-deck-store.h"
#include "rules/game.h"

/** The deck of @decks with which @game is usually played, or NULL. (transfer none) */
AtoutDeckEntry *deck_settings_usual (AtoutDeckStore *decks, const Game *game);

/**
 * The deck that is chosen for @game, the usual one if none is, and the first of @decks if that is
 * not there either. (transfer none)
 */
AtoutDeckEntry *deck_settings_find (GSettings *settings, AtoutDeckStore *decks, const Game *game);

/**
 * The same, but NULL when none is chosen or the chosen one is not there. Ids may differ in letter
 * case: to people “swiss-xvii” and “swiss-XVII” are one deck.
 */
AtoutDeckEntry *deck_settings_find_chosen (GSettings *settings, AtoutDeckStore *decks,
                                           const Game *game);

/** The id of the deck that is chosen for @game, whether it is there or not; g_free () it. */
char *deck_settings_get_id (GSettings *settings, const Game *game);

/** The name for people of the deck that is chosen for @game, there or not; g_free () it. */
char *deck_settings_get_name (GSettings *settings, const Game *game);

/** Chooses the deck @entry for @game. */
void deck_settings_choose (GSettings *settings, const Game *game, AtoutDeckEntry *entry);

/** Forgets what was chosen with or about the deck @entry, which goes. */
void deck_settings_forget (GSettings *settings, AtoutDeckEntry *entry);

/** The colours of suits, on cards and in words; high contrast wants four. */
DeckColours deck_settings_get_colours (GSettings *settings);

/** Whether the French suits of @deck have the colours that they have, whatever is wanted. */
gboolean deck_settings_keeps_colours (AtoutDeck *deck);

/** Shows @deck, which belongs to @entry, as the settings and the desktop's contrast want it. */
void deck_settings_apply (GSettings *settings, AtoutDeckEntry *entry, AtoutDeck *deck);

/** Whether any of the settings changes how @deck looks. */
gboolean deck_settings_change (AtoutDeck *deck);

/**
 * (transfer full): while this is kept, @changed (@object) is called whenever another deck is chosen
 * for @game.
 */
GSettings *deck_settings_watch_choice (GSettings *settings, const Game *game, GCallback changed,
                                       gpointer object);

/** (transfer full): the same whenever something else is chosen about the deck @entry. */
GSettings *deck_settings_watch_deck (GSettings *settings, AtoutDeckEntry *entry, GCallback changed,
                                     gpointer object);

/** Calls @changed (@object) whenever the colours of suits may be others. */
void deck_settings_watch_colours (GSettings *settings, GCallback changed, gpointer object);

/** The name of @suits in the settings. Static. */
const char *deck_settings_suits_key (DeckSuits suits);

/** Cards of @pack that are typical of @game, GAME_SAMPLE of them. */
void deck_settings_sample (const Game *game, const Pack *pack, Card *cards);
