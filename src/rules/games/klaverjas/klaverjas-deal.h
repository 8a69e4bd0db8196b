/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: the cards are dealt (K-5), and the phases that a deal goes through (K-6.1). */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/match.h"

/** Rows of the table of the game (game-table.h), by their names there. */
unsigned klaverjas_first_dealer (const Options *options);
void klaverjas_deal (Deal *deal, const Match *match);
void klaverjas_legal (const Deal *deal, ActionList *list);
void klaverjas_apply (Deal *deal, Action action);
