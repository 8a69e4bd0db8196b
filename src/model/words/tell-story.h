/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tells the situation of a problem. Free texts with g_free (). */

#pragma once

#include "model/words/telling.h"
#include "players/problems/problem.h"

/**
 * Returns the facts before the question of a decision in play: points so far, points needed, the
 * stock; or "".
 */
char *tell_story (const Telling *telling, const Problem *problem);

/** Says which cards or points the question of a counting problem includes; or "". */
char *tell_count_scope (const Problem *problem);
