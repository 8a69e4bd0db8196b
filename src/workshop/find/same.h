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
 * Describes the position with its ranks reduced: cards between which only gone cards lay are the
 * same, and points do not count. NULL for a counting problem, whose position says little. Free with
 * g_free ().
 */
char *problem_make_shape (const Problem *problem);

/** Returns the order of the pack, which games with the same pack share; free with g_free (). */
char *problem_make_deal (const Problem *problem);
