/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Computer players at their seats around a table, and the decisions they make in a deal. */

#pragma once

#include "players/player.h"
#include "rules/match-log.h"

/**
 * For each seat the computer player, not owned, and the signals it has agreed with its partners.
 */
typedef struct
{
  const Player *player[SEATS_MAX];
  Signals signals[SEATS_MAX];
} Seating;

/**
 * Fills @observation with everything that the seat at turn knows in @deal, agreed signals included.
 */
void seating_observe (const Seating *self, const Deal *deal, Observation *observation);

/**
 * Returns the random stream for one decision: number @index of deal @number in a match. The caller
 * may count both from 0 or from 1. @seed is the seed of the players.
 */
Rng seating_rng (uint64_t seed, unsigned number, unsigned index);

/**
 * Returns the action that the player at turn chooses; ACTION_NONE if cancelled. @cancellable may be
 * NULL.
 */
Action seating_choose (const Seating *self, const Observation *observation, Rng *rng,
                       GCancellable *cancellable);

/**
 * Plays the last deal of @log on to its end. @seed and @number choose the random streams, as in
 * seating_rng (). Returns false if cancelled. @cancellable may be NULL.
 */
bool seating_play_deal (const Seating *self, MatchLog *log, uint64_t seed, unsigned number,
                        GCancellable *cancellable);

/**
 * Reads a computer player from text in a record or on a command line: "strong", "club Piet",
 * "club:temperament=bold", "strong:inference=no". A person's name also sets the temperament
 * (people.h). Returns false and leaves @player unchanged if @text starts with no level or has an
 * unknown option.
 */
bool seating_read_player (const char *text, Player *player);
