/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Names of the players: a person chosen for the game, a typed name, or a usual name of the game.
 */

#pragma once

#include <gio/gio.h>

#include "rules/game.h"

/**
 * Returns the name at @seat; "" for an unnamed user. Unset names are "" if @game is NULL. Free with
 * g_free ().
 */
char *seat_name_get    (GSettings  *settings,
                        const Game *game,
                        guint       seat);

/** Returns the names of all SEATS_MAX seats; free with g_strfreev (). */
GStrv seat_name_list   (GSettings  *settings,
                        const Game *game);

/** Sets the name at @seat in all games; "" restores the game's. */
void  seat_name_set    (GSettings  *settings,
                        const Game *game,
                        guint       seat,
                        const char *name);

/**
 * Puts person @name at @seat, from 1, of @game, or all games if NULL. A person already seated swaps
 * seats.
 */
void  seat_name_choose (GSettings  *settings,
                        const Game *game,
                        guint       seat,
                        const char *name);

/** Calls @changed with @object when a name in @game (or NULL) may change. */
void  seat_name_follow (GSettings  *settings,
                        const Game *game,
                        GCallback   changed,
                        gpointer    object);
