/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Play of the cards (F-7). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/trick.h"

/** Functions of the game table. */
const TrickOrder *fiftysix_order (const Options *options, unsigned trump);
const TrickDuties *fiftysix_duties (const Deal *deal);
void fiftysix_take_trick (Deal *deal);
TrickReason fiftysix_reason (const Deal *deal, unsigned seat, Card card);
bool fiftysix_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Begins the play with @trump or SUIT_NONE; the first leader leads. */
void fiftysix_begin_play (Deal *deal, Suit trump);
