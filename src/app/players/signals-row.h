/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-choice-row.h"

G_BEGIN_DECLS

/**
 * Offers the systems of signals on @row, for the setting @key of @settings; its subtitle says what
 * the chosen one means.
 */
void signals_row_bind (AtoutChoiceRow *row, GSettings *settings, const char *key);

G_END_DECLS
