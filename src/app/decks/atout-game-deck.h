/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "decks/atout-deck-store.h"
#include "rules/game.h"

#define ATOUT_TYPE_GAME_DECK (atout_game_deck_get_type ())

/**
 * AtoutGameDeck: the deck with which a game is played now. It follows the settings; decks are
 * opened in the background, and one that cannot be used is replaced by the usual one.
 *
 * Signals: `changed` (): there is another deck, or the same has other suits; `problem` (text:
 * string): the user should read this.
 */
G_DECLARE_FINAL_TYPE (AtoutGameDeck, atout_game_deck, ATOUT, GAME_DECK, GObject)

/** (transfer full): for no game yet; follows @settings and @decks. */
AtoutGameDeck *atout_game_deck_new          (GSettings      *settings,
                                             AtoutDeckStore *decks);

/** A first deck of others is waited for up to @patience ms, instead of four seconds. */
void           atout_game_deck_set_patience (AtoutGameDeck  *self,
                                             guint           patience);

/** From now on for @game under @options. */
void           atout_game_deck_set_game     (AtoutGameDeck  *self,
                                             const Game     *game,
                                             const Options  *options);

/**
 * (transfer none): the deck, with every card of the game; NULL as long as it is not open. The deck
 * before stays until another is open.
 */
AtoutDeck     *atout_game_deck_get_deck     (AtoutGameDeck  *self);
