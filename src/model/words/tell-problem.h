/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Questions and feedback for problems. Free texts with g_free (). */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/** Returns true if the right answer is the best on average over hidden cards. */
gboolean tell_problem_is_average (const Problem *problem);

/** Returns the question; @telling is the moment of the problem. */
char *tell_problem_question (const Telling *telling, const Problem *problem);

/** Names @answer of a counting problem on a button: "4", "Anna", "J♥". */
char *tell_problem_answer (const Telling *telling, const Problem *problem, int answer);

/** Names @answer for screen readers: "jack of hearts". */
char *tell_problem_answer_spoken (const Telling *telling, const Problem *problem, int answer);

/** Returns the feedback to the right answer. */
char *tell_problem_right (const Telling *telling, const Problem *problem);

/** Returns the feedback to a wrong action, with @fact of @refutation and the cost. */
char *tell_problem_wrong (const Telling *telling, const Problem *problem,
                          const ProblemRefutation *refutation, const LineFact *fact);

/** Returns the feedback to the wrong @answer of a counting problem. */
char *tell_problem_miscounted (const Telling *telling, const Problem *problem, int answer);

/** Returns right answer, @reason (sentences or ""), and proof. */
char *tell_problem_why (const Telling *telling, const Problem *problem, const char *reason);

/**
 * Says that the user chose @once in the match of @problem, and its average @cost in points of the
 * lead.
 */
char *tell_problem_once (const Telling *telling, const Problem *problem, Action once, double cost);

/** Warns that the best line of @problem loses here, though it is right on average; else "". */
char *tell_problem_shown (const Problem *problem);

/**
 * Explains why @done, or else the most tempting wrong action, is wrong; "" if no fact shows that.
 */
char *tell_problem_not (const Telling *telling, const Problem *problem, Action done);
