/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The games that the window offers: those of the registry whose table, cards and rules pages are
 * complete. The others are announced on the start page, and played by the command line.
 */

#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/** True when @game can be played in the window. */
gboolean    offered_games_have (const Game *game);

/** The offered game with @key, or NULL. */
const Game *offered_games_find (const char *key);

/** Their keys, for messages; free with g_free (). */
char       *offered_games_list (void);

G_END_DECLS
