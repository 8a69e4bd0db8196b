/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Standings: results compared with those of the field (field.h) on the same cards. */

#pragma once

#include <glib.h>
#include <stdbool.h>

#include "players/field/long-average.h"

/** A deal in which everybody had the same cards. */
typedef struct
{
  int own;
  double house; /* average result of the house players */
  int lowest;   /* lowest result of a house player */
  int highest;
  unsigned n_house;  /* number of house players */
  unsigned n_better; /* house players with a lower result than the own one */
  unsigned n_like;   /* house players with the same result */
} StandingRow;

/** Compares @own with the @n (at least 1) results of @house. */
StandingRow standing_row (int own, const int *house, unsigned n);

/** A mean per deal with its 95 % range, which is mean ± margin. */
typedef struct
{
  double mean;
  double margin;  /* valid with has_range */
  bool has_range; /* false below two deals */
} StandingRange;

typedef enum
{
  STANDING_OPEN, /* too few deals to tell */
  STANDING_BETTER,
  STANDING_WORSE,
} StandingVerdict;

/** The figures of a deal that count for a standing. */
typedef struct
{
  double play;        /* own result minus the house average */
  bool has_cards;     /* false if the long average is unknown */
  double cards;       /* house average minus the long average */
  unsigned role;      /* role of the long average, below SEATS_MAX */
  double cards_error; /* standard error of the long average */
} StandingDeal;

/** Returns the figures of @row, with the long average of its seat, or NULL. */
StandingDeal standing_deal (const StandingRow *row, const LongAverage *average);

/** A standing over several deals. */
typedef struct
{
  unsigned n_deals;
  StandingRange play; /* own results against the house: what the player did */
  StandingVerdict verdict;
  bool has_cards;      /* false if a deal has no long average, or there are no deals */
  StandingRange cards; /* luck of the cards */
} Standing;

/**
 * Sums up @n @deals. The ranges come from the spread between the deals, by Student’s t
 * ("The probable error of a mean", Biometrika 6, 1908). The range of the cards includes the
 * standard errors of the long averages.
 */
Standing standing_of_deals (const StandingDeal *deals, unsigned n);
