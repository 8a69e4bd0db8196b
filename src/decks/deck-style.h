/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The style sheets by which a deck shows its corner letters and its colours. */

#pragma once

#include "decks/deck-file.h"

/** The colours of the suits on the cards. */
typedef enum
{
  DECK_COLOURS_TWO,     /* as the deck is drawn */
  DECK_COLOURS_GERMAN,  /* green spades, orange diamonds, as at German tournaments */
  DECK_COLOURS_ENGLISH, /* green clubs, blue diamonds, as in poker rooms */
  DECK_COLOURS,
} DeckColours;

/**
 * The set of corner letters that is shown: @wanted, or that of the user's language, the deck's
 * usual one, English, or the first. NULL when the deck has none to choose from.
 */
const char *deck_style_choose_set (const DeckFile *file, const char *wanted);

/** A style sheet for librsvg, empty when nothing is to be changed; free with g_free (). */
char *deck_style_sheet (const DeckFile *file, const char *index_set, DeckColours colours);
