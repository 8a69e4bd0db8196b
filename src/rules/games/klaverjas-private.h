/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of Klaverjassen share with each other and with nobody else. */

#pragma once

#include "../game.h"
#include "../jass.h"

#define KLAVERJAS_LAST_TRICK_POINTS 10 /* K-9.1 */
#define KLAVERJAS_PIT_ROEM 100         /* K-8.10 */

/* klaverjas-tables.c */
extern const OptionInfo klaverjas_options[];
extern const OptionLimit klaverjas_limits[];
extern const OptionPreset klaverjas_presets[];
extern const VerbInfo klaverjas_verbs[];

/** K-9.3: the maker's side did not get more than the others. */
bool klaverjas_is_nat (const Deal *deal);

/* klaverjas-sheet.c */
void klaverjas_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void klaverjas_breakdown (const Deal *deal, Breakdown *breakdown);
