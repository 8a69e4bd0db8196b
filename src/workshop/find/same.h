/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The names of problems, which are equal where one is the other with suits exchanged. */

#pragma once

#include "players/problems/problem.h"

/**
 * Writes to @name, PROBLEM_NAME_DIGITS + 1 bytes, what @problem is called: what is asked, and what
 * can be seen there, from the seat that is to act; the same whatever suits are called and seats
 * have for numbers.
 */
void problem_make_name (const Problem *problem, char *name);
