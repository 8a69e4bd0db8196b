/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sight (section 14), display, counsel and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the game table. */
extern const GameSight zensern_sight;
extern const GameShow zensern_show;
extern const GameCounsel zensern_counsel;
extern const GameSheet zensern_sheet;
