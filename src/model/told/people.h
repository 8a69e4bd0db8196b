/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The people at the table: who bears one of a game's names, where from, and how they call.
 *
 * Whoever is called as one of them is that one, in a running match as in an old record, and as a
 * guest at any other game: nothing of them is stored but the name. Anybody else is nobody known,
 * and steady.
 */

#pragma once

#include "players/player-game.h"
#include "rules/game.h"

/** The person called @name, or NULL: nobody known. */
const Person *people_find (const char *name);

/**
 * The person @index from 0 of those of @game, in the order of its names, or with NULL of all; NULL
 * behind the last.
 */
const Person *people_at (const Game *game, unsigned index);

/** The temperament of who is called @name. */
Temperament people_temperament (const char *name);

/** Who @person is and how they call, in sentences; free with g_free (). */
char *people_tell (const Person *person);

/** Where @person is from and how they call, briefly ("Urk · steady"); free with g_free (). */
char *people_tell_briefly (const Person *person);
