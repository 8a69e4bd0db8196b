/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What was played on this machine: the house rules of the last time, for each form of a game; and
 * which games at all, as the others are explained unless told not to.
 */

#pragma once

#include <gio/gio.h>

#include "rules/game.h"

/** The game that was played last, or else the first, and its form. */
const Game *last_rules_game (GSettings *settings, GameForm *form);

/** How @form of @game was played last, or else is usually played. */
Options last_rules_recall (GSettings *settings, const Game *game, const GameForm *form);

/** Keeps @options as how their form of @game is played, which it need not have been. */
void last_rules_set (GSettings *settings, const Game *game, const Options *options);

/** Keeps that @options of @game were played last. */
void last_rules_keep (GSettings *settings, const Game *game, const Options *options);

/** Forgets how @form was played. */
void last_rules_forget (GSettings *settings, const GameForm *form);

/* ---- Games that were played ------------------------------------------------------------------ */

/** True when a deal of the game @key was played to its end. */
gboolean played_games_has (GSettings *settings, const char *key);

/** Keeps in the settings that a deal of the game @key was played to its end. */
void played_games_add (GSettings *settings, const char *key);
