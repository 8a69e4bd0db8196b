/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Estimates the declarer's margin by counting a hand (section 15 of games/zensern/rules.md, "Trump
 * (JASS)").
 */

#pragma once

#include "players/games/zensern/zensern-position.h"

/** The moment at which a hand is counted. */
typedef enum
{
  ZENSERN_COUNT_BID,     /* before naming a suit, with six cards */
  ZENSERN_COUNT_ANSWER,  /* while the other player names trumps, with six cards */
  ZENSERN_COUNT_DECLARE, /* declarer's hand with all cards */
  ZENSERN_COUNT_OPPOSE,  /* opponent's hand with all cards */
  ZENSERN_COUNTS,
} ZensernCount;

/** Features of a hand, among live cards: a dead Jass makes the Menö the highest trump. */
typedef enum
{
  ZENSERN_FEATURE_BASE,
  ZENSERN_FEATURE_TRUMPS,
  ZENSERN_FEATURE_LONG,       /* number of trumps above four */
  ZENSERN_FEATURE_FIRST,      /* highest trump, the Jass */
  ZENSERN_FEATURE_SECOND_TOO, /* Menö with the Jass */
  ZENSERN_FEATURE_SECOND,     /* Menö without the Jass */
  ZENSERN_FEATURE_THIRD,
  ZENSERN_FEATURE_FOURTH,
  ZENSERN_FEATURE_BELLA,
  ZENSERN_FEATURE_SIDE_FIRST,      /* side suits with the ace */
  ZENSERN_FEATURE_SIDE_SECOND_TOO, /* side suits with ace and ten */
  ZENSERN_FEATURE_SIDE_SECOND,     /* side suits with a guarded ten, no ace */
  ZENSERN_FEATURE_SIDE_VOID,       /* side suits without cards */
  ZENSERN_FEATURE_FIGURES,         /* points of the figures */
  ZENSERN_FEATURE_KNOWN,           /* 1 with a seventh known card */
  ZENSERN_FEATURE_UPCARD,          /* trump upcard: +1 for the partner, -1 for an enemy */
  ZENSERN_FEATURES,
} ZensernFeature;

/** Margin in points per unit of a feature, by moment, feature and table. */
extern const double zensern_count_points[ZENSERN_COUNTS][ZENSERN_FEATURES][ZENSERN_TABLES];

/** Fills @feature for @seat if @declarer names @trump; the cards of @seat must be known. */
void zensern_features (const Deal *seen, unsigned seat, unsigned declarer, Suit trump,
                       double *feature);

/** Returns the margin of @declarer over the best opponent, estimated by @seat. */
double zensern_expected_margin (const Deal *seen, ZensernCount count, unsigned seat,
                                unsigned declarer, Suit trump);

#define ZENSERN_MARGINS 11

/** Mean score above the others', for margins of -100, -80 … 100 points. */
extern const double zensern_lead_of_margin[ZENSERN_TABLES][ZENSERN_MARGINS];

/** Interpolates @lead, a row of ZENSERN_MARGINS scores, at @margin. */
double zensern_expected_lead (const double *lead, double margin);
