/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How the players are called: as somebody has typed it, in all games; as the people who were chosen
 * for a game, in that one; or else as people are called where it is at home.
 */

#pragma once

#include <gio/gio.h>

#include "rules/game.h"

/**
 * How @settings call who sits at @seat of @game, "" for a user without a name; of no game in
 * particular, NULL, "" for whoever was given none. Free with g_free ().
 */
char *seat_name_get    (GSettings  *settings,
                        const Game *game,
                        guint       seat);

/** The names of all SEATS_MAX seats so; free with g_strfreev (). */
GStrv seat_name_list   (GSettings  *settings,
                        const Game *game);

/** Calls who sits at @seat @name in all games; with "" again as @game does. */
void  seat_name_set    (GSettings  *settings,
                        const Game *game,
                        guint       seat,
                        const char *name);

/**
 * Lets who is called @name sit at @seat, from 1, of @game, or with NULL of all games. Whoever was
 * called so elsewhere at the table changes places with who sat there.
 */
void  seat_name_choose (GSettings  *settings,
                        const Game *game,
                        guint       seat,
                        const char *name);

/** Calls @changed with @object, a GObject, whenever a name at @game, or NULL, may be another. */
void  seat_name_follow (GSettings  *settings,
                        const Game *game,
                        GCallback   changed,
                        gpointer    object);
