/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-choice-row.h"
#include "players/player.h"

G_BEGIN_DECLS

/** The level at @index where levels are offered, the strongest first, and the other way round. */
PlayerLevel level_row_level_at (guint index);
guint level_row_index (PlayerLevel level);

/**
 * Offers the levels of the computer players, the strongest first, on @row, for the setting of
 * @settings; its subtitle says how the chosen one plays.
 */
void level_row_bind (AtoutChoiceRow *row, GSettings *settings);

G_END_DECLS
