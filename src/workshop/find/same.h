/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names problems. Problems that differ only by exchanged suits have the same name. */

#pragma once

#include "players/problems/problem.h"

/**
 * Writes a hash of the question and the visible cards to @name, PROBLEM_NAME_DIGITS + 1 bytes. The
 * names of suits and numbers of seats do not matter.
 */
void problem_make_name (const Problem *problem, char *name);
