/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Visibility of cards (section 14), display, advice on calls and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Function groups of the game table. */
extern const GameSight klaverjas_sight;
extern const GameShow klaverjas_show;
extern const GameCounsel klaverjas_counsel;
extern const GameSheet klaverjas_sheet;

/** Rows of GameCounsel.things. */
extern const GameThing klaverjas_things[];
