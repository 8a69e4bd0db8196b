/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Bands: how hard a problem is, from 1 to PROBLEM_BANDS. */

#pragma once

#include "players/problems/problem.h"

#define BAND_SEEDS 20 /* so often each level is asked */

/** The levels that are asked, the weakest first. */
#define BAND_LEVELS 3
extern const PlayerLevel band_levels[BAND_LEVELS];

/** How often each of these gets @problem right, of BAND_SEEDS times, to @solved. */
void band_count_solved (const Problem *problem, unsigned *solved);

/**
 * The band of @problem: by how often the levels, asked as above, go wrong; of the kind count, which
 * they cannot be asked, by how many cards there are to remember. @solved is set for the others.
 */
unsigned band_of (const Problem *problem, unsigned *solved);
