/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern until the Ansagen: bids, Antrag, the later cards, exchange of the seven, Fleck. */

#pragma once

#include "rules/games/zensern/zensern-state.h"

/** Begins a round of bids: @phase is BID1 or BID2. */
void zensern_begin_bids (Deal *deal, unsigned phase);

/** Lists what the seat at turn may say. */
void zensern_legal_call (const Deal *deal, ActionList *list);

/** The seat at turn says @action. */
void zensern_apply_call (Deal *deal, Action action);
