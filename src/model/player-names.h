/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names of players, tidy, and for those who have none. */

#pragma once

#include "match-log.h"

/** Makes all names in @log tidy, wherever they come from. */
void player_names_tidy (MatchLog *log);

/** Does that, and gives whoever has none in @log a usual name that nobody at the table bears. */
void player_names_fill (MatchLog *log);

/** The name of @player without the level in front of a computer player’s; "" for none. */
const char *player_names_get (const MatchLog *log, unsigned player);
