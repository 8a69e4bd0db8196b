/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: the cards are dealt (W-5), and the phases that a deal goes through (W-6.1). */

#pragma once

#include "../../match.h"
#include "wurzen-state.h"

/** Game.deal */
void wurzen_deal (Deal *deal, const Match *match);

/** Game.legal */
void wurzen_legal (const Deal *deal, ActionList *list);

/** Game.apply */
void wurzen_apply (Deal *deal, Action action);
