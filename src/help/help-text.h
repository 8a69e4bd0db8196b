/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Help texts in the words of the deck on the table: in the markup of a HelpBook
 *
 * - `{JH}` is the name of a card ("jack of hearts", "Unter of hearts"),
 * - `{jack|Unter}` is what a French deck says, and what a German deck says,
 * - ♣ ♠ ♥ ♦ are signs with a French deck and names with a German one,
 * - links to a word have its explanation as tooltip.
 */

#pragma once

#include "help/help-book.h"
#include "model/words/words.h"

/** @markup of @book in the words of @suits; free with g_free (). */
char *help_text_fill (const HelpBook *book, const char *markup, const Pack *pack, DeckSuits suits);
