/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Klaverjassen and the breakdown of a deal (K-10.7, K-10.8). */

#pragma once

#include "rules/match.h"
#include "rules/sheet.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const SheetForm *klaverjas_sheet_form (const Options *options);
void klaverjas_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void klaverjas_marks_so_far (const Deal *deal, unsigned unit, char *marks);
void klaverjas_breakdown (const Deal *deal, Breakdown *breakdown);

/** Game.sure_made, Game.sure_failed */
extern const Sentence klaverjas_sure_made, klaverjas_sure_failed;
