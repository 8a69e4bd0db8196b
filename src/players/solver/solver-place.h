/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Places of positions in the table, and how bounds are written and read there. */

#pragma once

#include "players/solver/solver-bounds.h"

/*
 * Where cards count in groups, and a rest costs for certain, what a position brings is a sum over
 * its tricks, divided and then rounded by how many cards are over before and in the end. The table
 * keeps bounds of that sum, which serve however many are over.
 */
typedef struct
{
  int size; /* what it is divided by … */
  int over; /* … when this is added */
} Share;

static inline Share
share_of (const Solver *self, bool is_plain, SolverPast past)
{
  if (is_plain || self->group_size == 0 || (self->may_rest_cost && !past.has_costs))
    return (Share) { 1, 0 };

  return (Share) { self->group_size, self->over[past.n_over] };
}

/* Rounded down. */
static inline int
read_sum (Share share, int sum)
{
  return (sum + share.over + share.size * SOLVER_NEVER) / share.size - SOLVER_NEVER;
}

/* The least sum that is read as @value, or without @is_low the most. */
static inline int
write_sum (Share share, int value, bool is_low)
{
  return value * share.size - share.over + (is_low ? 0 : share.size - 1);
}

/* The position as the table knows it: what of the past matters stands in bits of no card. */
static inline CardSet
key_of (const Solver *self, SolverPast past)
{
  CardSet key = solver_deck_key (&self->deck, self->live);
  unsigned flags = past.flags;

  if (self->is_sum)
    return key;
  if ((self->live & self->pair) == 0)
    flags &= ~(unsigned) SOLVER_SAID;

  return key | (CardSet) (flags << 8 | past.count) << SOLVER_KEY_PAST;
}

typedef struct
{
  CardSet key;
  unsigned who;
  Share share;
} Place;

static inline Place
place_of (const Solver *self, bool is_plain, unsigned leader, SolverPast past)
{
  Share share = share_of (self, is_plain, past);
  unsigned n_over = share.size > 1 ? 0 : past.n_over;

  return (Place) { .key
                   = is_plain ? solver_deck_key (&self->deck, self->live) : key_of (self, past),
                   .who = leader | n_over << 3 | (unsigned) past.has_costs << 5,
                   .share = share };
}

/* Notes that the value of the position is at least @value or, without @is_low, at most. */
static inline void
keep_bound (Solver *self, Place place, int value, bool is_low, Card best)
{
  solver_table_keep (&self->table, place.key, place.who, write_sum (place.share, value, is_low),
                     is_low, best);
}
