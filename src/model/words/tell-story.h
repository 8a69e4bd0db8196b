/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts on the situation in a problem. Free returned texts with g_free (). */

#pragma once

#include "model/words/telling.h"
#include "players/problems/problem.h"

/**
 * Returns the sentences before the question of a problem: points so far, points needed, cards in
 * the stock. "" outside the play of cards, and for problems about past play.
 */
char *tell_story (const Telling *telling, const Problem *problem);

/**
 * For a question about past play, tells which cards or points are to be counted; "" if that is
 * clear.
 */
char *tell_count_scope (const Problem *problem);
