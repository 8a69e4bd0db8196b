/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: the cards are dealt (F-5), and the phases that a deal goes through. */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/match.h"

/** Game.deal */
void fiftysix_deal (Deal *deal, const Match *match);

/** Game.legal */
void fiftysix_legal (const Deal *deal, ActionList *list);

/** Game.apply */
void fiftysix_apply (Deal *deal, Action action);
