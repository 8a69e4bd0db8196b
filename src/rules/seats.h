/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Sets of seats, and whose turn it is among them.
 *
 * Every round of calls is a set of seats that may still speak: whoever is done leaves it, and the
 * next is the first of the set in turn order. Auctions, doubling and melds all go this way.
 */

#pragma once

#include "rules/card.h"

#define NO_SEAT (-1)

typedef uint8_t SeatSet;

/** The seats 0 … @n_seats-1. */
static inline SeatSet
seats_all (unsigned n_seats)
{
  return (SeatSet) ((1u << n_seats) - 1);
}

static inline SeatSet
seats_of (unsigned seat)
{
  return (SeatSet) (1u << seat);
}

static inline bool
seats_have (SeatSet set, unsigned seat)
{
  return (set >> seat) & 1;
}

/** The seats of one side where partners sit opposite: every second seat from @seat on. */
static inline SeatSet
seats_every_second (unsigned seat, unsigned n_seats)
{
  return seats_all (n_seats) & (SeatSet) (seat % 2 == 0 ? 0x55 : 0xaa);
}

/** How many seats are in @set. */
static inline unsigned
seats_count (SeatSet set)
{
  return card_set_count (set);
}

/** The first seat of @set behind @seat in turn order, @seat itself last; NO_SEAT if it is empty. */
static inline int
seats_next (SeatSet set, unsigned seat, unsigned n_seats)
{
  unsigned all = set & seats_all (n_seats);
  unsigned behind = all & (~1u << seat);

  if (all == 0)
    return NO_SEAT;

  return __builtin_ctz (behind != 0 ? behind : all);
}
