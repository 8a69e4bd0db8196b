/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The exact value of the rest of a deal when all cards are known and two sides play against each
 * other: how many card points a side gets if everybody plays best from here to the last trick.
 *
 * The rest is data (trick-play.h), so one solver serves all games. It is an alpha-beta search with
 * null windows over a table of positions at the start of tricks, which keeps bounds of what is to
 * come, never of what was won before.
 */

#pragma once

#include <gio/gio.h>

#include "rules/trick-score.h"

/** The rest of a deal as the solver takes it. A value. */
typedef struct
{
  TrickPlay play;
  CardSet hand[SEATS_MAX];     /* by seat */
  Trick trick;                 /* on the table, not complete */
  uint8_t turn;                /* the seat to play */
  SeatSet side;                /* whose points are counted; all others play against them */
  uint8_t n_tricks[SEATS_MAX]; /* that were won before, by seat */
} SolverRest;

/** The worth of a card: the points that the side gets in the rest if it is played now. */
typedef struct
{
  Card card;
  int16_t value;
} SolverValue;

/** A solver with its table of about 9 MB, for one thread; free with solver_free (). */
typedef struct Solver Solver;

Solver *solver_new (void);
void solver_free (Solver *self);

/**
 * Fills @rest with what is left of @deal for @side, in which everybody plays to the last card:
 * nobody goes out before. Where cards count in groups it is the declarer's side. False where it is
 * no question of this kind: not in the play, cards still drawn, a game that a single trick decides,
 * or more than two sides.
 */
bool solver_rest_make (SolverRest *rest, const Deal *deal, SeatSet side);

/** Takes the rest of @deal, in which cards are played, whether it can be solved or not. */
void solver_rest_take (SolverRest *rest, const Deal *deal, SeatSet side);

/** True when whoever is not of @side plays together against it. */
bool solver_has_two_sides (const TrickPlay *play, SeatSet side);

/** The value of @rest for its side: card points of all tricks from the one on the table on. */
int solver_value (Solver *self, const SolverRest *rest);

/** True when @side can get at least @points in @rest. Several times as fast as solver_value (). */
bool solver_reaches (Solver *self, const SolverRest *rest, int points);

/**
 * Lists what each card is worth that the seat at turn may play now, by card; returns how many.
 * @values has room for CARDS_MAX.
 */
unsigned solver_values (Solver *self, const SolverRest *rest, SolverValue *values);

/**
 * The next question is of another deal than the last: its answer, if it is given up, then depends
 * on nothing that was asked before. After solve_play_on () alone it makes a difference.
 */
void solver_forget (Solver *self);

/** From now on the solver gives up after @nodes, 0 for never: solver_gave_up (). */
void solver_set_limit (Solver *self, uint64_t nodes);

/** From now on it also gives up when @cancellable, which must live as long or be NULL, is. */
void solver_set_cancellable (Solver *self, GCancellable *cancellable);

/** True when the last question was given up; its answer lies from *@low to *@high. */
bool solver_gave_up (const Solver *self, int *low, int *high);

/** How many cards were played in the search for the last answer: one for every try of a card. */
uint64_t solver_count_nodes (const Solver *self);
