/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The exact value of a deal with all cards known, as the command line asks for it (records.md §5),
 * and the first of the best actions: card points, points, or what is written for the deal.
 */

#pragma once

#include "players/solver/solver.h"

typedef enum
{
  SOLVE_CARDS,  /* card points of the side that is counted */
  SOLVE_POINTS, /* points that tricks bring, less those of the other side */
  SOLVE_DEAL,   /* what is written for the deal, less what is written for the other side */
} SolveObjective;

#define SOLVE_OBJECTIVES (SOLVE_DEAL + 1)
#define SOLVE_OBJECTIVE_NAMES "cards, points or deal" /* for messages */

/** What an objective is called ("deal"); the one with a name, or -1. */
const char *solve_objective_name (SolveObjective objective);
int solve_objective_find (const char *name);

typedef struct
{
  int low, high;  /* the value lies from one to the other: they are equal if nothing was given up */
  Action best;    /* of the best ones the first by its token; ACTION_NONE if the deal is over */
  uint64_t nodes; /* cards that were tried */
} SolveAnswer;

/** The worth of an action if both sides go on as well as they can. */
typedef struct
{
  Action action;
  int low, high; /* as in SolveAnswer */
} SolveRow;

/** Why @objective cannot be asked of @deal, and what can; NULL: it can. */
const char *solve_refuse (const Deal *deal, SolveObjective objective);

/** The value of @deal, which is over and was played or thrown in. */
int solve_end (const Deal *deal, SolveObjective objective);

/** Finds the value of @deal, which solve_refuse () does not. solver_set_limit () holds. */
void solve_deal (Solver *solver, const Deal *deal, SolveObjective objective, SolveAnswer *answer);

/**
 * Plays @deal, which solve_refuse () does not, to its end by what solve_deal () finds best at each
 * turn. Several times as fast: what was found of the deal is kept as far as it holds, for the cards
 * that come later and for other ways to play the same deal on, until solver_forget ().
 *
 * Returns: false if that was given up, as solver_set_limit () says; then @deal is left where it was
 */
bool solve_play_on (Solver *solver, Deal *deal, SolveObjective objective);

/**
 * Lists what each action is worth of @deal, in which cards are played, by token; returns how many.
 * @rows has room for ACTIONS_MAX. The rest as solve_deal ().
 */
unsigned solve_each (Solver *solver, const Deal *deal, SolveObjective objective, SolveRow *rows);
