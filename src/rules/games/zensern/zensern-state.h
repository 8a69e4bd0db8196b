/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Seats, parties and queries on a deal. */

#pragma once

#include "rules/deal.h"

/** GameSetup.pack (Z-3.1) */
const Pack *zensern_pack (const Options *options);

/** GameSetup.order (Z-3.3) */
const TrickOrder *zensern_order (const Options *options, unsigned trump);

/** Returns the number of seats (Z-3.4). */
unsigned zensern_count_seats (const Options *options);

/** Returns the number of parties including an observer (Z-3.4). */
unsigned zensern_count_units (const Options *options);

/** Returns the party of @seat (Z-3.4). */
unsigned zensern_unit_of (const Options *options, unsigned seat);

/** Returns the seats of @unit, including an observer. */
SeatSet zensern_seats_of (const Deal *deal, unsigned unit);

/** Returns the observer of mode 4d, the dealer (Z-5.3), or NO_SEAT. */
static inline int
zensern_observer (const Deal *deal)
{
  return seats_have (deal->playing, deal->dealer) ? NO_SEAT : deal->dealer;
}

/** Returns true if @deal must be played after two thrown-in deals (Z-5.6). */
bool zensern_is_forced (const Deal *deal);

/** Returns true if @deal ended unplayed (Z-5.6). */
bool zensern_is_thrown_in (const Deal *deal);

/** Returns the highest number of Flecke, doublings (Z-6.21). */
unsigned zensern_fleck_cap (const Options *options);

/** Returns the factor of all points (Z-6.20), m of Z-9.3. */
unsigned zensern_multiplier (const Deal *deal);

/** Returns the hand of @seat before the first card. */
CardSet zensern_whole_hand (const Deal *deal, unsigned seat);
