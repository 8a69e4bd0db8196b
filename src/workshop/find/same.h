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
 * Describes the position so that positions that play alike have equal texts. Cards are numbered by
 * rank among those still in play, and their points are ignored. All kinds with hidden cards share
 * one description.
 * Returns: (transfer full): the text; NULL for calls before the play and for PROBLEM_COUNT
 */
char *problem_make_shape (const Problem *problem);

/**
 * Returns the deal as the list of all cards of the pack in shuffled order; free with g_free (). Two
 * games with the same pack can have the same deal.
 */
char *problem_make_deal (const Problem *problem);
