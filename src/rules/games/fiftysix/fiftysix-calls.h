/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Auction and trump choice (F-6). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"

/** Begins the auction with the first caller (F-6.1, F-6.2). */
void fiftysix_begin_auction (Deal *deal);

/** Lists the legal calls, sorted by token. */
void fiftysix_legal_calls (const Deal *deal, ActionList *list);

/** Applies @call; the last one starts the trump choice or the play. */
void fiftysix_apply_call (Deal *deal, Action call);

/** Lists the legal trumps, sorted by token (F-6.15). */
void fiftysix_legal_trumps (const Deal *deal, ActionList *list);

/** Returns true if a double is legal (F-6.11). */
bool fiftysix_may_double (const Deal *deal);

/** Returns true if a redouble is legal (F-6.12). */
bool fiftysix_may_redouble (const Deal *deal);
