/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Finds problems at a moment of a match: decisions with clear right and wrong actions, in which a
 * natural or weaker choice fails.
 */

#pragma once

#include "players/problems/problem.h"

/** The solver and memory of one thread; free with finder_free (). */
typedef struct Finder Finder;

Finder *finder_new (void);
void finder_free (Finder *self);

/**
 * Returns a problem of @kind at the end of @log, or NULL. It has answers, margin and refutations,
 * but no themes and band. Free with problem_free (). Random choices follow @rng.
 */
Problem *finder_find (Finder *self, const MatchLog *log, ProblemKind kind, Rng *rng);

/** A reason why a problem is not worth asking. */
typedef enum
{
  FIND_WORTH,    /* none: the problem is worth asking */
  FIND_CLAIM,    /* a claim to have enough points is right */
  FIND_COIN,     /* PROBLEM_CHANCE with only two answers: half of the guesses are right */
  FIND_ANNOUNCE, /* the question is whether to announce */
  FIND_MOST,     /* most answers are right, or wrong ones play the right card */
  FIND_NATURAL,  /* a beginner and the weaker levels find the right action */
  FIND_OBJECTIONS,
} FindObjection;

/** Returns the first reason against asking @problem; FIND_WORTH if there is none. */
FindObjection find_objection (const Problem *problem);

/** Returns the least margin, in points, that separates right from wrong. */
double find_least_margin (const Deal *deal, SolveObjective objective);

/** Least lead of right over wrong actions, in standard errors. */
#define FIND_ERRORS 3.0

/** Least cost of a wrong chance or call, in standard deviations of the leads. */
#define FIND_LEAST_COST 0.1

/** Most actions judged for a chance or call. */
#define FIND_ACTIONS 14
