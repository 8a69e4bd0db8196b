/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The play of a deal of 56 (F-7). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/trick.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickOrder *fiftysix_order (const Options *options, unsigned trump);
const TrickDuties *fiftysix_duties (const Deal *deal);
TrickReason fiftysix_reason (const Deal *deal, unsigned seat, Card card);
bool fiftysix_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** The first leader leads, with @trump or SUIT_NONE. */
void fiftysix_begin_play (Deal *deal, Suit trump);

/** The cards that the seat at turn may play in the play of cards: of twins the first; else none. */
CardSet fiftysix_cards (const Deal *deal);

/** The seat at turn plays @card. */
void fiftysix_play_card (Deal *deal, Card card);
