/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Scoring of deals (W-9) and Bummerl (W-10). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/match.h"
#include "rules/sheet.h"
#include "rules/trick-score.h"

/** The eyes and tricks that decide the score (W-9.2), and the least score. */
typedef struct
{
  unsigned eyes;
  unsigned tricks;
  unsigned at_least;
  bool at_closing; /* true if eyes and tricks are those at closing */
} WurzenStake;

/** Returns V of W-9.1: game points lost with @eyes and @tricks, 1 … 4. */
unsigned wurzen_value (const Options *options, unsigned eyes, unsigned tricks);

/** Returns the game points of the opponent if @seat closes now and fails (W-9.6). */
unsigned wurzen_risk_of_closing (const Deal *deal, unsigned seat);

/** Ends the deal by a claim of @seat, true or false (W-9.3 to W-9.7). */
void wurzen_claim (Deal *deal, unsigned seat);

/** Claims for @seat if claims are automatic and one is due (W-6.12). Returns true if so. */
bool wurzen_go_out (Deal *deal, unsigned seat);

/** Ends an unclaimed deal after the last trick of @last_winner. */
void wurzen_finish (Deal *deal, unsigned last_winner);

/** Returns the stake of a finished @deal. */
WurzenStake wurzen_stake (const Deal *deal);

/** Returns the "verdict" on a finished @deal. */
const Sentence *wurzen_verdict (const Deal *deal);

/** Functions of the game table. */
void wurzen_result (const Deal *deal, DealResult *result);
void wurzen_trick_score (const Deal *deal, TrickScore *score);
void wurzen_book (Match *match, const Deal *deal);
void wurzen_outcome (const Deal *deal, DealOutcome *outcome);

/** GamePlay.tally: black points (W-10.4). */
const int32_t *wurzen_tally (const Match *match);
