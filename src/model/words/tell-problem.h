/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A problem in sentences: the question, and what is said to an answer. All follows from the
 * problem and its lines. Texts are to be freed with g_free ().
 */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/** Whether what is right is a matter of chance: best as the hidden cards lie on average. */
gboolean tell_problem_is_average (const Problem *problem);

/** The question, with what counts, in one or two sentences; @telling is of its moment. */
char *tell_problem_question (const Telling *telling, const Problem *problem);

/** @answer of a problem of the kind count, as on a button: "4", "Anna", "J♥". */
char *tell_problem_answer (const Telling *telling, const Problem *problem, int answer);

/** The same for who hears it: "jack of hearts". */
char *tell_problem_answer_spoken (const Telling *telling, const Problem *problem, int answer);

/** The verdict on a right answer, with what makes it right. */
char *tell_problem_right (const Telling *telling, const Problem *problem);

/** The verdict on a wrong action: by @fact of the line of @refutation, and by what it costs. */
char *tell_problem_wrong (const Telling *telling, const Problem *problem,
                          const ProblemRefutation *refutation, const LineFact *fact);

/** The verdict on the wrong @answer of the kind count. */
char *tell_problem_miscounted (const Telling *telling, const Problem *problem, int answer);

/** The right answer with why it is right; @reason, "" or sentences, is told between the two. */
char *tell_problem_why (const Telling *telling, const Problem *problem, const char *reason);

/**
 * What the user did in a match where @problem is from, @once, and by how many points of the lead of
 * his side that was behind, @cost: as the seat could know.
 */
char *tell_problem_once (const Telling *telling, const Problem *problem, Action once, double cost);

/**
 * What is to be said where the best line of @problem is shown: that right on average comes to
 * nothing there; "" for nothing.
 */
char *tell_problem_shown (const Problem *problem);

/**
 * Why not @done, or if nothing tells that what a beginner would do in @problem, or else the dearest
 * of what is wrong: its name, and what happens then; "" where that is nothing.
 */
char *tell_problem_not (const Telling *telling, const Problem *problem, Action done);
