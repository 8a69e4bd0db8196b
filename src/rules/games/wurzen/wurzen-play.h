/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: the play of the cards, and the drawing (W-7). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/trick-play.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickDuties *wurzen_duties (const Deal *deal);
CardSet wurzen_special (const Deal *deal);
void wurzen_trick_play (const Deal *deal, TrickPlay *play);
void wurzen_take_trick (Deal *deal);
TrickReason wurzen_reason (const Deal *deal, unsigned seat, Card card);
bool wurzen_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Takes the top card of the stock, which must have one. */
Card wurzen_draw_card (Deal *deal);

/** The seat at turn plays @card. */
void wurzen_play_card (Deal *deal, Card card);
