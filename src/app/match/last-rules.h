/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings of the last house rules by form, and of the games played so far. */

#pragma once

#include <gio/gio.h>

#include "rules/game.h"

/** Returns the game played last, or the first one, with its @form. */
const Game *last_rules_game (GSettings *settings, GameForm *form);

/** Returns the last options of @form, or its usual ones. */
Options last_rules_recall (GSettings *settings, const Game *game, const GameForm *form);

/** Saves @options for their form. */
void last_rules_set (GSettings *settings, const Game *game, const Options *options);

/** Saves @options as the last played ones. */
void last_rules_keep (GSettings *settings, const Game *game, const Options *options);

/** Resets the options of @form. */
void last_rules_forget (GSettings *settings, const GameForm *form);

/* ---- Played games ---------------------------------------------------------------------------- */

/** Returns true if a deal of game @key was finished. */
gboolean played_games_has (GSettings *settings, const char *key);

/** Marks game @key as played. */
void played_games_add (GSettings *settings, const char *key);
