/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reasons for a recommended action, from an analysis. Free texts with g_free (). */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/contrast.h"
#include "players/analysis/open-cards.h"
#include "players/argue.h"

/**
 * Explains the first row of @analysis, made from @seen, to the seat at turn in @deal. Compares it
 * with @considered, the action that the user has in mind; for ACTION_NONE with a beginner's choice
 * or the next best. @before, the previous reason or NULL, is not repeated if all is about equal.
 * Adds the cards mentioned to @cards.
 */
char *tell_reason (const Telling *telling, const Deal *deal, const Observation *seen,
                   const Analysis *analysis, Action considered, const char *before,
                   CardSet *cards);

/**
 * Describes @contrast with the action @worse and how often it holds in @n_worlds. Returns NULL for
 * CONTRAST_NONE. Defined in tell-contrast.c.
 */
char *tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
                     unsigned n_worlds, Action worse);

/** Returns the agreed signal that the recommended action gives; NULL if none. */
char *tell_message (const Telling *telling, const Deal *deal, const Observation *seen,
                    const Analysis *analysis);

/** Returns what @open shows about the recommended card, or "". */
char *tell_open (const Telling *telling, const Deal *deal, const OpenCards *open);

/** Returns @argument for the seat at turn in @deal, or "". Defined in tell-argument.c. */
char *tell_argument (const Telling *telling, const Deal *deal, const PlayerArgument *argument);
