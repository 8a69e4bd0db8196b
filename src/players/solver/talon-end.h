/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How a deal with a stock ends (W-9), and what can be told of that before it does.
 */

#pragma once

#include "players/solver/talon-search.h"

static inline bool
is_open (const TalonState *state)
{
  return state->closer == NO_SEAT && state->talon > 0;
}

/* W-8.6 */
static inline int
eyes_of (const TalonState *state, unsigned seat)
{
  return (state->has_trick >> seat) & 1 ? state->points[seat] : 0;
}

/* The game points that @loser has to lose: W-9.1 */
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

/* W-9.5, W-9.6 */
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

/** The game points that a claim of @seat brings seat 0: W-9.3 to W-9.7. */
int talon_claim (const TalonSearch *self, const TalonState *state, unsigned seat);

/** The points that are added for seat 0 when @winner has the last trick: W-9.8, W-9.9. */
int talon_end_deal (const TalonSearch *self, const TalonState *state, unsigned winner);

/** Bounds of what seat 0 can still get, whatever is played. */
void talon_bound (const TalonSearch *self, const TalonState *state, int *low, int *high);

/**
 * Whether more points of seat 0 and fewer of the other can only be better for seat 0, with all else
 * the same.
 */
bool talon_is_even (const TalonSearch *self, const TalonState *state);

/** The cards of the leader that the other cannot beat. */
CardSet talon_find_sure (const TalonSearch *self, const TalonState *state);

/**
 * Whether the deal is decided at a lead where nothing is drawn any more, with @sure the cards of
 * talon_find_sure (): then *@value is what seat 0 gets. Of positions that are even.
 */
bool talon_is_decided (const TalonSearch *self, const TalonState *state, CardSet sure, int *value);
