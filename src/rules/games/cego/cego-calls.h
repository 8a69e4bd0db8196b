/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego before the first lead: Solo question, auctions, forehand's choice, the Blind (CE-6). */

#pragma once

#include "rules/games/cego/cego-state.h"

/** Forehand is asked first whether he announces a Solo (CE-6.2). */
void cego_begin_calls (Deal *deal);

/** Lists what the seat at turn may say, keep or lay aside (CE-6.1). */
void cego_legal_call (const Deal *deal, ActionList *list);

/** The seat at turn does @action, which is not playing a card. */
void cego_apply_call (Deal *deal, Action action);
