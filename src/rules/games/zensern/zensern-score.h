/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: what a deal brings (Z-9), and when a match ends (Z-10). */

#pragma once

#include "rules/games/zensern/zensern-state.h"
#include "rules/match.h"
#include "rules/trick-score.h"

#define ZENSERN_BELLA_POINTS 20   /* Z-8.9 */
#define ZENSERN_MATSCH_POINTS 100 /* Z-9.1 */

/** The units that get the points of a played deal (Z-9); NO_UNIT: none does. */
typedef struct
{
  unsigned declarer;         /* the declarer's party */
  int observer;              /* the unit of the observer */
  int multiplier;            /* m of Z-9.3 */
  int32_t points[SEATS_MAX]; /* P of Z-9.1 */
  bool won;                  /* D > M */
  bool lost;                 /* D < M */
  int taker;                 /* who is credited m·D; NO_UNIT: it is disputed */
  int32_t disputed;          /* what goes to the pot */
  int pot_taker;             /* who is credited the pot of earlier deals */
  int32_t score[SEATS_MAX];
} ZensernSettlement;

/** Settles @deal, which is over and was played. */
void zensern_settle (const Deal *deal, ZensernSettlement *settlement);

/** The pot after @deal, which is over (Z-9.5). */
int32_t zensern_pot_after (const Deal *deal);

/** True when @unit took every trick of @deal, which is over (D15). */
bool zensern_is_matsch (const Deal *deal, unsigned unit);

/** Rows of the table of the game (game-table.h), by their names there. */
void zensern_result (const Deal *deal, DealResult *result);
void zensern_trick_score (const Deal *deal, TrickScore *score);
void zensern_book (Match *match, const Deal *deal);
void zensern_outcome (const Deal *deal, DealOutcome *outcome);
