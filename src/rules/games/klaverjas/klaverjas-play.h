/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The play of a deal: cards (K-7), tricks with their roem (K-8.3, K-8.4), and its end. */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/trick-play.h"

#define KLAVERJAS_LAST_TRICK_POINTS 10 /* K-9.1 */

/** Rows of the table of the game (game-table.h), by their names there. */
const TrickOrder *klaverjas_order (const Options *options, unsigned trump);
const TrickDuties *klaverjas_duties (const Deal *deal);
CardSet klaverjas_special (const Deal *deal);
void klaverjas_trick_play (const Deal *deal, TrickPlay *play);
void klaverjas_take_trick (Deal *deal);
bool klaverjas_only_cards_count (const Deal *deal, unsigned seat, CardSet cards);

/** The seat at turn has spoken; the next of those who may gets the turn. False: nobody is left. */
bool klaverjas_next_speaker (Deal *deal);

/** Forehand leads (K-6.18). */
void klaverjas_begin_play (Deal *deal);

/** Lists the cards that the seat at turn may play (K-7), with stuk where it may (K-8.8). */
void klaverjas_legal_cards (const Deal *deal, ActionList *list);

/** The seat at turn plays @card; with @announces_stuk it says so before (K-8.8). */
void klaverjas_play_card (Deal *deal, Card card, bool announces_stuk);

/** Playing @card and announcing stuk, or ACTION_NONE if the seat at turn may not (K-8.8). */
Action klaverjas_stuk_action (const Deal *deal, Card card);

/** Lists the answers to the roem that lies on the table (K-8.3). */
void klaverjas_legal_claims (const Deal *deal, ActionList *list);

/** The seat at turn claims the roem of the trick, or keeps silent (K-8.3). */
void klaverjas_answer_roem (Deal *deal, bool claimed);
