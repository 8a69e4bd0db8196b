/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finds the colours of suits by counting the pixels of painted cards. */

#pragma once

#include <glib.h>

#include "rules/card.h"

/** Number of counted colours: sixteen steps in each of three channels. */
#define DECK_HUES 4096

/** Pixels of each colour on a suit's cards, initially zeros. */
typedef double DeckHues[DECK_HUES];

/** Adds @n pixels of four bytes, blue first, to @hues. */
void deck_hues_add (DeckHues hues, const guchar *pixels, gsize n);

/**
 * Finds the colour 0xRRGGBB of each suit. Returns FALSE if a suit has no unique one, or two are
 * similar.
 */
gboolean deck_hues_tell (const DeckHues hues[SUITS], guint32 colours[SUITS]);
