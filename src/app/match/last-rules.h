/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The house rules that were played last, for each form of a game. */

#pragma once

#include <gio/gio.h>

#include "rules/game.h"

/** The game that was played last, or else the first, and its form. */
const Game *last_rules_game (GSettings *settings, GameForm *form);

/** How @form of @game was played last, or else is usually played. */
Options last_rules_recall (GSettings *settings, const Game *game, const GameForm *form);

/** Keeps that @options of @game were played last. */
void last_rules_keep (GSettings *settings, const Game *game, const Options *options);

/** Forgets how @form was played. */
void last_rules_forget (GSettings *settings, const GameForm *form);
