/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names problems. Problems that differ only by exchanged suits have the same name. */

#pragma once

#include "players/problems/problem.h"

/**
 * Writes a hash of question and visible cards to @name (PROBLEM_NAME_DIGITS + 1 bytes), independent
 * of suit names and seat numbers.
 */
void problem_make_name (const Problem *problem, char *name);

/**
 * Describes the position with ranks reduced: cards are equal if only gone cards rank between them,
 * and points do not count. Problems with hidden cards are alike whatever their kind.
 * Returns: (transfer full): the text, or NULL for calls before the play and counting problems
 */
char *problem_make_shape (const Problem *problem);

/** Returns the order of the pack, which games with the same pack share; free with g_free (). */
char *problem_make_deal (const Problem *problem);
