/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Wurzen and the breakdown of a deal (W-10.8, W-9). */

#pragma once

#include "rules/match.h"
#include "rules/sheet.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const SheetForm *wurzen_sheet_form (const Options *options);
void wurzen_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void wurzen_breakdown (const Deal *deal, Breakdown *breakdown);
