/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Counts once more, from the actions of a record, what a problem of PROBLEM_COUNT asks. */

#pragma once

#include "players/problems/problem.h"

/**
 * Finds the @answer to the question of @problem; returns false if it has none, or not one alone.
 */
bool recount (const Problem *problem, int *answer);
