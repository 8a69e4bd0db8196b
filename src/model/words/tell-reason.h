/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Why an action is recommended, in sentences: made of the judgement of a decision (analysis.h) and
 * nothing else. Texts are to be freed with g_free ().
 */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/contrast.h"
#include "players/analysis/open-cards.h"
#include "players/argue.h"

/**
 * Why the first row of @analysis, made of @seen, is recommended to the seat at turn in @deal:
 * against what a beginner would do, or the next best; @before is the last such text or NULL, which
 * is not told again where all is about equal. Adds to @cards those of the hand that it speaks of.
 */
char *tell_reason (const Telling *telling, const Deal *deal, const Observation *seen,
                   const Analysis *analysis, const char *before, CardSet *cards);

/**
 * @contrast, that the better action has in so many of @n_worlds, which are all that are possible
 * if @is_exact, against @worse, to the seat at turn in @deal; NULL for none.
 */
char *tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
                     unsigned n_worlds, gboolean is_exact, Action worse);

/** The message of what is recommended by the agreed signals; NULL: it has none. */
char *tell_message (const Telling *telling, const Deal *deal, const Observation *seen,
                    const Analysis *analysis);

/** What @open, of @deal, says of the recommended card; "": nothing. */
char *tell_open (const Telling *telling, const Deal *deal, const OpenCards *open);

/**
 * @argument for an action of the seat at turn in @deal; "" where its reason says all.
 * In tell-argument.c.
 */
char *tell_argument (const Telling *telling, const Deal *deal, const PlayerArgument *argument);
