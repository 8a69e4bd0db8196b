/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Calls before the first lead: Solo question, auctions, the Blind (CE-6). */

#pragma once

#include "rules/games/cego/cego-state.h"

/** Begins the Solo question with forehand (CE-6.2). */
void cego_begin_calls (Deal *deal);

/** Lists the legal calls, kept cards or discards (CE-6.1). */
void cego_legal_call (const Deal *deal, ActionList *list);

/** Applies @action, which must not play a card. */
void cego_apply_call (Deal *deal, Action action);
