/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-match.h"

/**
 * Writes the user, at seat 0, and the computer players of @settings to @players (SEATS_MAX).
 * Returns the memory of their names; free with g_ptr_array_unref ().
 */
GPtrArray *match_setup_players (GSettings *settings, const Game *game, const Options *options,
                                AtoutPlayer *players);

/** Returns a match (transfer full) with the user at seat 0 and computer players by @settings. */
AtoutMatch *match_setup_new (GSettings *settings, const Game *game, const Options *options);
