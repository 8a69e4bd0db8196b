/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: the play of the cards (CE-7). */

#pragma once

#include "rules/games/cego/cego-state.h"
#include "rules/trick-play.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickDuties *cego_duties (const Deal *deal);
void cego_trick_play (const Deal *deal, TrickPlay *play);
TrickReason cego_reason (const Deal *deal, unsigned seat, Card card);
bool cego_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** D leads to the first trick, whatever is played (CE-7.1). */
void cego_begin_play (Deal *deal);

/** The cards that the seat at turn may play while cards are played; else none. */
CardSet cego_cards (const Deal *deal);

/** The seat at turn plays @card. */
void cego_play_card (Deal *deal, Card card);
