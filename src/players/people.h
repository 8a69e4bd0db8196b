/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The persons of all games. A name alone identifies a person, in any game or record. */

#pragma once

#include "players/player-game.h"

/** Returns the person called @name, or NULL. */
const Person *people_find (const char *name);

/** Returns person @index, from 0, of @game, or of all games if NULL; NULL behind the last. */
const Person *people_at (const Game *game, unsigned index);

/** Returns the temperament of @name; unknown names are steady. */
Temperament people_temperament (const char *name);
