/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The search for two players who draw from a known stock, with exchanging, closing and announcing.
 * Hands change, so a position is both hands, the talon and the points that matter later.
 */

#pragma once

#include "players/solver/patience.h"
#include "players/solver/solve.h"
#include "players/solver/talon-table.h"
#include "rules/talon-play.h"

/** A position at a lead, or with one card led. */
typedef struct
{
  CardSet hand[2];
  CardSet pending; /* cards to lead after an announcement, or 0 */
  Card led;        /* card led, or CARD_NONE */
  Card under;
  uint8_t leader;
  uint8_t talon; /* number of talon cards, also if closed */
  int8_t closer;
  uint8_t at_closing; /* game points that the closer's opponent risked */
  bool is_swapped;
  bool is_first;     /* true before the first trick */
  uint8_t has_trick; /* seats with a trick, as bits */
  int16_t points[2]; /* points by seat, with announcements that do not count yet */
} TalonState;

typedef struct
{
  const TrickPlay *trick;
  const TalonPlay *talon;
  SolveObjective objective;
  TalonTable *table; /* NULL for a few tricks */
  uint64_t nodes;
  Patience patience;
  bool gave_up;
} TalonSearch;

void talon_state_make (TalonState *state, const Deal *deal, const TrickPlay *trick,
                       const TalonPlay *talon);

/**
 * Searches the further gain of seat 0 after @action of the seat at turn, beyond talon_so_far ().
 * Returns a lower bound if at least @need, else an upper bound.
 */
int talon_search_action (TalonSearch *self, const TalonState *state, Action action, int need);

/** Searches the best action of the seat at turn, like talon_search_action (). */
int talon_search_rest (TalonSearch *self, const TalonState *state, int need);

/** Returns the points of seat 0 so far, by the objective. */
int talon_so_far (const TalonSearch *self, const TalonState *state);
