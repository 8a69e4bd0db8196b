/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The persons who play at the table in all games. A name belongs to one person only, in every game
 * and record.
 */

#pragma once

#include "players/player-game.h"

/** Returns the person with this @name, or NULL. */
const Person *people_find (const char *name);

/**
 * Returns person @index, from 0, of those who play @game, or of all persons if @game is NULL; NULL
 * if @index is too large.
 */
const Person *people_at (const Game *game, unsigned index);

/** Returns the temperament of the person called @name; TEMPERAMENT_STEADY if unknown. */
Temperament people_temperament (const char *name);
