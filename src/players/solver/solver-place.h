/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Computes cache keys of positions, and the sums that the table stores for them. */

#pragma once

#include "players/solver/solver-bounds.h"

/*
 * The conversion between a gain and the stored sum. Where cards count in groups, the gain depends
 * on the pile's cards beyond full groups; the sum does not, so its bounds can be shared.
 */
typedef struct
{
  int size; /* divisor of sums */
  int over; /* number added to sums before dividing */
} Share;

static inline Share
share_of (const Solver *self, bool is_plain, SolverPast past)
{
  if (is_plain || self->group_size == 0 || (self->may_rest_cost && !past.has_costs))
    return (Share) { 1, 0 };

  return (Share) { self->group_size, self->over[past.n_over] };
}

static inline int
read_sum (Share share, int sum)
{
  return (sum + share.over + share.size * SOLVER_NEVER) / share.size - SOLVER_NEVER;
}

/* Returns the least stored sum that means @value, or the greatest if not @is_low. */
static inline int
write_sum (Share share, int value, bool is_low)
{
  return value * share.size - share.over + (is_low ? 0 : share.size - 1);
}

/* Returns the key of the cards left, with the relevant past in the bits above. */
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

/* Stores @value as lower bound, or as upper bound if not @is_low. */
static inline void
keep_bound (Solver *self, Place place, int value, bool is_low, Card best)
{
  solver_table_keep (&self->table, place.key, place.who, write_sum (place.share, value, is_low),
                     is_low, best);
}
