/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Suits, ranks and cards as they are said at the table: in the language of the game, not of the
 * user, whose words serve only where the game has none. Buttons and speech bubbles speak so; what
 * they mean is explained beside it by words.h. And signs in words, for the ear.
 */

#pragma once

#include "model/words/words.h"

/** A suit: "♥", or its name where it has no sign ("Eichel"). Static. */
const char *spoken_suit (const Vocabulary *vocabulary, DeckSuits suits, Suit suit);

/** A rank: "König". Static. */
const char *spoken_rank (const Vocabulary *vocabulary, DeckSuits suits, Rank rank);

/** How high a run goes: "zum König"; the rank alone where nothing else is said. Static. */
const char *spoken_up_to (const Vocabulary *vocabulary, DeckSuits suits, Rank rank);

/** Several of a rank: "Könige"; the rank alone where nothing else is said. Static. */
const char *spoken_all (const Vocabulary *vocabulary, DeckSuits suits, Rank rank);

/** A card: "J♥" with the letter of the user's cards, or its name ("Herz-Unter"); free it. */
char *spoken_card (const Vocabulary *vocabulary, DeckSuits suits, const Pack *pack, Card card);

/**
 * @text for who listens: with the names of suits in place of their signs, and those of cards:
 * "jack of hearts" for "J♥". Free with g_free ().
 */
char *words_name_signs (const char *text);
