/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sight (section 14), display, counsel and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the game table. */
extern const GameSight wurzen_sight;
extern const GameShow wurzen_show;
extern const GameCounsel wurzen_counsel;
extern const GameSheet wurzen_sheet;
