/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a deal of Cego ended (CE-9): what the score, the sheet and the breakdown are made of. */

#pragma once

#include "../../deal.h"

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

/** What a deal that is over came to. */
typedef struct
{
  CegoEnding ending;
  int points;     /* P of CE-9.2 and CE-9.3 in games by points, else 0 */
  int value;      /* paid once: base value, fixed value, or 8 x value after demand */
  int factor;     /* 1 for everything that is not multiplied */
  SeatSet losers; /* Räuber, Drescher: who pays; caught: the culprits */
} CegoOutcome;

/** Counts @deal, which must be over. */
void cego_outcome (const Deal *deal, CegoOutcome *outcome);

/** True when card points decide @game: the bids and the plain Solo (CE-9.6). */
static inline bool
cego_is_by_points (unsigned game)
{
  return cego_is_bid (game) || game == CEGO_SOLO;
}
