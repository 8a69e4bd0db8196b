/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Standings: results of a player compared with those of the 15 house players (field.h), who play
 * the same seat with the same cards.
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

#include "players/field/long-average.h"

/** One deal: the user’s result and the results of the house players with the same cards. */
typedef struct
{
  int own;
  double house; /* mean result of the house players */
  int lowest;   /* lowest result of a house player */
  int highest;
  unsigned n_house;  /* number of house players */
  unsigned n_better; /* number of house players with a lower result than @own */
  unsigned n_like;   /* number of house players with the same result as @own */
} StandingRow;

/** Compares the result @own with the @n results (at least 1) of the house players in @house. */
StandingRow standing_row (int own, const int *house, unsigned n);

/** A mean per deal with its 95 % confidence interval, @mean ± @margin. */
typedef struct
{
  double mean;
  double margin;  /* half the width of the interval; valid if has_range */
  bool has_range; /* false if there are fewer than two deals */
} StandingRange;

/** Returns the range of the mean of @n values with this @sum and sum of @squares. */
StandingRange standing_range (unsigned n, double sum, double squares);

typedef enum
{
  STANDING_OPEN, /* too few deals to tell better from worse */
  STANDING_BETTER,
  STANDING_WORSE,
} StandingVerdict;

/** The result of one deal, in points, split into play and luck of the cards. */
typedef struct
{
  double play;        /* own result minus the mean of the house */
  bool has_cards;     /* false if the long average (long-average.h) is unknown */
  double cards;       /* luck: mean of the house minus the long average */
  unsigned role;      /* role of the seat, 0 for the dealer; below SEATS_MAX */
  double cards_error; /* standard error of the long average */
} StandingDeal;

/**
 * Splits the result in @row into play and luck. @average is the long average for the role of the
 * seat; NULL if unknown.
 */
StandingDeal standing_deal (const StandingRow *row, const LongAverage *average);

/** A comparison with the house over several deals. */
typedef struct
{
  unsigned n_deals;
  StandingRange play; /* own results minus those of the house: skill of the player */
  StandingVerdict verdict;
  bool has_cards;      /* false if a deal has no long average, or there are no deals */
  StandingRange cards; /* luck of the cards */
} Standing;

/**
 * Computes the mean play and luck of @n @deals with 95 % confidence intervals by Student’s t ("The
 * probable error of a mean", Biometrika 6, 1908). The interval of the luck also includes the
 * standard errors of the long averages.
 */
Standing standing_of_deals (const StandingDeal *deals, unsigned n);
