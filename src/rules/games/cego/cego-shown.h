/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: who sees what (CE-14), what the table shows and asks, and the score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the table of the game (game-table.h). */
extern const GameSight cego_sight;
extern const GameShow cego_show;
extern const GameCounsel cego_counsel;
extern const GameSheet cego_sheet; /* in cego-sheet.c */
