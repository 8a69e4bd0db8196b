/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Visibility of cards (section 14), display, advice on calls and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Function groups of the game table. */
extern const GameSight zensern_sight;
extern const GameShow zensern_show;
extern const GameCounsel zensern_counsel;
extern const GameSheet zensern_sheet;

/** Rows of GameCounsel.things. */
extern const GameThing zensern_things[];
