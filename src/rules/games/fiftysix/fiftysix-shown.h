/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: what the table shows and asks, and the score sheet. */

#pragma once

#include "rules/game-table.h"

/** Groups of the table of the game (game-table.h). */
extern const GameShow fiftysix_show;
extern const GameCounsel fiftysix_counsel;
extern const GameSheet fiftysix_sheet; /* in fiftysix-sheet.c */
