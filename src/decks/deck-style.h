/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Makes the style sheets for corner letters and suit colours. */

#pragma once

#include "decks/deck-file.h"

/** Suit colours. */
typedef enum
{
  DECK_COLOURS_TWO,     /* the deck's own colours */
  DECK_COLOURS_GERMAN,  /* green spades, orange diamonds, as at German tournaments */
  DECK_COLOURS_ENGLISH, /* green clubs, blue diamonds, as in poker rooms */
  DECK_COLOURS,
} DeckColours;

/**
 * Returns the index set to show: @wanted, the user's language, the deck's usual one, English, or
 * the first; NULL if there is none.
 */
const char *deck_style_choose_set (const DeckFile *file, const char *wanted);

/** Returns a style sheet for librsvg, which may be empty; free with g_free (). */
char *deck_style_sheet (const DeckFile *file, const char *index_set, DeckColours colours);
