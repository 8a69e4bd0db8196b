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

/** The difficulty of a problem with open hands. */
typedef struct
{
  unsigned depth;      /* tricks to look ahead until every wrong action is behind the right one */
  unsigned n_tempting; /* wrong actions that are not behind after the first trick */
} BandSearch;

/** Measures @search of a problem with open hands by replaying its best line and its refutations. */
void band_search (const Problem *problem, BandSearch *search);

/**
 * Returns the number of facts to remember for a question about past play: cards gone in the suit,
 * point cards in own tricks, or tricks since a seat became void. Cards of the current trick do not
 * count.
 */
unsigned band_memory (const Problem *problem);

/**
 * Returns the band (difficulty) of @problem, 1 to PROBLEM_BANDS. With open hands it follows from
 * band_search (), for questions about past play from band_memory (). For other kinds it follows
 * from how often the levels fail; then @solved is filled as by band_count_solved ().
 */
unsigned band_of (const Problem *problem, unsigned *solved);
