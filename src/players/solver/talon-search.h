/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The search for two players who draw from a stock, exchange its last card, close it and announce:
 * all cards known, the stock's order too. Hands change, so a position is both hands, what lies in
 * the talon, and what of the points matters to what comes.
 */

#pragma once

#include "players/solver/patience.h"
#include "players/solver/solve.h"
#include "players/solver/talon-table.h"
#include "rules/talon-play.h"

/** A position at a lead, or with a card led. A value. */
typedef struct
{
  CardSet hand[2];
  CardSet pending; /* one of these must be led; 0: nothing was announced */
  Card led;        /* on the table, or CARD_NONE */
  Card under;
  uint8_t leader;
  uint8_t talon; /* cards in it, 0 if none; it lies there closed, too */
  int8_t closer;
  uint8_t at_closing; /* what the other had to lose then */
  bool is_swapped;
  bool is_first;     /* no trick was played */
  uint8_t has_trick; /* as bits by seat */
  int16_t points[2]; /* by seat, of cards and announced, whether they count yet or not */
} TalonState;

typedef struct
{
  const TrickPlay *trick;
  const TalonPlay *talon;
  SolveObjective objective;
  TalonTable *table; /* or NULL: for a few tricks */
  uint64_t nodes;
  Patience patience;
  bool gave_up;
} TalonSearch;

/** The position of @deal. */
void talon_state_make (TalonState *state, const Deal *deal, const TrickPlay *trick,
                       const TalonPlay *talon);

/**
 * What seat 0 gets more from here on if the seat at turn does @action, as far as it is needed to
 * know whether it is at least @need: a bound on that side. It is added to talon_so_far ().
 */
int talon_search_action (TalonSearch *self, const TalonState *state, Action action, int need);

/** The same if the seat at turn does what is best for it. */
int talon_search_rest (TalonSearch *self, const TalonState *state, int need);

/** The points of seat 0 so far, by the objective. */
int talon_so_far (const TalonSearch *self, const TalonState *state);
