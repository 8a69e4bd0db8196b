/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: the cards are dealt (Z-5), and the phases that a deal goes through (section 6). */

#pragma once

#include "rules/games/zensern/zensern-state.h"
#include "rules/match.h"

/** Rows of the table of the game (game-table.h), by their names there. */
void zensern_deal (Deal *deal, const Match *match);
void zensern_legal (const Deal *deal, ActionList *list);
void zensern_apply (Deal *deal, Action action);
