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

/** The measure of an open problem. */
typedef struct
{
  unsigned depth;      /* tricks to look ahead until all wrong actions have fallen behind */
  unsigned n_tempting; /* wrong actions that are not behind after the first trick */
} BandSearch;

/** Measures an open problem by its lines. */
void band_search (const Problem *problem, BandSearch *search);

/**
 * Returns the number of facts to remember for a counting problem: cards of the suit, cards with
 * points in own tricks, or tricks since a seat was void. The current trick counts for nothing.
 */
unsigned band_memory (const Problem *problem);

/**
 * Returns the band of @problem: by band_search () of open problems, band_memory () of counting
 * problems, otherwise by failures of the levels. Sets @solved unless it asks no level.
 */
unsigned band_of (const Problem *problem, unsigned *solved);
