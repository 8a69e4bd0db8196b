/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How the comments of a problem begin, for reader and writer. */

#pragma once

#include "players/problems/problem.h"

#define PROBLEM_KIND "# problem"
#define PROBLEM_ASKS "# asks"
#define PROBLEM_RIGHT "# right"
#define PROBLEM_WRONG "# wrong"
#define PROBLEM_MARGIN "# margin"
#define PROBLEM_THEMES "# themes"
#define PROBLEM_BAND "# band"
#define PROBLEM_BEST "# best"
#define PROBLEM_BEATS "# beats"
#define PROBLEM_WHY "# why"
#define PROBLEM_FROM "# from"

/** In a layout the mark before cards that lie in no hand. */
#define PROBLEM_ELSEWHERE 'x'

/** What a question of the kind count is called ("out"); the one with a name, or -1. */
const char *problem_asked_name (ProblemAsked asked);
int problem_asked_find (const char *name);
