/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays deals and keeps the moments that make problems. */

#pragma once

#include "players/problems/problem.h"

typedef struct
{
  const Game *game;
  Options options;
  uint64_t seed;
  int kind;            /* ProblemKind, or -1 for all */
  unsigned least_hand; /* fewest cards in hand where PROBLEM_CHANCE is searched; 0: any */
  unsigned n_wanted;
  unsigned n_deals;   /* most deals to play */
  unsigned n_threads; /* without influence on the problems */
} Mine;

/**
 * Plays deals and returns up to n_wanted proved problems (transfer container) in the order of
 * collect_order (). No kind or band (difficulty) gets more than its limit. Free with
 * g_ptr_array_unref ().
 */
GPtrArray *mine_problems (const Mine *mine);
