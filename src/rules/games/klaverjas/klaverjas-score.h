/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: what a deal is worth (K-9), and how a match goes and ends (K-10). */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/match.h"
#include "rules/trick-score.h"

#define KLAVERJAS_ROUNDS 3 /* of a tournament (K-10.5) */

/** M of K-9.7 after @n_kraaks with @trump, a Suit: 1, 2 … 16; 1 outside Kraken. */
unsigned klaverjas_multiplier (const Options *options, unsigned n_kraaks, unsigned trump);

/** M of @deal as it stands. */
unsigned klaverjas_deal_multiplier (const Deal *deal);

/** The unit that loses the deal and scores nothing, or KLAVERJAS_NO_UNIT (K-9.3, K-9.5, K-9.6). */
unsigned klaverjas_loser (const Deal *deal);

/** Rows of the table of the game (game-table.h), by their names there. */
void klaverjas_result (const Deal *deal, DealResult *result);
void klaverjas_trick_score (const Deal *deal, TrickScore *score);
void klaverjas_book (Match *match, const Deal *deal);
const int32_t *klaverjas_standings (const Match *match, unsigned *n);
void klaverjas_outcome (const Deal *deal, DealOutcome *outcome);

/** Game.player_at: players change their seats in a tournament (K-10.5). */
unsigned klaverjas_player_at (const Match *match, unsigned seat);

/** Deals in a boom (K-10.2), or in a round of a tournament. */
unsigned klaverjas_boom_length (const Match *match);

/** The running total of @unit with the last booked deal, for the sheet. */
int32_t klaverjas_total (const Match *match, unsigned unit);

/** Game.lines_left: deals to come in the boom, or in the running round of a tournament. */
unsigned klaverjas_lines_left (const Match *match);
