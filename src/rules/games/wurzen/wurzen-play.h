/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Play and drawing of cards (W-7). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/trick-play.h"

/** Functions of the game table. */
const TrickDuties *wurzen_duties (const Deal *deal);
CardSet wurzen_special (const Deal *deal);
void wurzen_trick_play (const Deal *deal, TrickPlay *play);
void wurzen_take_trick (Deal *deal);
TrickReason wurzen_reason (const Deal *deal, unsigned seat, Card card);
bool wurzen_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Removes and returns the top card of a stock that is not empty. */
Card wurzen_draw_card (Deal *deal);

/** Plays @card for the seat at turn. */
void wurzen_play_card (Deal *deal, Card card);
