/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The words of the table in the user's language: suits, ranks, cards, levels, reasons.
 *
 * One table each, so that labels, bubbles and accessible names always agree. Texts of the games
 * (game.h) are translated here too; the view never glues a sentence.
 */

#pragma once

#include <glib.h>

#include "players/player.h"
#include "rules/game.h"
#include "rules/sheet.h"

/** Name of a suit: "hearts", "no trump", "trumps". Static. */
const char *words_suit (DeckSuits suits, Suit suit);

/**
 * A suit in short: its sign, "♥", or its name where no sign can be written; "NT" for no trump,
 * "" for permanent trumps. Static.
 */
const char *words_suit_short (DeckSuits suits, Suit suit);

/** Whether that sign is written in red. */
bool words_suit_is_red (DeckSuits suits, Suit suit);

/** Name of a rank: "jack". Static. */
const char *words_rank (DeckSuits suits, Rank rank);

/** Name of a card: "jack of hearts", "Weli", "trump 5", "Fool"; free with g_free (). */
char *words_card (DeckSuits suits, const Pack *pack, Card card);

/** Whether @card is the Weli, the six of bells, which has a name and no rank. */
bool words_is_weli (DeckSuits suits, const Pack *pack, Card card);

/** The corner of a card of @rank, which is no permanent trump: "J", "10". Static. */
const char *words_rank_short (Rank rank);

/** A card in short: as its corner says it, "J♥", or its name; free with g_free (). */
char *words_card_short (DeckSuits suits, const Pack *pack, Card card);

/** @cards in short, "J♥, 10♥", from the first of the pack on; free with g_free (). */
char *words_cards_short (DeckSuits suits, const Pack *pack, CardSet cards);

/** @text with {ace}, {king} … {two}, {one} and {knight} replaced by their names; free it. */
char *words_fill_ranks (DeckSuits suits, const char *text);

/** Name of a level for people: "Beginner". Static. */
const char *words_level (PlayerLevel level);

/** How it plays, a sentence without full stop. Static. */
const char *words_level_meaning (PlayerLevel level);

/** The meaning of @signals in sentences; free with g_free (). */
char *words_signals_meaning (const Signals *signals);

/** (transfer none): the title under which @form is known, in the user’s language. */
const char *words_form_title (const GameForm *form);

/** The same for a heading in little room, with soft hyphens where a line may break. */
const char *words_form_headline (const GameForm *form);

/** The titles of all forms of @game, "Wurzen, Schnapsen"; free with g_free (). */
char *words_form_titles (const Game *game);

/** (transfer none): the title of what is played of @game with @options: "Schnapsen". */
const char *words_title (const Game *game, const Options *options);

/** Translation of a text that a game marked NC_(@context, …). Static. */
const char *words_of_game (const char *context, const char *text);

/**
 * (transfer none): what @listener, a seat, calls the side @unit: "We" where he sits in it; as the
 * game counts them for NO_SEAT. NULL: units of the game are no sides.
 */
const char *words_side (const Game *game, const Options *options, unsigned unit, int listener);

/** (transfer none): what a trick of @game may hold beside its cards: "roem"; NULL: nothing. */
const char *words_bonus (const Game *game);

/** (transfer none): the name of @game in the user's language. */
const char *words_game_title (const Game *game);

/** The announcements of all games: "Roem, stuk, Ansagen", "" for none; free with g_free (). */
char *words_announced (void);

/** The claims of a trick's winner in all games, likewise; free with g_free (). */
char *words_claimed (void);

/**
 * Whether @meaning tells no more than @said does by itself, as "Trumps: acorns" of "Trumps acorns"
 * or "Pass" of "pas": the same letters, be it with an ending.
 */
bool words_repeat (const char *said, const char *meaning);

/** A placeholder in a text and what stands for it. A table of them ends with a NULL name. */
typedef struct
{
  const char *name; /* with braces: "{suit}" */
  const char *value;
} WordsValue;

/**
 * @text with every placeholder of @values replaced; what comes in with a value, as a name, is not
 * looked at again. If @text is sentences, up to the full stop, each begins with a large letter,
 * also where that is a value. Free with g_free ().
 */
char *words_fill (const char *text, const WordsValue *values);

/**
 * @text (taken), in which no line is broken between the sign of a suit and the word before it, or
 * the number behind it: "29 ♠". Free with g_free ().
 */
char *words_keep_signs (char *text);

/** "12 points" of cards, or "12 eyes" where @game calls them so; free with g_free (). */
char *words_card_points (const Game *game, unsigned points);

/** The same of what is announced. */
char *words_points (const Game *game, unsigned points);

/** A sentence on the dealer, said to him if @is_told; free with g_free (). */
char *words_dealt (const char *dealer, bool is_told);

/**
 * What is trump and who plays, in one sentence, said to the declarer if @is_told; with @declarer
 * SUIT_NONE is no trump, without it (NULL) there must be a suit. Free with g_free ().
 */
char *words_contract (DeckSuits suits, const Game *game, Suit trump, const char *declarer,
                      bool is_told);

/** The subject and the listener of a Sentence: seats of @deal, or NO_SEAT. */
typedef struct
{
  const Deal *deal; /* its declarer is spoken of */
  int winner;
  int loser;
  int listener; /* NO_SEAT: nobody who takes part in it */
} WordsTalk;

/** The form of @sentence for who listens, translated in @context; names are to be filled in. */
const char *words_sentence (const char *context, const Sentence *sentence, const WordsTalk *talk);

/**
 * One sentence why @card cannot be played to the trick of @deal, or NULL for TRICK_LEGAL;
 * free with g_free ().
 */
char *words_reason (DeckSuits suits, const Deal *deal, TrickReason reason);
