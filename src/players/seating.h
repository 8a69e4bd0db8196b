/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The players around a table, and deals that they play. */

#pragma once

#include "players/player.h"

/** The player and the agreed signals of each seat; the players are not owned. */
typedef struct
{
  const Player *player[SEATS_MAX];
  Signals signals[SEATS_MAX];
} Seating;

/** Fills @observation with all that the seat at turn knows of @deal, signals included. */
void seating_observe (const Seating *self, const Deal *deal, Observation *observation);

/**
 * Returns the random stream of decision @index in deal @number of a match, both from 0 or 1, for
 * players whose streams start from @seed.
 */
Rng seating_rng (uint64_t seed, unsigned number, unsigned index);

/** Chooses for the seat at turn; ACTION_NONE if cancelled. @cancellable may be NULL. */
Action seating_choose (const Seating *self, const Observation *observation, Rng *rng,
                       GCancellable *cancellable);

/**
 * Reads a player of a record or a command line: "strong", "club Piet", "club:temperament=bold",
 * "strong:inference=no". Somebody known by name has a temperament (people.h). Returns false, with
 * @player unchanged, if @text begins with no level or has an unknown change.
 */
bool seating_read_player (const char *text, Player *player);
