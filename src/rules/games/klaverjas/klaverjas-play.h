/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Play of the cards (K-7) with roem (K-8.3, K-8.4). */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/trick-play.h"

#define KLAVERJAS_LAST_TRICK_POINTS 10 /* K-9.1 */

/** Functions of the game table. */
const TrickOrder *klaverjas_order (const Options *options, unsigned trump);
const TrickDuties *klaverjas_duties (const Deal *deal);
CardSet klaverjas_special (const Deal *deal);
void klaverjas_trick_play (const Deal *deal, TrickPlay *play);
void klaverjas_take_trick (Deal *deal);
bool klaverjas_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** Gives the turn to the next seat in to_speak. Returns false if none is left. */
bool klaverjas_next_speaker (Deal *deal);

/** Begins the play; forehand leads (K-6.18). */
void klaverjas_begin_play (Deal *deal);

/** Lists the legal cards, also with stuk (K-7, K-8.8). */
void klaverjas_legal_cards (const Deal *deal, ActionList *list);

/** Plays @card, after stuk if @announces_stuk (K-8.8). */
void klaverjas_play_card (Deal *deal, Card card, bool announces_stuk);

/** Returns the action to play @card with stuk, or ACTION_NONE if illegal (K-8.8). */
Action klaverjas_stuk_action (const Deal *deal, Card card);

/** Lists roem claim and silence (K-8.3). */
void klaverjas_legal_claims (const Deal *deal, ActionList *list);

/** Applies a claim of the roem, or silence (K-8.3). */
void klaverjas_answer_roem (Deal *deal, bool claimed);
