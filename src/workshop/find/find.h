/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Finding problems: where a match stands, is there one worth asking? A decision is, where what is
 * right stands out, something else is natural or done by weaker players, and every action is known
 * to be right or wrong.
 */

#pragma once

#include "players/problems/problem.h"

/** What one thread finds with; free with finder_free (). */
typedef struct Finder Finder;

Finder *finder_new (void);
void finder_free (Finder *self);

/**
 * The problem of @kind where the last deal of @log stands, with answers, margin and refutations,
 * without themes and band, or NULL: there is none. What is by lot follows from @rng.
 * Free with problem_free ().
 */
Problem *finder_find (Finder *self, const MatchLog *log, ProblemKind kind, Rng *rng);

/** At most half of what is legal in @problem is right, and not all do it who are not strong. */
bool find_is_worth_asking (const Problem *problem);

/** By so many points at least a problem's margin tells right from wrong in @deal. */
double find_least_margin (const Deal *deal, SolveObjective objective);

/** The seeds of the two judgements that must agree about a chance or a call. */
extern const uint64_t find_seeds[2];

/** So many standard errors what is right is ahead of what is wrong. */
#define FIND_ERRORS 3.0
