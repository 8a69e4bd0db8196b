/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: how a deal ends and what it brings (W-9), and the Bummerl (W-10). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/match.h"
#include "rules/sheet.h"
#include "rules/trick-score.h"

/** The eyes and tricks that the score goes by (W-9.2), and the points that it is at least. */
typedef struct
{
  unsigned eyes;
  unsigned tricks;
  unsigned at_least;
  bool at_closing; /* as they were when the stock was closed */
} WurzenStake;

/** V (@eyes, @tricks) of W-9.1: the game points lost by a seat with these, 1 … 4. */
unsigned wurzen_value (const Options *options, unsigned eyes, unsigned tricks);

/** @seat claims, rightly or not, and ends the deal (W-9.3 to W-9.7). */
void wurzen_claim (Deal *deal, unsigned seat);

/** Claims for @seat where a deal ends by itself and it has the target (W-6.12); true if so. */
bool wurzen_go_out (Deal *deal, unsigned seat);

/** @last_winner has taken the last trick, and nobody has claimed. */
void wurzen_finish (Deal *deal, unsigned last_winner);

/** The stake of @deal, which is over. */
WurzenStake wurzen_stake (const Deal *deal);

/** How @deal, which is over, ended: a "verdict". */
const Sentence *wurzen_verdict (const Deal *deal);

/** Rows of the table of the game (game-table.h), by their names there. */
void wurzen_result (const Deal *deal, DealResult *result);
void wurzen_trick_score (const Deal *deal, TrickScore *score);
void wurzen_book (Match *match, const Deal *deal);
void wurzen_outcome (const Deal *deal, DealOutcome *outcome);

/** Game.tally: black points (W-10.4). */
const int32_t *wurzen_tally (const Match *match);
