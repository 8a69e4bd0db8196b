/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Long averages: the mean result of the 15 house players (field.h) over very many random deals, for
 * given house rules and role (position after the dealer). The other seats are of level `strong`.
 * `atout-workshop averages` measures them.
 */

#pragma once

#include "rules/deal.h"

typedef struct
{
  unsigned role;    /* 0 is the dealer, 1 the next seat in turn order, … */
  unsigned n_deals; /* number of deals played to measure the mean */
  double mean;      /* mean field_result () of a deal */
  double error;     /* standard error of @mean */
} LongAverage;

/**
 * Writes the long average for @role under the house rules @options to @average; the length of the
 * match is ignored. Returns false if these rules were not measured.
 */
bool long_average_of_role (const Game *game, const Options *options, unsigned role,
                           LongAverage *average);

/**
 * Writes the long average for the role that @seat has in @deal to @average. Returns false if the
 * rules were not measured.
 */
bool long_average_find (const Deal *deal, unsigned seat, LongAverage *average);
