/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names of players, tidy, and for those who have none. */

#pragma once

#include <glib.h>

#include "rules/match-log.h"

#define TIDY_NAME_MAX 40 /* characters */

/**
 * @name as one line of at most TIDY_NAME_MAX characters (transfer full): without what is not seen
 * but changes how the rest is shown, cut between letters and not within one. It may be "".
 */
char *tidy_name (const char *name);

/** Makes all names in @log tidy, wherever they come from. */
void player_names_tidy (MatchLog *log);

/**
 * Does that, and gives whoever has none in @log a name of the game that nobody at the table bears;
 * but the user, the first person there, may be without a name.
 */
void player_names_fill (MatchLog *log);

/** Names that fit @game, SEATS_MAX of them, for those who have none. */
const char *const *player_names_of (const Game *game);

/** The name of @player without the level in front of a computer player’s; "" for none. */
const char *player_names_get (const MatchLog *log, unsigned player);
