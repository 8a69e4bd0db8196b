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

/**
 * Returns the aim of @game and the order and values of its cards, without markup: the paragraphs of
 * help_book_make_opening (). NULL without a book; free with g_free ().
 */
char *help_text_make_opening (const Game *game, const Options *options, DeckSuits suits);
