/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays deals and keeps the moments that make problems. */

#pragma once

#include "players/problems/problem.h"

typedef struct
{
  const Game *game;
  Options options;
  uint64_t seed;
  int kind; /* ProblemKind, or -1 for all */
  unsigned n_wanted;
  unsigned n_deals;   /* most deals to play */
  unsigned n_threads; /* without influence on the problems */
} Mine;

/**
 * Returns up to n_wanted proved problems (transfer container), ordered by collect_order (), with
 * limited shares of kinds and bands. Free with g_ptr_array_unref ().
 */
GPtrArray *mine_problems (const Mine *mine);
