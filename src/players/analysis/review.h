/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a decision cost: as the seat could know then, and beside it with all cards open, which is
 * luck and no fault.
 */

#pragma once

#include "players/analysis/contrast.h"
#include "players/solver/solve.h"

/** How a decision is judged. */
typedef enum
{
  REVIEW_FORCED, /* nothing else was legal */
  REVIEW_RULES,  /* the level judges it by rules of thumb, whose figures are no points */
  REVIEW_EQUAL,  /* what was done is as good as the best, and so is all else that was tried */
  REVIEW_BEST,   /* what was done is as good as the best, and something else is worse */
  REVIEW_WORSE,  /* it cost something */
} ReviewGrade;

typedef struct
{
  ReviewGrade grade;
  unsigned seat;
  Action done;
  Action best;       /* what the level would have done */
  bool has_value;    /* worlds were looked at: */
  double value;      /* the lead of the unit of the seat that was to be expected with the best */
  double cost;       /* of what was done, in points of that lead; 0 unless REVIEW_WORSE */
  double error;      /* of the cost, one standard error */
  bool is_exact;     /* they are all that are possible, and solved */
  unsigned n_worlds; /* the deal is won … */
  unsigned n_won;    /* … in so many of them with the best */
  bool has_open;     /* it could be worked out: */
  int open_cost;     /* what it cost with all cards known, as the deal is written; from 0 on */
  Contrast contrast; /* of REVIEW_WORSE: the best against what was done */
} ReviewDecision;

/**
 * Judges @done, which the seat at turn did in @deal, by @analysis, the judgement of what it saw
 * then, @observation. @solver may be NULL: nothing is worked out with open cards. When @cancellable
 * is cancelled what is open is not told.
 */
void review_decide (const Deal *deal, const Observation *observation, const Analysis *analysis,
                    Action done, Solver *solver, GCancellable *cancellable,
                    ReviewDecision *decision);

/** The hands of all lay open: what was best as the cards lay is no fault in @decision. */
void review_allow_open (ReviewDecision *decision);

/** Whether a decision of @grade counts for or against who made it. */
static inline bool
review_is_graded (ReviewGrade grade)
{
  return grade == REVIEW_BEST || grade == REVIEW_WORSE;
}
