/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Scoring of deals (K-9) and matches (K-10). */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/match.h"
#include "rules/trick-score.h"

#define KLAVERJAS_ROUNDS 3 /* rounds of a tournament (K-10.5) */

/**
 * Returns multiplier M of K-9.7 (1, 2 … 16) for @n_kraaks and @trump, a Suit; 1 outside Kraken.
 */
unsigned klaverjas_multiplier (const Options *options, unsigned n_kraaks, unsigned trump);

/** Returns the current multiplier M of @deal. */
unsigned klaverjas_deal_multiplier (const Deal *deal);

/** Returns the unit that loses the deal, or KLAVERJAS_NO_UNIT (K-9.3, K-9.5, K-9.6). */
unsigned klaverjas_loser (const Deal *deal);

/** Functions of the game table. */
void klaverjas_result (const Deal *deal, DealResult *result);
void klaverjas_trick_score (const Deal *deal, TrickScore *score);
void klaverjas_book (Match *match, const Deal *deal);
const int32_t *klaverjas_standings (const Match *match, unsigned *n);
void klaverjas_outcome (const Deal *deal, DealOutcome *outcome);

/** GamePlay.player_at (K-10.5). */
unsigned klaverjas_player_at (const Match *match, unsigned seat);

/** Returns the number of deals in a boom (K-10.2) or tournament round. */
unsigned klaverjas_boom_length (const Match *match);

/** Returns true if clubs are turned up in the next deal of @match (K-5.7). */
bool klaverjas_begins_with_clubs (const Match *match);

/** Returns the running total of @unit including the last booked deal. */
int32_t klaverjas_total (const Match *match, unsigned unit);

/** GameSheet.lines_left */
unsigned klaverjas_lines_left (const Match *match);
