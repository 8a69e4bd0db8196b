/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: the play of the cards (CE-7). */

#pragma once

#include "rules/games/cego/cego-state.h"
#include "rules/trick-play.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickDuties *cego_duties (const Deal *deal);
CardSet cego_special (const Deal *deal);
void cego_trick_play (const Deal *deal, TrickPlay *play);
void cego_take_trick (Deal *deal);
TrickReason cego_reason (const Deal *deal, unsigned seat, Card card);
bool cego_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** D leads to the first trick, whatever is played (CE-7.1). */
void cego_begin_play (Deal *deal);
