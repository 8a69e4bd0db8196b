/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: who sees what (section 14), what the table shows and asks, and the score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the table of the game (game-table.h). */
extern const GameSight wurzen_sight;
extern const GameShow wurzen_show;
extern const GameCounsel wurzen_counsel;
extern const GameSheet wurzen_sheet; /* in wurzen-sheet.c */
