/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Words of cards and games in the user's language. Texts of type const char * are static or
 * (transfer none); free others with g_free ().
 */

#pragma once

#include <glib.h>

#include "players/player.h"
#include "rules/game.h"
#include "rules/sheet.h"

/** Returns the name of a suit: "hearts", "no trump", "trumps". */
const char *words_suit (DeckSuits suits, Suit suit);

/**
 * Returns the sign of a suit, "♥", or its name if it has none; "NT" for no trump, "" for permanent
 * trumps.
 */
const char *words_suit_short (DeckSuits suits, Suit suit);

/** Returns true if the sign of @suit is red. */
bool words_suit_is_red (DeckSuits suits, Suit suit);

/** Returns the name of a rank: "jack". */
const char *words_rank (DeckSuits suits, Rank rank);

/** Names a card: "jack of hearts", "Weli", "trump 5", "Fool". */
char *words_card (DeckSuits suits, const Pack *pack, Card card);

/** Returns true if @card is the Weli, the six of bells. */
bool words_is_weli (DeckSuits suits, const Pack *pack, Card card);

/** Returns the corner index of @rank: "J", "10". @rank must not be a permanent trump. */
const char *words_rank_short (Rank rank);

/** Names a card in short: "J♥", or its name. */
char *words_card_short (DeckSuits suits, const Pack *pack, Card card);

/** Lists @cards in pack order: "J♥, 10♥", "trumps 12, 14 and the Fool". */
char *words_cards_short (DeckSuits suits, const Pack *pack, CardSet cards);

/** Replaces {ace}, {king} … {two}, {one} and {knight} in @text. */
char *words_fill_ranks (DeckSuits suits, const char *text);

/** Names a level: "Beginner". */
const char *words_level (PlayerLevel level);

/** Describes the play of a level, without full stop. */
const char *words_level_meaning (PlayerLevel level);

/** Describes @signals in sentences. */
char *words_signals_meaning (const Signals *signals);

/** Returns the title of @form. */
const char *words_form_title (const GameForm *form);

/** Returns the title of @form with soft hyphens, for narrow headings. */
const char *words_form_headline (const GameForm *form);

/** Lists the titles of all forms of @game: "Wurzen, Schnapsen". */
char *words_form_titles (const Game *game);

/** Returns the title of the form that @options select: "Schnapsen". */
const char *words_title (const Game *game, const Options *options);

/** Translates a text that a game marked NC_(@context, …). */
const char *words_of_game (const char *context, const char *text);

/**
 * Names side @unit for seat @listener: "We" for its own; for NO_SEAT in the game's order. Returns
 * NULL if units are no sides.
 */
const char *words_side (const Game *game, const Options *options, unsigned unit, int listener);

/** Names the bonus in tricks of @game: "roem"; NULL if none. */
const char *words_bonus (const Game *game);

/** Returns the title of @game. */
const char *words_game_title (const Game *game);

/** Lists the announcements of all games: "Roem, stuk, Ansagen". */
char *words_announced (void);

/** Lists the claimable bonuses of all games. */
char *words_claimed (void);

/** Returns true if @meaning repeats @said, apart from an ending: "Pass" for "pas". */
bool words_repeat (const char *said, const char *meaning);

/** A placeholder and its value. A table ends with a NULL name. */
typedef struct
{
  const char *name; /* with braces: "{suit}" */
  const char *value;
} WordsValue;

/**
 * Replaces the placeholders of @values in @text; values are not scanned again. If @text ends a
 * sentence, values that start one are capitalized.
 */
char *words_fill (const char *text, const WordsValue *values);

/** Puts no-break spaces before suit signs and between sign and number in @text (taken): "29 ♠". */
char *words_keep_signs (char *text);

/** Returns card points: "12 points", or "12 eyes" in some games. */
char *words_card_points (const Game *game, unsigned points);

/** Returns announced or claimed @points: "20 points", or "20 eyes". */
char *words_points (const Game *game, unsigned points);

/** Names the dealer: "Anna dealt the cards."; if @is_told "You dealt …". */
char *words_dealt (const char *dealer, bool is_told);

/**
 * Names trumps and declarer, with "you" if @is_told. SUIT_NONE is no trump; without @declarer
 * (NULL) there must be a suit.
 */
char *words_contract (DeckSuits suits, const Game *game, Suit trump, const char *declarer,
                      bool is_told);

/** Persons of a Sentence: seats of @deal, or NO_SEAT. */
typedef struct
{
  const Deal *deal; /* deal, whose declarer is one of the persons */
  int winner;
  int loser;
  int listener; /* NO_SEAT for onlookers */
} WordsTalk;

/**
 * Returns the form of @sentence for the listener, translated in @context, placeholders unfilled.
 */
const char *words_sentence (const char *context, const Sentence *sentence, const WordsTalk *talk);

/** Explains @reason, why a card is illegal in @deal; NULL for TRICK_LEGAL. */
char *words_reason (DeckSuits suits, const Deal *deal, TrickReason reason);
