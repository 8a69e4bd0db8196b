/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: what a deal is worth (F-9), and how a match goes and ends (F-10). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/match.h"
#include "rules/trick-score.h"

/** K: what the winner of a deal gets for a contract of @value at @level (F-9.3, F-9.4). */
unsigned fiftysix_stake (const Options *options, unsigned value, unsigned level, bool made);

/** True when the calling team has at least V card points (F-9.2); for deals that are over. */
bool fiftysix_is_made (const Deal *deal);

/** K of a deal that is over (F-9.3, F-9.4), and the team that gets it (F-9.5). */
unsigned fiftysix_stake_of (const Deal *deal);
unsigned fiftysix_winner_of (const Deal *deal);

/** Rows of the table of the game (game-table.h), by their names there. */
bool fiftysix_targets (const Deal *deal, unsigned *points);
void fiftysix_result (const Deal *deal, DealResult *result);
void fiftysix_begin (Match *match);
void fiftysix_trick_score (const Deal *deal, TrickScore *score);
void fiftysix_book (Match *match, const Deal *deal);
void fiftysix_outcome (const Deal *deal, DealOutcome *outcome);

/** How many times the points of @deal count by the calls (F-9.4): 1, 2 or 4. */
unsigned fiftysix_multiplier (const Deal *deal);
