/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A row to choose the place of a game from. */

#pragma once

#include "app/widgets/atout-choice-row.h"
#include "rules/game.h"

G_BEGIN_DECLS

/**
 * Lets @row choose in @settings where @game is played: it shows a picture of the place and tells
 * what is there; the list that it opens has a picture of each. Once only.
 */
void place_row_bind (AtoutChoiceRow *row, GSettings *settings, const Game *game);

G_END_DECLS
