/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Scoring of deals (F-9) and matches (F-10). */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/match.h"
#include "rules/trick-score.h"

/** Returns K, the winner's score for a contract of @value, doubled @level times (F-9.3, F-9.4). */
unsigned fiftysix_stake (const Options *options, unsigned value, unsigned level, bool made);

/** Returns true if the callers of a finished @deal have the card points they called (F-9.2). */
bool fiftysix_is_made (const Deal *deal);

/** Return K of a finished deal (F-9.3, F-9.4) and the team that gets it (F-9.5). */
unsigned fiftysix_stake_of (const Deal *deal);
unsigned fiftysix_winner_of (const Deal *deal);

/** Functions of the game table. */
bool fiftysix_targets (const Deal *deal, unsigned *points);
void fiftysix_result (const Deal *deal, DealResult *result);
void fiftysix_begin (Match *match);
void fiftysix_trick_score (const Deal *deal, TrickScore *score);
void fiftysix_book (Match *match, const Deal *deal);
void fiftysix_outcome (const Deal *deal, DealOutcome *outcome);

/** Returns the factor of the doubles (F-9.4): 1, 2 or 4. */
unsigned fiftysix_multiplier (const Deal *deal);
