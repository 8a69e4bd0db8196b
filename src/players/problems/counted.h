/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Questions about past play (PROBLEM_COUNT), answered from the record. */

#pragma once

#include "players/problems/problem.h"

/**
 * Finds the @answer to @asked about @group for the seat at turn at the end of @log. Returns false
 * if it is ambiguous: not exactly one seat void, no card out, or a card out that the seat can
 * place.
 */
bool counted_answer (const MatchLog *log, ProblemAsked asked, unsigned group, int *answer);

/**
 * Returns the first trick, from 1, in which @seat failed to follow @group, or 0. Free play while
 * cards are drawn is skipped.
 */
unsigned counted_void_trick (const Deal *deal, unsigned group, unsigned seat);

#define COUNT_ANSWERS_MAX (SEATS_MAX - 1)

/**
 * Lists the answers that @problem offers in @answers: the right one and similar ones,
 * deterministic. Numbers ascend, seats follow in turn, cards descend. Returns their number: four
 * numbers, at most four cards.
 */
unsigned count_answers_list (const Problem *problem, int answers[COUNT_ANSWERS_MAX]);
