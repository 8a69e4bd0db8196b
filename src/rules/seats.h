/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sets of seats in turn order. Rounds of calls are sets of seats that may still speak. */

#pragma once

#include "rules/card.h"

#define NO_SEAT (-1)

typedef uint8_t SeatSet;

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

/** Returns every second seat, @seat included: partners sit alternately with opponents. */
static inline SeatSet
seats_every_second (unsigned seat, unsigned n_seats)
{
  return seats_all (n_seats) & (SeatSet) (seat % 2 == 0 ? 0x55 : 0xaa);
}

static inline unsigned
seats_count (SeatSet set)
{
  return card_set_count (set);
}

/** Returns the next seat of @set in turn order, @seat itself last, or NO_SEAT if @set is empty. */
static inline int
seats_next (SeatSet set, unsigned seat, unsigned n_seats)
{
  unsigned all = set & seats_all (n_seats);
  unsigned behind = all & (~1u << seat);

  if (all == 0)
    return NO_SEAT;

  return __builtin_ctz (behind != 0 ? behind : all);
}
