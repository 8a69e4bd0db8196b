/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Wurzen and the breakdown of a deal (W-10.8, W-9). */

#pragma once

#include "rules/match.h"
#include "rules/sheet.h"

/** Game.sheet_form */
const SheetForm *wurzen_sheet_form (const Options *options);

/** Game.sheet_row */
void wurzen_sheet_row (const Match *match, const Deal *deal, SheetRow *row);

/** Game.breakdown */
void wurzen_breakdown (const Deal *deal, Breakdown *breakdown);
