/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings of a table, its match and its place. */

#pragma once

#include "model/atout-session.h"
#include "rules/game.h"
#include "view/table/atout-table.h"
#include "view/table/backdrop/atout-backdrop.h"

/** Binds properties of @table for look and speed to @settings. */
void table_settings_bind       (GSettings    *settings,
                                AtoutTable   *table);

/** Key in the settings of a game (settings-part.h): the principles met, by principle_key (). */
#define PRINCIPLES_SETTINGS_KEY "principles"

/** Binds preferences for play to @settings while @session exists. */
void table_settings_bind_match (GSettings    *settings,
                                AtoutSession *session);

/* ---- Place ----------------------------------------------------------------------------------- */

/** Key of a place, or "", in the settings of a game (settings-part.h). */
#define PLACE_SETTINGS_KEY "place"

/** Returns the usual place of @game, or plain cloth. */
const BackdropPlace *place_settings_get_usual (const Game *game);

/** Binds the place of @table to the setting of @game. */
void place_settings_bind (GSettings *settings, AtoutTable *table, const Game *game);
