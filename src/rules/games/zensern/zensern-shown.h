/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: who sees what (section 14), what the table shows and asks, and the score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the table of the game (game-table.h). */
extern const GameSight zensern_sight;
extern const GameShow zensern_show;
extern const GameCounsel zensern_counsel;
extern const GameSheet zensern_sheet; /* in zensern-sheet.c */
