/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Answers that a problem of the kind count offers. */

#pragma once

#include "players/problems/problem.h"

#define COUNT_ANSWERS_MAX (SEATS_MAX - 1)

/**
 * Writes the answers that @problem, of the kind count, offers to @answers: the right one and others
 * like it, always the same ones. Numbers ascend, seats follow in turn, cards from the highest of
 * the group on. Returns how many: of numbers and, where there are so many, of cards four.
 */
unsigned count_answers_list (const Problem *problem, int answers[COUNT_ANSWERS_MAX]);
