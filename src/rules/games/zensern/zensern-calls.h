/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Calls before the first lead: bids, Antrag, completion, the seven, Fleck, Ansagen. */

#pragma once

#include "rules/games/zensern/zensern-state.h"

/** Begins bidding round @phase, BID1 or BID2. */
void zensern_begin_bids (Deal *deal, unsigned phase);

/** Lists the legal calls. */
void zensern_legal_call (const Deal *deal, ActionList *list);

/** Applies a call. */
void zensern_apply_call (Deal *deal, Action action);

/* ---- Ansagen: Z-6.22 to Z-6.27 ------------------------------------------------------------ */

/** Lists the legal announcements of a class, or statements of a figure. */
void zensern_ansage_legal (const Deal *deal, ActionList *list);

/** Applies an announced class, a stated figure or a pass. */
void zensern_ansage_apply (Deal *deal, Action action);
