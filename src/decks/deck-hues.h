/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Colours of suits, found by counting the pixels of painted cards. */

#pragma once

#include <glib.h>

#include "rules/card.h"

/** Colours are counted in steps of 16 in each of three channels. */
#define DECK_HUES 4096

/** The number of pixels of each colour on the cards of a suit; zeros at first. */
typedef double DeckHues[DECK_HUES];

/** Counts the @n pixels at @pixels, of four bytes each with blue first, into @hues. */
void deck_hues_add (DeckHues hues, const guchar *pixels, gsize n);

/**
 * Tells in @colours the colour 0xRRGGBB that each suit alone has. FALSE when a suit has none, or
 * two suits have similar ones.
 */
gboolean deck_hues_tell (const DeckHues hues[SUITS], guint32 colours[SUITS]);
