/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Questions about what was played, answered from the record alone (problems of the kind count). */

#pragma once

#include "players/problems/problem.h"

/**
 * The answer to @asked about @group for the seat that is to act where the last deal of @log stands.
 * False where there is none: nobody or several are void, no card is out, there are no sides.
 */
bool counted_answer (const MatchLog *log, ProblemAsked asked, unsigned group, int *answer);
