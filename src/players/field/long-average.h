/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Long averages: the mean result of the field (field.h) over all possible cards, by house rules and
 * role. The other players are `strong`. `atout-workshop averages` measures them.
 */

#pragma once

#include "rules/deal.h"

typedef struct
{
  unsigned role;    /* 0 is the dealer, 1 the next seat */
  unsigned n_deals; /* deals measured */
  double mean;      /* field_result () per deal */
  double error;     /* standard error of the mean */
} LongAverage;

/**
 * Writes the average of @role by the rules @options to @average. Returns false for house rules that
 * were not measured; the length of the match does not matter.
 */
bool long_average_of_role (const Game *game, const Options *options, unsigned role,
                           LongAverage *average);

/** Writes the average for @seat in @deal to @average, like long_average_of_role (). */
bool long_average_find (const Deal *deal, unsigned seat, LongAverage *average);
