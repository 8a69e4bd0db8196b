/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rates the difficulty of problems, from 1 to PROBLEM_BANDS. */

#pragma once

#include "players/problems/problem.h"

#define BAND_SEEDS 20 /* trials per level */

/** The levels tried, weakest first. */
#define BAND_LEVELS 3
extern const PlayerLevel band_levels[BAND_LEVELS];

/** Counts in @solved how often each of band_levels solves @problem in BAND_SEEDS trials. */
void band_count_solved (const Problem *problem, unsigned *solved);

/**
 * Returns the band of @problem by failures of the levels; sets @solved. Counting problems are rated
 * by the cards to remember, without @solved.
 */
unsigned band_of (const Problem *problem, unsigned *solved);
