/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Writes problems (records.md §7). */

#pragma once

#include "players/problems/problem.h"

/** Appends the record of @problem, with comments and a blank line, to @text. */
void problem_write (GString *text, const Problem *problem);
