/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Seats, units and pack, and queries on the state of a deal. */

#pragma once

#include "rules/deal.h"

static inline bool
klaverjas_is_kraken (const Options *options)
{
  return option_is (options, KLAVERJAS_GAME, KLAVERJAS_GAME_KRAKEN);
}

static inline bool
klaverjas_is_three (const Options *options)
{
  return option_is (options, KLAVERJAS_GAME, KLAVERJAS_GAME_THREE);
}

/** Returns true if a card of the turn-up pile offers or decides trumps (K-5.5). */
bool klaverjas_turns_up (const Options *options);

/** Returns the pack (K-3.1), with the turn-up pile if a card is turned (K-3.2). */
const Pack *klaverjas_pack (const Options *options);

/** Returns the number of players (K-3.6). */
unsigned klaverjas_count_seats (const Options *options);

/** Returns the number of scoring units: two sides or three players (K-3.7). */
unsigned klaverjas_count_units (const Options *options);

/** Returns true if partners may agree on signals (section 15). */
bool klaverjas_has_signals (const Options *options);

/** Returns the unit of @seat (K-3.7). */
unsigned klaverjas_unit_of (const Options *options, unsigned seat);

/** Returns true if everybody passed and the deal does not count (K-6.5). */
static inline bool
klaverjas_is_redeal (const Deal *deal)
{
  return deal->declarer == NO_SEAT;
}

/** Returns true if @unit would be paid for all tricks (K-8.10); trumps are named. */
bool klaverjas_may_pit (const Deal *deal, unsigned unit);

/**
 * Returns the suit of the first turned card, or SUIT_NONE. It is on offer (K-6.7), and barred
 * after all pass (K-6.9).
 */
Suit klaverjas_turned_suit (const Deal *deal);
