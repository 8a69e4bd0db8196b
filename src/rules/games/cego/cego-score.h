/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: counting a pile, how a deal ended and what it brings (CE-9), and the match (CE-10.1). */

#pragma once

#include "rules/games/cego/cego-state.h"
#include "rules/match.h"
#include "rules/sheet.h"
#include "rules/trick-score.h"

/** How many times the value a demand costs, right or wrong (CE-9.12, CE-9.13). */
#define CEGO_DEMAND_FACTOR 8

/** How a deal ended (CE-9.14). */
typedef enum
{
  CEGO_ENDING_WON,
  CEGO_ENDING_LOST,
  CEGO_ENDING_BUERGER,
  CEGO_ENDING_LOSERS, /* Räuber, Drescher */
  CEGO_ENDING_CAUGHT,
  CEGO_ENDING_FALSE_DEMAND,
} CegoEnding;

/** The outcome of a deal that is over. */
typedef struct
{
  CegoEnding ending;
  int points;     /* P of CE-9.2 and CE-9.3 in games by points, else 0 */
  int value;      /* paid once: base value, fixed value, or 8 x value after demand */
  int factor;     /* 1 for everything that is not multiplied */
  SeatSet losers; /* Räuber, Drescher: who pays; caught: the culprits */
} CegoOutcome;

/** Counts @deal, which must be over, to @outcome. */
void cego_outcome (const Deal *deal, CegoOutcome *outcome);

/** The points of a pile of D (CE-9.2, CE-9.3). */
int cego_count (const Options *options, CardSet pile);

/** The points of all cards, T of CE-9.4: 70 or 79. */
int cego_total (const Options *options);

/** The points that D needs to win: 36 or 40 (CE-9.7). */
int cego_to_win (const Options *options);

/** The multiplier for the @points of the winning side, which must be enough to win (CE-9.5). */
int cego_factor (const Options *options, int points);

/** Rows of the table of the game (game-table.h), by their names there. */
void cego_result (const Deal *deal, DealResult *result);
bool cego_counted (const Deal *deal, Counted *counted);
void cego_trick_score (const Deal *deal, TrickScore *score);
void cego_book (Match *match, const Deal *deal);

/** Game.outcome */
void cego_judge (const Deal *deal, DealOutcome *judged);
