/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Computes the double-dummy value of the rest of a deal: a side's card points with all cards known
 * and perfect play.
 *
 * One alpha-beta search with null windows serves all games, because rules are data (trick-play.h).
 * Its table stores bounds of the points still to come.
 */

#pragma once

#include <gio/gio.h>

#include "rules/trick-score.h"

/** The input of the solver: a deal from one moment on. */
typedef struct
{
  TrickPlay play;
  CardSet hand[SEATS_MAX];
  Trick trick;                 /* incomplete trick */
  uint8_t turn;                /* seat to play */
  SeatSet side;                /* seats whose points are counted, against all others */
  uint8_t n_tricks[SEATS_MAX]; /* tricks won before, by seat */
} SolverRest;

/** A legal card and the side's card points in the rest if it is played now. */
typedef struct
{
  Card card;
  int16_t value;
} SolverValue;

/** A solver with a table of about 9 MB, for one thread; free it with solver_free (). */
typedef struct Solver Solver;

Solver *solver_new (void);
void solver_free (Solver *self);

/**
 * Fills @rest with what is left of @deal, counted for @side, as if nobody could go out early. Where
 * cards count in groups, @side must be the declarer.
 *
 * Returns: false without a card to play, with a stock, if tricks, not points, decide the deal, or
 * with more than two sides
 */
bool solver_rest_make (SolverRest *rest, const Deal *deal, SeatSet side);

/** Fills @rest from @deal, in which cards are played, without checking that it can be solved. */
void solver_rest_take (SolverRest *rest, const Deal *deal, SeatSet side);

/** Returns true if all seats outside @side play together against it. */
bool solver_has_two_sides (const TrickPlay *play, SeatSet side);

/** Returns the side's card points in @rest, including the trick on the table. */
int solver_value (Solver *self, const SolverRest *rest);

/** Returns true if the side can get @points; several times as fast as solver_value (). */
bool solver_reaches (Solver *self, const SolverRest *rest, int points);

/**
 * Fills @values, with room for CARDS_MAX, with the value of each legal card; returns their number.
 */
unsigned solver_values (Solver *self, const SolverRest *rest, SolverValue *values);

/**
 * Announces a question about another deal. Needed only after solve_play_on (), so that answers
 * given up stay reproducible.
 */
void solver_forget (Solver *self);

/** Limits each later search to @nodes, 0 for no limit. */
void solver_set_limit (Solver *self, uint64_t nodes);

/** Lets @cancellable stop later searches; it may be NULL, and must outlive them. */
void solver_set_cancellable (Solver *self, GCancellable *cancellable);

/** Returns true if the last search was given up, with bounds of its answer in *@low and *@high. */
bool solver_gave_up (const Solver *self, int *low, int *high);

/** Returns the number of cards that the last search tried. */
uint64_t solver_count_nodes (const Solver *self);
