/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Roem (K-8): what combinations are worth, in a trick and in a hand, and how it is written. */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/trick-score.h"

#define KLAVERJAS_STUK_ROEM 20 /* K-8.2, K-8.8 */
#define KLAVERJAS_PIT_ROEM 100 /* K-8.10 */

/** Value of the roem in the cards of one trick (K-8.2): 0 … 200. */
unsigned klaverjas_roem_of (CardSet trick, Suit trump, KlaverjasFourKind four_kind);

/** The cards of one trick that are roem (K-8.2). */
CardSet klaverjas_roem_cards (CardSet trick, Suit trump, KlaverjasFourKind four_kind);

/**
 * Lists the combinations in @hand, at most eight cards, in the order of K-8.6 to @list
 * (KLAVERJAS_COMBINATIONS_MAX) and returns how many. Stuk is none of them.
 */
unsigned klaverjas_combinations (const Options *options, CardSet hand, KlaverjasCombination *list);

/** klaverjas_roem_of () for all tricks under @trump, a Suit, taken apart into suits and fours. */
const TrickBonus *klaverjas_trick_bonus (const Options *options, unsigned trump);

/** Writes roem of @value, 20 … 200, for @unit to the sheet (K-10.8). */
void klaverjas_write_roem (Deal *deal, unsigned unit, unsigned value);

/** K-8.8: @card of the seat at turn is king or queen of trumps, and it may announce stuk now. */
bool klaverjas_has_stuk_to_announce (const Deal *deal, Card card);

/** The seat at turn announces stuk (K-8.8). */
void klaverjas_announce_stuk (Deal *deal);
