/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cost of a decision by the seat's knowledge, and with open cards, where luck decides. */

#pragma once

#include "players/analysis/contrast.h"
#include "players/solver/solve.h"

/** The grade of a decision. */
typedef enum
{
  REVIEW_FORCED, /* only legal action */
  REVIEW_RULES,  /* judged by rules of thumb, not points */
  REVIEW_EQUAL,  /* equal to all others tried */
  REVIEW_BEST,   /* best or equal; others are worse */
  REVIEW_WORSE,  /* worse than the best */
} ReviewGrade;

typedef struct
{
  ReviewGrade grade;
  unsigned seat;
  Action done;
  Action best;       /* best action of the level */
  bool has_value;    /* true if worlds were tried and set these fields: */
  double value;      /* expected lead with the best action */
  double cost;       /* cost in lead; 0 unless REVIEW_WORSE */
  double error;      /* standard error of the cost */
  bool is_exact;     /* true if all possible deals were solved */
  unsigned n_worlds; /* number of worlds tried */
  unsigned n_won;    /* worlds in which the best action wins */
  bool has_open;     /* true if the solver set `open_cost` */
  int open_cost;     /* cost with open cards in the score, from 0 */
  Contrast contrast; /* why `best` beats `done`, for REVIEW_WORSE */
} ReviewDecision;

/**
 * Judges @done, the action of the seat at turn in @deal, by @analysis of its @observation. Skips
 * open cards if @solver is NULL or @cancellable cancelled.
 */
void review_decide (const Deal *deal, const Observation *observation, const Analysis *analysis,
                    Action done, Solver *solver, GCancellable *cancellable,
                    ReviewDecision *decision);

/** Grades a worse @decision as best if it was best with all hands open. */
void review_allow_open (ReviewDecision *decision);

/** Returns true if @grade counts for or against the player. */
static inline bool
review_is_graded (ReviewGrade grade)
{
  return grade == REVIEW_BEST || grade == REVIEW_WORSE;
}
