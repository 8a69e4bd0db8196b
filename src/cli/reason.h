/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Why an action is good, or not: the words of `hint` and `analyse`, which are those of records. */

#pragma once

#include "players/analysis/contrast.h"

/** Adds to @text what speaks for the best row of @analysis, made of @observation. */
void reason_add_best (GString *text, const Analysis *analysis, const Observation *observation);

/** Adds what speaks against row @index, which is not the best. */
void reason_add_other (GString *text, const Analysis *analysis, const Observation *observation,
                       unsigned index);

/** Adds @contrast, that @better has in @n worlds more often than @worse; nothing for none. */
void reason_add_contrast (GString *text, const Deal *deal, const Contrast *contrast, unsigned n,
                          Action better, Action worse);
