/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Cego and the breakdown of a deal (CE-10.2). */

#pragma once

#include "rules/match.h"
#include "rules/sheet.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const SheetForm *cego_sheet_form (const Options *options);
void cego_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void cego_breakdown (const Deal *deal, Breakdown *breakdown);
