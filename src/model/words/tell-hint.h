/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A hint in sentences: made of the figures and facts of an analysis and nothing else. */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/contrast.h"

/**
 * What @analysis, made of @seen, calls best for the seat at turn in @deal, and why, one sentence;
 * to @cards the cards of the hand that it speaks of. Free with g_free ().
 */
char *tell_hint (const Telling *telling, const Deal *deal, const Observation *seen,
                 const Analysis *analysis, CardSet *cards);

/** A remark on row @index in a few words: "12 points less"; free with g_free (). */
char *tell_hint_row (const Analysis *analysis, unsigned index);

/**
 * The figures of row @index: how many points its side will be ahead and by how much that may be
 * off, "+49 ± 12"; "" where it was not tried. Free with g_free ().
 */
char *tell_hint_figures (const Analysis *analysis, unsigned index);

/** The same in words, with in how many imagined deals it was best, and the deal won. */
char *tell_hint_odds (const Analysis *analysis, unsigned index);

/**
 * @contrast, that @better has in @n_worlds more often than @worse, to the seat at turn in @deal;
 * NULL for none. Free with g_free ().
 */
char *tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
                     unsigned n_worlds, Action worse);
