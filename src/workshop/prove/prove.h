/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Proves problems with rules and the format of problems alone. It shares nothing with the rooms
 * that find problems (tests/check-includes.sh).
 */

#pragma once

#include "players/problems/problem.h"

#define PROBLEM_ERROR (problem_error_quark ())
GQuark problem_error_quark (void);

/** The reason why a problem is refused. */
typedef enum
{
  PROBLEM_ERROR_WRONG,    /* an answer, a value or a line is wrong */
  PROBLEM_ERROR_NAME,     /* the name does not match the position */
  PROBLEM_ERROR_PLACE,    /* not worth asking, or a duplicate */
  PROBLEM_ERROR_TOO_LONG, /* the proof exceeds the limit */
  PROBLEM_ERROR_MARGIN,   /* too little is at stake */
  PROBLEM_ERROR_BEATS,    /* a refutation shows no loss against best play */
  PROBLEM_ERROR_EXACT,    /* exact play with known cards does not agree */
  PROBLEM_ERROR_FAIR,     /* play without sight of hidden cards does not agree */
  PROBLEM_ERROR_JUDGED,   /* the judgement of the program does not agree */
  PROBLEM_ERRORS,
} ProblemError;

/** Returns the name of @reason in messages ("refutation"). */
const char *problem_error_name (ProblemError reason);

/**
 * Checks the answers of @problem, which must not be PROBLEM_EXAMPLE, and that the refutation of
 * each wrong action is legal play. The proof depends on the kind:
 *
 * - PROBLEM_OPEN: an exact search that uses only the rules.
 * - PROBLEM_SURE: all layouts, with one plan that does not use hidden cards.
 * - PROBLEM_CHANCE, PROBLEM_CALL: equally likely layouts, played exactly and by players who do not
 *   see hidden cards. Each wrong action must lose against best play in its layout. A share is
 *   counted again.
 * - PROBLEM_COUNT: the record is read a second time.
 *
 * Returns: false with @error, which names neither problem nor file
 */
bool problem_prove (const Problem *problem, GError **error);

/**
 * Counts the share of a PROBLEM_CHANCE or PROBLEM_CALL: the layouts in which the first right action
 * does better, or worse, than the best wrong one, with exact play. Returns false for other kinds,
 * and if it takes too long.
 */
bool problem_set_share (Problem *problem);

/**
 * Returns true if the wrong action of @refutation does worse in its layout than a right one, both
 * against best play. Great hands are played by rules of thumb.
 */
bool problem_prove_loss (const Problem *problem, const ProblemRefutation *refutation);

/**
 * Fills @right with the actions of @problem, a PROBLEM_CHANCE without answers, that exact play in a
 * few layouts clearly prefers. Returns false if there are none.
 */
bool problem_split (const Problem *problem, ActionList *right);

/**
 * Returns true if the right actions of @problem, a PROBLEM_CHANCE, lead on average, by exact play
 * and by play without sight: these judgements are a part of problem_prove ().
 */
bool problem_prove_average (const Problem *problem);
