/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: who sees what (section 14), what the table shows and asks, and the score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the table of the game (game-table.h). */
extern const GameSight klaverjas_sight;
extern const GameShow klaverjas_show;
extern const GameCounsel klaverjas_counsel;
extern const GameSheet klaverjas_sheet; /* in klaverjas-sheet.c */
