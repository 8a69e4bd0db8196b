/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Counting a hand: by how many points the declarer will beat the best of his opponents
 * (section 15 of games/zensern/rules.md, "Trump (JASS)").
 */

#pragma once

#include "players/games/zensern/zensern-position.h"

/** Who counts, and when. */
typedef enum
{
  ZENSERN_COUNT_BID,     /* to name a suit, with six cards */
  ZENSERN_COUNT_ANSWER,  /* the other player names a suit; I have six cards */
  ZENSERN_COUNT_DECLARE, /* I have named it and have all my cards */
  ZENSERN_COUNT_OPPOSE,  /* another party has named it; I have all my cards */
  ZENSERN_COUNTS,
} ZensernCount;

/** What is counted. The highest trump is the highest that is not known to lie dead, and so on. */
typedef enum
{
  ZENSERN_FEATURE_BASE,
  ZENSERN_FEATURE_TRUMPS,          /* how many */
  ZENSERN_FEATURE_LONG,            /* of these, how many above the fourth */
  ZENSERN_FEATURE_FIRST,           /* the highest trump: the Jass */
  ZENSERN_FEATURE_SECOND_TOO,      /* the Menö beside it */
  ZENSERN_FEATURE_SECOND,          /* the Menö without it */
  ZENSERN_FEATURE_THIRD,           /* the ace of trumps */
  ZENSERN_FEATURE_FOURTH,          /* the ten of trumps */
  ZENSERN_FEATURE_BELLA,           /* king and queen of trumps */
  ZENSERN_FEATURE_SIDE_FIRST,      /* side suits with the ace ... */
  ZENSERN_FEATURE_SIDE_SECOND_TOO, /* ... the ten beside it ... */
  ZENSERN_FEATURE_SIDE_SECOND,     /* ... the ten without it, not alone ... */
  ZENSERN_FEATURE_SIDE_VOID,       /* ... and without any card */
  ZENSERN_FEATURE_FIGURES,         /* points of the figures */
  ZENSERN_FEATURE_KNOWN,           /* the card that is known beyond six */
  ZENSERN_FEATURE_UPCARD,          /* a trump as upcard: +1 goes to the partner, -1 to an enemy */
  ZENSERN_FEATURES,
} ZensernFeature;

/** The points of each feature, by table. */
extern const double zensern_count_points[ZENSERN_COUNTS][ZENSERN_FEATURES][ZENSERN_TABLES];

/** Fills @feature for @seat of @seen, whose cards are known, with @trump for @declarer. */
void zensern_features (const Deal *seen, unsigned seat, unsigned declarer, Suit trump,
                       double *feature);

/** The points by which @declarer with @trump will beat the best opponent, as @seat counts. */
double zensern_expected_margin (const Deal *seen, ZensernCount count, unsigned seat,
                                unsigned declarer, Suit trump);

#define ZENSERN_MARGINS 11

/** What is scored above the mean of the others for a margin of -100, -80 … 100 points. */
extern const double zensern_lead_of_margin[ZENSERN_TABLES][ZENSERN_MARGINS];

/** The height at @margin of such a line. */
double zensern_expected_lead (const double *lead, double margin);
