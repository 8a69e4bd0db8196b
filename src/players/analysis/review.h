/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cost of a decision by the seat's knowledge, and with open cards, where luck decides. A deal that
 * was lost or won anyway, as the cards lay, is not charged to a decision.
 */

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

/** The outcome of a deal in which all actions lead to the same end. */
typedef enum
{
  REVIEW_UNDECIDED,
  REVIEW_LOST,
  REVIEW_WON,
} ReviewOutcome;

typedef struct
{
  ReviewGrade grade;
  ReviewOutcome outcome; /* for plays: as the cards lay, or if unsolved in all worlds */
  bool is_open;          /* true if grade, best and cost are those with open cards */
  unsigned seat;
  Action done;
  Action best;       /* best action of the level */
  bool has_value;    /* true if worlds were tried and set these fields: */
  double value;      /* expected lead with the best action */
  double cost;       /* cost in lead; 0 unless REVIEW_WORSE; no more than was at stake */
  double error;      /* standard error of the cost */
  double spared;     /* cost that is not charged because of `outcome` */
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

/**
 * Judges @decision, made by review_decide () with all hands open, with open cards, like the advice
 * in @deal (open_cards_look ()). Leaves it as it is where @solver gives up.
 */
void review_open (const Deal *deal, const Analysis *analysis, Solver *solver,
                  GCancellable *cancellable, ReviewDecision *decision);

/** Returns true if @grade counts for or against the player. */
static inline bool
review_is_graded (ReviewGrade grade)
{
  return grade == REVIEW_BEST || grade == REVIEW_WORSE;
}
