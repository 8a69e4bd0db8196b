/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: who plays with whom, and how a deal stands. */

#pragma once

#include "rules/deal.h"

/** Game.pack (Z-3.1) */
const Pack *zensern_pack (const Options *options);

/** Game.order (Z-3.3) */
const TrickOrder *zensern_order (const Options *options, unsigned trump);

/** How many sit at the table (Z-3.4). */
unsigned zensern_count_seats (const Options *options);

/** How many parties there are, an observer among them (Z-3.4). */
unsigned zensern_count_units (const Options *options);

/** The party of @seat (Z-3.4). */
unsigned zensern_unit_of (const Options *options, unsigned seat);

/** The seats of @unit, an observer included. */
SeatSet zensern_seats_of (const Deal *deal, unsigned unit);

/** The watching dealer of mode 4d (Z-5.3), else NO_SEAT. */
static inline int
zensern_observer (const Deal *deal)
{
  return seats_have (deal->playing, deal->dealer) ? NO_SEAT : deal->dealer;
}

/** True when @deal may not be thrown in: the third one (Z-5.6). */
bool zensern_is_forced (const Deal *deal);

/** True when @deal is over without having been played (Z-5.6). */
bool zensern_is_thrown_in (const Deal *deal);

/** The highest number of Flecke that @options allow (Z-6.21). */
unsigned zensern_fleck_cap (const Options *options);

/** m of Z-9.3: how many times the points of @deal count (Z-6.20). */
unsigned zensern_multiplier (const Deal *deal);

/** The hand of @seat as it was before the first card: what it holds and what it has played. */
CardSet zensern_whole_hand (const Deal *deal, unsigned seat);
