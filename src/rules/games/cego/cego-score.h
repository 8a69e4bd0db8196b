/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Counting and payment of deals (CE-9), end of a match (CE-10.1). */

#pragma once

#include "rules/games/cego/cego-state.h"
#include "rules/match.h"
#include "rules/sheet.h"
#include "rules/trick-score.h"

/** Factor of a demand, right or wrong (CE-9.12, CE-9.13). */
#define CEGO_DEMAND_FACTOR 8

/** An ending of a deal (CE-9.14). */
typedef enum
{
  CEGO_ENDING_WON,
  CEGO_ENDING_LOST,
  CEGO_ENDING_BUERGER,
  CEGO_ENDING_LOSERS, /* Räuber, Drescher */
  CEGO_ENDING_CAUGHT,
  CEGO_ENDING_FALSE_DEMAND,
} CegoEnding;

/** The outcome of a finished deal. */
typedef struct
{
  CegoEnding ending;
  int points;     /* declarer's points P of CE-9.2 and CE-9.3 in games by points, else 0 */
  int value;      /* single payment: base value, fixed value, or 8 × value after a demand */
  int factor;     /* 1 if nothing is multiplied */
  SeatSet losers; /* payers in Räuber and Drescher, or culprits */
} CegoOutcome;

/** Computes the @outcome of a finished @deal. */
void cego_outcome (const Deal *deal, CegoOutcome *outcome);

/** Returns the counted points of the declarer's @pile (CE-9.2, CE-9.3). */
int cego_count (const Options *options, CardSet pile);

/** Returns the points of all cards, T of CE-9.4: 70 or 79. */
int cego_total (const Options *options);

/** Returns the points that the declarer needs: 36 or 40 (CE-9.7). */
int cego_to_win (const Options *options);

/** Returns the multiplier for the winning side's @points, which must suffice (CE-9.5). */
int cego_factor (const Options *options, int points);

/** Functions of the game table. */
void cego_result (const Deal *deal, DealResult *result);
bool cego_counted (const Deal *deal, Counted *counted);

/** Returns true unless card points decide. A trick too many or too early ends a fixed game. */
bool cego_last_trick_decides (const Deal *deal);
void cego_trick_score (const Deal *deal, TrickScore *score);
void cego_book (Match *match, const Deal *deal);

/** GameStatistics.outcome */
void cego_judge (const Deal *deal, DealOutcome *judged);
