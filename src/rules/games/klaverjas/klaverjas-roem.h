/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Value and writing of roem (K-8), in a trick and in a hand. */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/trick-score.h"

#define KLAVERJAS_STUK_ROEM 20 /* K-8.2, K-8.8 */
#define KLAVERJAS_PIT_ROEM 100 /* K-8.10 */

/** Returns the value of the roem in one trick (K-8.2), 0 … 200. */
unsigned klaverjas_roem_of (CardSet trick, Suit trump, KlaverjasFourKind four_kind);

/** Returns the cards of one trick that are roem (K-8.2). */
CardSet klaverjas_roem_cards (CardSet trick, Suit trump, KlaverjasFourKind four_kind);

/**
 * Fills @list (KLAVERJAS_COMBINATIONS_MAX) with the combinations of @hand, at most eight cards,
 * without stuk, ordered by K-8.6. Returns their number.
 */
unsigned klaverjas_combinations (const Options *options, CardSet hand, KlaverjasCombination *list);

/** Returns klaverjas_roem_of () under @trump, a Suit, as a static table of suits and fours. */
const TrickBonus *klaverjas_trick_bonus (const Options *options, unsigned trump);

/** Writes roem of @value, 20 … 200, for @unit (K-10.8). */
void klaverjas_write_roem (Deal *deal, unsigned unit, unsigned value);

/** Returns true if the seat at turn may announce stuk with @card (K-8.8). */
bool klaverjas_has_stuk_to_announce (const Deal *deal, Card card);

/** Announces stuk for the seat at turn (K-8.8). */
void klaverjas_announce_stuk (Deal *deal);
