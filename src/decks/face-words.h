/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a card is called in a sentence about a deck, which knows no game. */

#pragma once

#include "decks/deck-file.h"

/**
 * The name of the card @face (deck_face_index ()) in the user's language: "jack of hearts",
 * "Unter of acorns", "trump 5"; free with g_free ().
 */
char *face_words_name (DeckSuits suits, int face);
