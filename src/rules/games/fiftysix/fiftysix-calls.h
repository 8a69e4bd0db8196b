/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The auction of 56 and the choice of trumps after it (F-6). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"

/** The first caller is asked (F-6.1, F-6.2). */
void fiftysix_begin_auction (Deal *deal);

/** Lists what the seat at turn may call, sorted by token. */
void fiftysix_legal_calls (const Deal *deal, ActionList *list);

/** Carries out @call; when the auction is over by it, trumps are chosen or the play begins. */
void fiftysix_apply_call (Deal *deal, Action call);

/** Lists the trumps that the high caller may choose, sorted by token (F-6.15). */
void fiftysix_legal_trumps (const Deal *deal, ActionList *list);

/** True when the seat at turn may double the high call (F-6.11). */
bool fiftysix_may_double (const Deal *deal);

/** True when the seat at turn may redouble (F-6.12). */
bool fiftysix_may_redouble (const Deal *deal);
