/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Games, hands and state of a deal. */

#pragma once

#include "rules/deal.h"

/** Returns true if @game is a bid, played with the Blind. */
static inline bool
cego_is_bid (unsigned game)
{
  return game >= CEGO_CEGO && game <= CEGO_MANN;
}

/** Returns true if card points decide @game (CE-9.6). */
static inline bool
cego_is_by_points (unsigned game)
{
  return cego_is_bid (game) || game == CEGO_SOLO;
}

/** Returns true if all play alone in @game, which the declarer only chose (CE-8). */
static inline bool
cego_is_everyone_alone (unsigned game)
{
  return game == CEGO_RAEUBER || game == CEGO_DRESCHER;
}

/** GameShow.declarer: NO_SEAT if all play alone (CE-8). */
static inline int
cego_declarer (const Deal *deal)
{
  return cego_is_everyone_alone (deal->own.cego.game) ? NO_SEAT : deal->declarer;
}

/**
 * Returns the value of @game (CE-6.7, CE-8), of a Solo if won; bids against a Solo are worth one
 * more.
 */
int cego_value (CegoGame game);

/** Returns the number of cards the declarer keeps in @game (CE-6.7). */
unsigned cego_count_kept (CegoGame game);

/** Returns true if the declarer lays one more card aside (CE-6.7). */
bool cego_has_discard (CegoGame game);

/** Returns true if kept cards are open and led first (CE-6.7, CE-14). */
bool cego_is_kept_open (CegoGame game);

/** Returns the number of players (CE-3.1). */
unsigned cego_count_seats (const Options *options);

/** Returns the hand size, 11 or 13 (CE-3.6). */
unsigned cego_hand_size (const Options *options);

/** Returns true if @hand allows @bid (CE-6.8). */
bool cego_is_possible (const Options *options, CegoGame bid, CardSet hand);

/** Returns true if @hand, as dealt, must announce a Solo (CE-6.5). */
bool cego_is_duty_hand (const Options *options, CardSet hand);

/** Returns the cards of @hand that D may keep besides @kept in @game (CE-6.15). */
CardSet cego_may_keep (const Options *options, CegoGame game, CardSet hand, CardSet kept);

/** Returns the cards of @hand, @kept and the Blind, that the declarer may lay aside (CE-6.18). */
CardSet cego_may_discard (CegoGame game, CardSet hand, CardSet kept);

/** Returns the cards that count for D so far (CE-9.1). */
CardSet cego_pile_of_declarer (const Deal *deal);

/** Returns the open kept cards that D has still to lead (CE-7.4, CE-7.5). */
CardSet cego_cards_to_lead (const Deal *deal);
