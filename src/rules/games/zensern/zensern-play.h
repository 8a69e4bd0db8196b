/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Play of the cards (Z-6.28, Z-7) and Bella (Z-8.9). */

#pragma once

#include "rules/games/zensern/zensern-state.h"
#include "rules/trick-play.h"

#define ZENSERN_LAST_TRICK_POINTS 10 /* Z-9.1 */

/** Functions of the game table. */
const TrickDuties *zensern_duties (const Deal *deal);
CardSet zensern_special (const Deal *deal);
void zensern_trick_play (const Deal *deal, TrickPlay *play);
void zensern_take_trick (Deal *deal);
bool zensern_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Begins the play; forehand leads (Z-7.1). */
void zensern_begin_play (Deal *deal);

/** Lists the legal cards, also with a Bella call. */
void zensern_play_legal (const Deal *deal, ActionList *list);

/** Plays a card with its announcement. */
void zensern_play_apply (Deal *deal, Action action);

/** Returns the action to play @card with its Bella call, or ACTION_NONE (Z-8.9). */
Action zensern_bella_action (const Deal *deal, Card card);
