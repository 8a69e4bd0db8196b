/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: the play of the cards (Z-6.28, Z-7), and the Bella (Z-8.9). */

#pragma once

#include "rules/games/zensern/zensern-state.h"
#include "rules/trick-play.h"

#define ZENSERN_LAST_TRICK_POINTS 10 /* Z-9.1 */

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickDuties *zensern_duties (const Deal *deal);
CardSet zensern_special (const Deal *deal);
void zensern_trick_play (const Deal *deal, TrickPlay *play);
void zensern_take_trick (Deal *deal);
bool zensern_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Forehand leads to the first trick (Z-7.1). */
void zensern_begin_play (Deal *deal);

/** Lists what the seat at turn may play, with the Bella where it may be announced. */
void zensern_play_legal (const Deal *deal, ActionList *list);

/** The seat at turn plays a card, with what it announces. */
void zensern_play_apply (Deal *deal, Action action);

/** Playing @card with what it announces of the Bella; ACTION_NONE: nothing (Z-8.9). */
Action zensern_bella_action (const Deal *deal, Card card);
