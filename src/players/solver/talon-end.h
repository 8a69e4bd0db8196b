/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Scores the end of a deal with a stock (W-9), and bounds that score earlier. */

#pragma once

#include "players/solver/talon-search.h"

static inline bool
is_open (const TalonState *state)
{
  return state->closer == NO_SEAT && state->talon > 0;
}

/* W-8.6: returns the points that count, none before a trick. */
static inline int
eyes_of (const TalonState *state, unsigned seat)
{
  return (state->has_trick >> seat) & 1 ? state->points[seat] : 0;
}

/* W-9.1: returns the game points at stake for @loser. */
static inline int
value_of (const TalonSearch *self, const TalonState *state, unsigned loser)
{
  int eyes = eyes_of (state, loser);
  int value = 1 + (((state->has_trick >> loser) & 1) == 0);

  for (unsigned i = 0; i < TALON_LIMITS_MAX; i++)
    value += eyes < self->talon->limits[i];

  return value;
}

static inline int
worth_of (unsigned winner, int value)
{
  return winner == 0 ? value : -value;
}

/* W-9.5, W-9.6: returns the game points of seat 0 if closing fails. */
static inline int
closer_loses (const TalonState *state)
{
  return worth_of ((unsigned) state->closer ^ 1, MAX (2, state->at_closing));
}

static inline bool
has_target (const TalonSearch *self, const TalonState *state, unsigned seat)
{
  return eyes_of (state, seat) >= self->talon->target;
}

/** W-9.3 to W-9.7: returns the game points of seat 0 if @seat claims. */
int talon_claim (const TalonSearch *self, const TalonState *state, unsigned seat);

/** W-9.8, W-9.9: returns seat 0's further points if @winner takes the last trick. */
int talon_end_deal (const TalonSearch *self, const TalonState *state, unsigned winner);

/** Bounds the further gain of seat 0. */
void talon_bound (const TalonSearch *self, const TalonState *state, int *low, int *high);

/** Returns true if more points can never hurt a seat. */
bool talon_is_even (const TalonSearch *self, const TalonState *state);

/** Returns the leader's cards that its opponent cannot beat. */
CardSet talon_find_sure (const TalonSearch *self, const TalonState *state);

/**
 * Returns true if an even position without drawing is decided; @sure is of talon_find_sure (),
 * *@value receives seat 0's gain.
 */
bool talon_is_decided (const TalonSearch *self, const TalonState *state, CardSet sure, int *value);
