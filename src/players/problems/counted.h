/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Questions about what was played, answered from the record alone (problems of the kind count). */

#pragma once

#include "players/problems/problem.h"

/**
 * The answer to @asked about @group for the seat that is to act where the last deal of @log stands.
 * False where there is none, or none that is true in every sense of the words: nobody or several
 * are void, or no card is out; or one of those in question is neither played nor in the hand of the
 * seat, but it knows where it is, so that it can be held to be out or not.
 */
bool counted_answer (const MatchLog *log, ProblemAsked asked, unsigned group, int *answer);

/**
 * The number, from 1, of the first trick of @deal in which @seat did not follow @group as it would
 * have had to; 0: there is none. Where cards are still drawn nobody has to follow.
 */
unsigned counted_void_trick (const Deal *deal, unsigned group, unsigned seat);

#define COUNT_ANSWERS_MAX (SEATS_MAX - 1)

/**
 * Writes the answers that @problem, of the kind count, offers to @answers: the right one and others
 * like it, always the same ones. Numbers ascend, seats follow in turn, cards from the highest of
 * the group on. Returns how many: of numbers and, where there are so many, of cards four.
 */
unsigned count_answers_list (const Problem *problem, int answers[COUNT_ANSWERS_MAX]);
