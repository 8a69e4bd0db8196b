/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Help texts in the names of the current deck:
 *
 * - names for cards: `{JH}`,
 * - texts for French and German decks: `{jack|Unter}`,
 * - names for suit signs in German decks,
 * - tooltips for links to words.
 */

#pragma once

#include "help/help-book.h"
#include "model/words/words.h"

/** Returns @markup with names and tooltips for @suits; free with g_free (). */
char *help_text_fill (const HelpBook *book, const char *markup, const Pack *pack, DeckSuits suits);
