/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: who sees what (section 14), what the table shows and asks, and the score sheet. */

#pragma once

#include "rules/game-table.h"

/** The parts of the Wurzen Game table (game-table.h) that say what seats see and what is shown. */
extern const GameSight wurzen_sight;
extern const GameShow wurzen_show;
extern const GameCounsel wurzen_counsel;
extern const GameSheet wurzen_sheet; /* in wurzen-sheet.c */
