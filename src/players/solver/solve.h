/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Computes the exact value of a deal with all cards known, and the best action (records.md §5). */

#pragma once

#include "players/solver/solver.h"

typedef enum
{
  SOLVE_CARDS,  /* card points of the side */
  SOLVE_POINTS, /* points for tricks, less the others' */
  SOLVE_DEAL,   /* score of the deal, less the others' */
} SolveObjective;

#define SOLVE_OBJECTIVES (SOLVE_DEAL + 1)
#define SOLVE_OBJECTIVE_NAMES "cards, points or deal"

/**
 * Returns the name of @objective ("deal"); solve_objective_find () returns -1 for an unknown name.
 */
const char *solve_objective_name (SolveObjective objective);
int solve_objective_find (const char *name);

typedef struct
{
  int low, high;  /* bounds, equal unless given up */
  Action best;    /* first best by token; ACTION_NONE if the deal is over */
  uint64_t nodes; /* number of cards tried */
} SolveAnswer;

/** The value of an action with perfect play afterwards. */
typedef struct
{
  Action action;
  int low, high; /* bounds, equal unless given up */
} SolveRow;

/** Returns a message why @deal cannot be solved for @objective, or NULL. */
const char *solve_refuse (const Deal *deal, SolveObjective objective);

/** Returns the value of @deal, which is over and was played or thrown in. */
int solve_end (const Deal *deal, SolveObjective objective);

/** Solves @deal, which solve_refuse () accepts, within solver_set_limit (). */
void solve_deal (Solver *solver, const Deal *deal, SolveObjective objective, SolveAnswer *answer);

/**
 * Plays @deal, which solve_refuse () accepts, to its end perfectly. Much faster than repeated
 * solve_deal (): bounds are kept for later cards and other lines until solver_forget ().
 *
 * Returns: false if given up; @deal is unchanged then
 */
bool solve_play_on (Solver *solver, Deal *deal, SolveObjective objective);

/**
 * Fills @rows, with room for ACTIONS_MAX, with the value of each action by token; returns their
 * number. @deal must be in play; else as solve_deal ().
 */
unsigned solve_each (Solver *solver, const Deal *deal, SolveObjective objective, SolveRow *rows);
