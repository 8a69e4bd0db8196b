/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The style sheets by which a deck shows its corner letters and its colours. */

#pragma once

#include "decks/deck-colours.h"
#include "decks/deck-file.h"

/**
 * The set of corner letters that is shown: @wanted, or that of the user's language, the deck's
 * usual one, English, or the first. NULL when the deck has none to choose from.
 */
const char *deck_style_choose_set (const DeckFile *file, const char *wanted);

/** A style sheet for librsvg, empty when nothing is to be changed; free with g_free (). */
char *deck_style_sheet (const DeckFile *file, const char *index_set, DeckColours colours);
