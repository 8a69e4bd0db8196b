/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: what a game is, what a hand allows and demands, and how a deal stands. */

#pragma once

#include "rules/deal.h"

/** True when @game is one of the six bids, played with the Blind. */
static inline bool
cego_is_bid (unsigned game)
{
  return game >= CEGO_CEGO && game <= CEGO_MANN;
}

/** True when card points decide @game: the bids and the plain Solo (CE-9.6). */
static inline bool
cego_is_by_points (unsigned game)
{
  return cego_is_bid (game) || game == CEGO_SOLO;
}

/** True when nobody plays together in @game, and D only chose it: Räuber and Drescher (CE-8). */
static inline bool
cego_is_everyone_alone (unsigned game)
{
  return game == CEGO_RAEUBER || game == CEGO_DRESCHER;
}

/** Game.declarer: who chose a game in which nobody plays together is none (CE-8). */
static inline int
cego_declarer (const Deal *deal)
{
  return cego_is_everyone_alone (deal->own.cego.game) ? NO_SEAT : deal->declarer;
}

/** The value of @game (CE-6.7, CE-8), of a Solo when won; a bid against Solo adds to it. */
int cego_value (CegoGame game);

/** How many cards D keeps for the bid @game (CE-6.7). */
unsigned cego_count_kept (CegoGame game);

/** True when D lays one more card aside after taking the Blind (CE-6.7). */
bool cego_has_discard (CegoGame game);

/** True when everybody sees the cards that D keeps, and they are led first (CE-6.7, CE-14). */
bool cego_is_kept_open (CegoGame game);

/** How many play: four or three (CE-3.1). */
unsigned cego_count_seats (const Options *options);

/** Cards in a hand at the first lead: 11 or 13 (CE-3.6). */
unsigned cego_hand_size (const Options *options);

/** True when @hand can be played as @bid (CE-6.8). */
bool cego_is_possible (const Options *options, CegoGame bid, CardSet hand);

/** True when @hand, as dealt, must announce a Solo (CE-6.5). */
bool cego_is_duty_hand (const Options *options, CardSet hand);

/** The cards of @hand that D may name by keep: in @game when @kept are named already (CE-6.15). */
CardSet cego_may_keep (const Options *options, CegoGame game, CardSet hand, CardSet kept);

/** The cards of @hand, which is @kept and the Blind, that D may lay aside in @game (CE-6.18). */
CardSet cego_may_discard (CegoGame game, CardSet hand, CardSet kept);

/** The cards that count for D so far: his tricks, and what lies aside for him (CE-9.1). */
CardSet cego_pile_of_declarer (const Deal *deal);

/** The open kept cards that D has not led yet; he leads until they are gone (CE-7.4, CE-7.5). */
CardSet cego_cards_to_lead (const Deal *deal);
