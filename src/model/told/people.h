/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The persons at the table, with origin and temperament. A name alone identifies a person, in any
 * game or record.
 */

#pragma once

#include "players/player-game.h"
#include "rules/game.h"

/** Returns the person called @name, or NULL. */
const Person *people_find (const char *name);

/** Returns person @index, from 0, of @game, or of all games if NULL; NULL behind the last. */
const Person *people_at (const Game *game, unsigned index);

/** Returns the temperament of @name; unknown names are steady. */
Temperament people_temperament (const char *name);

/** Describes @person; free with g_free (). */
char *people_tell (const Person *person);

/** Returns place and temperament, "Urk · steady"; free with g_free (). */
char *people_tell_briefly (const Person *person);
