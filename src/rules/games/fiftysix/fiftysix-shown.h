/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Display, advice on calls and score sheet. */

#pragma once

#include "rules/game-table.h"

/** Function groups of the game table. */
extern const GameShow fiftysix_show;
extern const GameCounsel fiftysix_counsel;
extern const GameSheet fiftysix_sheet;

/** Rows of GameCounsel.things. */
extern const GameThing fiftysix_things[];
