/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Visibility of cards (CE-14), display, advice on calls and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Function groups of the game table. */
extern const GameSight cego_sight;
extern const GameShow cego_show;
extern const GameCounsel cego_counsel;
extern const GameSheet cego_sheet;

/** Rows of GameCounsel.things. */
extern const GameThing cego_things[];
