/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Zensern and the breakdown of a deal (Z-10.4). */

#pragma once

#include "rules/match.h"
#include "rules/sheet.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const SheetForm *zensern_sheet_form (const Options *options);
void zensern_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void zensern_breakdown (const Deal *deal, Breakdown *breakdown);

/** Game.sure_made, Game.sure_failed */
extern const Sentence zensern_sure_made, zensern_sure_failed;
