/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Words in the language of the game, for buttons and speech bubbles; the user's words replace
 * missing ones. Texts of type const char * are static; free others with g_free ().
 */

#pragma once

#include "model/words/words.h"

/** Returns a suit: "♥", or its name if it has no sign ("Eichel"). */
const char *spoken_suit (const Vocabulary *vocabulary, DeckSuits suits, Suit suit);

/** Returns a rank: "König". */
const char *spoken_rank (const Vocabulary *vocabulary, DeckSuits suits, Rank rank);

/** Returns the upper end of a run: "zum König", or only the rank. */
const char *spoken_up_to (const Vocabulary *vocabulary, DeckSuits suits, Rank rank);

/** Returns the plural of a rank: "Könige", or the singular. */
const char *spoken_all (const Vocabulary *vocabulary, DeckSuits suits, Rank rank);

/** Returns a card: "J♥" with the user's index, or its name ("Herz-Unter"). */
char *spoken_card (const Vocabulary *vocabulary, DeckSuits suits, const Pack *pack, Card card);

/** Names suit signs and short cards in @text for screen readers: "jack of hearts" for "J♥". */
char *words_name_signs (const char *text);
