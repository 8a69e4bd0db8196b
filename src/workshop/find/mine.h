/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Mining: deals are played, and the moments in them that make problems are kept. */

#pragma once

#include "players/problems/problem.h"

typedef struct
{
  const Game *game;
  Options options;
  uint64_t seed;
  int kind;           /* the one ProblemKind that is looked for, or -1: all */
  unsigned n_wanted;  /* problems */
  unsigned n_deals;   /* deals that are played at most */
  unsigned n_threads; /* that look at the same time; the problems are the same */
} Mine;

/**
 * (transfer container): up to n_wanted problems of @mine, proved, with themes and bands, ordered as
 * mine_order () says; no kind and no band has more than its share. Free with g_ptr_array_unref ().
 */
GPtrArray *mine_problems (const Mine *mine);

/**
 * Sorts @problems by band and name and sets their themes. Removes and frees problems that are not
 * worth asking, and duplicates, which have the same name.
 */
void mine_order (GPtrArray *problems);
