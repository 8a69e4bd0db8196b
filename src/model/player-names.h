/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names for players who have none. */

#pragma once

#include "match-log.h"

/** Gives a usual name that nobody at the table bears to whoever has none in @log. */
void player_names_fill (MatchLog *log);

/** The name of @player without the level in front of a computer player’s; "" for none. */
const char *player_names_get (const MatchLog *log, unsigned player);
