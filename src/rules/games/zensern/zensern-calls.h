/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern until the first lead: bids, Antrag, later cards, the seven, Fleck, Ansagen. */

#pragma once

#include "rules/games/zensern/zensern-state.h"

/** Begins a round of bids: @phase is BID1 or BID2. */
void zensern_begin_bids (Deal *deal, unsigned phase);

/** Lists what the seat at turn may say. */
void zensern_legal_call (const Deal *deal, ActionList *list);

/** The seat at turn says @action. */
void zensern_apply_call (Deal *deal, Action action);

/* ---- Ansagen: Z-6.22 to Z-6.27 ------------------------------------------------------------ */

/** Lists what the seat at turn may announce, or state. */
void zensern_ansage_legal (const Deal *deal, ActionList *list);

/** The seat at turn announces its class, states its figure or passes. */
void zensern_ansage_apply (Deal *deal, Action action);
