/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sight (section 14), display, counsel and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the game table. */
extern const GameSight klaverjas_sight;
extern const GameShow klaverjas_show;
extern const GameCounsel klaverjas_counsel;
extern const GameSheet klaverjas_sheet;
