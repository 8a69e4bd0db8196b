/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The play of a deal of 56 (F-7). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/trick.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickOrder *fiftysix_order (const Options *options, unsigned trump);
const TrickDuties *fiftysix_duties (const Deal *deal);
void fiftysix_take_trick (Deal *deal);
TrickReason fiftysix_reason (const Deal *deal, unsigned seat, Card card);
bool fiftysix_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** The first leader leads, with @trump or SUIT_NONE. */
void fiftysix_begin_play (Deal *deal, Suit trump);
