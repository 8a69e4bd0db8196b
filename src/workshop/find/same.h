/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names problems. Problems that differ only by exchanged suits have the same name. */

#pragma once

#include "players/problems/problem.h"

/**
 * Writes a hash of question and visible cards to @name (PROBLEM_NAME_DIGITS + 1 bytes), independent
 * of suit names and seat numbers.
 */
void problem_make_name (const Problem *problem, char *name);
