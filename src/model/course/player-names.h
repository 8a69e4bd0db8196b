/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tidies and chooses player names. */

#pragma once

#include <glib.h>

#include "rules/match-log.h"

#define TIDY_NAME_MAX 40 /* characters */

/**
 * Returns @name as a line of at most TIDY_NAME_MAX characters, possibly "" (transfer full), without
 * invisible characters; never cuts within a letter.
 */
char *tidy_name (const char *name);

/** Tidies all names in @log. */
void player_names_tidy (MatchLog *log);

/** Tidies all names in @log; gives unnamed players except the user an unused name of the game. */
void player_names_fill (MatchLog *log);

/** Returns SEATS_MAX names that fit @game. */
const char *const *player_names_of (const Game *game);

/** Returns the name of @player without a level, or "". */
const char *player_names_get (const MatchLog *log, unsigned player);
