/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A table, what lies on it, and the place where it stands follow the settings. */

#pragma once

#include "model/atout-session.h"
#include "rules/game.h"
#include "view/table/atout-table.h"
#include "view/table/backdrop/atout-backdrop.h"

/** Makes @table go as fast, and wait as long, as @settings say. */
void table_settings_bind       (GSettings    *settings,
                                AtoutTable   *table);

/** How the user wants to play follows @settings as long as @session is there. */
void table_settings_bind_match (GSettings    *settings,
                                AtoutSession *session);

/* ---- The place ------------------------------------------------------------------------------- */

/** The setting, in the part of a game (settings-part.h): the key of a place, or "". */
#define PLACE_SETTINGS_KEY "place"

/** The place where @game is at home; plain cloth for a game that is so nowhere. */
const BackdropPlace *place_settings_get_usual (const Game *game);

/** @table stands from now on where @game is played. */
void place_settings_bind (GSettings *settings, AtoutTable *table, const Game *game);
