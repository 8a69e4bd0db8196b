/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Scoring of deals (Z-9) and matches (Z-10). */

#pragma once

#include "rules/games/zensern/zensern-state.h"
#include "rules/match.h"
#include "rules/trick-score.h"

#define ZENSERN_BELLA_POINTS 20   /* Z-8.9 */
#define ZENSERN_MATSCH_POINTS 100 /* Z-9.1 */

/** The settlement of a played deal (Z-9). Units are NO_UNIT for none. */
typedef struct
{
  unsigned declarer;
  int observer;              /* unit */
  int multiplier;            /* m of Z-9.3 */
  int32_t points[SEATS_MAX]; /* P of Z-9.1 */
  bool won;                  /* true if the declarer beats every opponent (D > M) */
  bool lost;                 /* true if an opponent beats the declarer (D < M) */
  int taker;                 /* unit credited m·D; NO_UNIT if disputed */
  int32_t disputed;          /* disputed points, for the pot */
  int pot_taker;             /* unit credited the pot of earlier deals */
  int32_t score[SEATS_MAX];
} ZensernSettlement;

/** Settles a finished @deal that was played. */
void zensern_settle (const Deal *deal, ZensernSettlement *settlement);

/** Returns the pot after a finished @deal (Z-9.5). */
int32_t zensern_pot_after (const Deal *deal);

/** Returns true if @unit took every trick of a finished @deal (D15). */
bool zensern_is_matsch (const Deal *deal, unsigned unit);

/** Functions of the game table. */
void zensern_result (const Deal *deal, DealResult *result);
void zensern_trick_score (const Deal *deal, TrickScore *score);
void zensern_book (Match *match, const Deal *deal);
void zensern_outcome (const Deal *deal, DealOutcome *outcome);
