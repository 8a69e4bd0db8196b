/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Play of the cards (CE-7). */

#pragma once

#include "rules/games/cego/cego-state.h"
#include "rules/trick-play.h"

/** Functions of the game table. */
const TrickDuties *cego_duties (const Deal *deal);
CardSet cego_special (const Deal *deal);
void cego_trick_play (const Deal *deal, TrickPlay *play);
void cego_take_trick (Deal *deal);
TrickReason cego_reason (const Deal *deal, unsigned seat, Card card);
bool cego_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Begins the play; the declarer D leads in every game (CE-7.1). */
void cego_begin_play (Deal *deal);
