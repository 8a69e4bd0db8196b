/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: the cards are dealt (W-5), and the phases that a deal goes through (W-6.1). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/match.h"

/** Rows of the table of the game (game-table.h), by their names there. */
void wurzen_deal (Deal *deal, const Match *match);
void wurzen_legal (const Deal *deal, ActionList *list);
void wurzen_apply (Deal *deal, Action action);
