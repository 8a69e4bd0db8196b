/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "atout-choice-row.h"

G_BEGIN_DECLS

/**
 * Offers the levels of the computer players, the strongest first, on @row, for the setting of
 * @settings; its subtitle says how the chosen one plays.
 */
void level_row_bind (AtoutChoiceRow *row, GSettings *settings);

G_END_DECLS
