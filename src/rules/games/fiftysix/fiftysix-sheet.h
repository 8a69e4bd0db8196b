/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of 56 and the breakdown of a deal (F-10.6). */

#pragma once

#include "rules/match.h"
#include "rules/sheet.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const SheetForm *fiftysix_sheet_form (const Options *options);
void fiftysix_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void fiftysix_breakdown (const Deal *deal, Breakdown *breakdown);

/** Game.sure_made, Game.sure_failed */
extern const Sentence fiftysix_sure_made, fiftysix_sure_failed;
