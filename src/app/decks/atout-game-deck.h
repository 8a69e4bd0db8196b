/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "decks/atout-deck-store.h"
#include "rules/game.h"

#define ATOUT_TYPE_GAME_DECK (atout_game_deck_get_type ())

/**
 * AtoutGameDeck: the deck of the current game according to settings, opened in the background. The
 * usual deck replaces an unusable one.
 */
G_DECLARE_FINAL_TYPE (AtoutGameDeck, atout_game_deck, ATOUT, GAME_DECK, GObject)

/** Returns (transfer full) an object that follows @settings and @decks. */
AtoutGameDeck *atout_game_deck_new          (GSettings      *settings,
                                             AtoutDeckStore *decks);

/** Sets how many ms the table waits for a third-party first deck; default 4000. */
void           atout_game_deck_set_patience (AtoutGameDeck  *self,
                                             guint           patience);

/** Sets the game and its options. */
void           atout_game_deck_set_game     (AtoutGameDeck  *self,
                                             const Game     *game,
                                             const Options  *options);

/**
 * Returns (transfer none) the deck, complete for the game; NULL until open. The old deck stays
 * until then.
 */
AtoutDeck     *atout_game_deck_get_deck     (AtoutGameDeck  *self);
