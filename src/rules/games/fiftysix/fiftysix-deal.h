/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: the cards are dealt (F-5), and the phases that a deal goes through. */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/match.h"

/** Rows of the table of the game (game-table.h), by their names there. */
void fiftysix_deal (Deal *deal, const Match *match);
void fiftysix_legal (const Deal *deal, ActionList *list);
void fiftysix_apply (Deal *deal, Action action);
