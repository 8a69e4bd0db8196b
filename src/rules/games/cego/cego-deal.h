/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: the cards are dealt (CE-5), and the phases that a deal goes through (CE-6.1). */

#pragma once

#include "rules/games/cego/cego-state.h"
#include "rules/match.h"

/** Rows of the table of the game (game-table.h), by their names there. */
void cego_deal (Deal *deal, const Match *match);
void cego_legal (const Deal *deal, ActionList *list);
void cego_apply (Deal *deal, Action action);
