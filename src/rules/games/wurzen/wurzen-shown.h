/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Visibility of cards (section 14), display, advice on calls and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Function groups of the game table. */
extern const GameSight wurzen_sight;
extern const GameShow wurzen_show;
extern const GameCounsel wurzen_counsel;
extern const GameSheet wurzen_sheet;

/** Rows of GameCounsel.things. */
extern const GameThing wurzen_things[];
