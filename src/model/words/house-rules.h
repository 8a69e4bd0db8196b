/* SPDX-License-Identifier: GPL-3.0-or-later */

/** House rules of a game: presets and single options. Free returned strings with g_free (). */

#pragma once

#include <glib.h>

#include "rules/game.h"

/** Index of every game's first option, the mode. */
#define HOUSE_RULES_MODE 0

guint house_rules_count_presets (const Game *game);

/** Upper bound of the presets of a game. */
#define HOUSE_RULES_PRESETS_MAX 16

/**
 * Writes to @presets (HOUSE_RULES_PRESETS_MAX) the presets that have the form of @options
 * (game_form ()) and set more than its mode. Returns their number.
 */
guint house_rules_list_presets (const Game *game, const Options *options, guint *presets);

/**
 * Returns the preset that @options match, ignoring the match length; the number of presets if
 * none.
 */
guint house_rules_find_preset (const Game *game, const Options *options);

/** Returns the usual options of @form. */
Options house_rules_of_form (const Game *game, const GameForm *form);

/**
 * Sets @options to preset @index, from 0, of the same form; keeps the mode if the form has
 * several.
 */
void house_rules_choose_preset (Options *options, const Game *game, guint index);

/**
 * Sets option @index, from 0, and changes options that @value excludes. A mode that is a form by
 * itself takes its first preset.
 */
void house_rules_choose (Options *options, const Game *game, guint index, guint value);

/**
 * Parses @text from options_to_string (). Returns FALSE and leaves @options unchanged on errors.
 */
gboolean house_rules_parse (Options *options, const Game *game, const char *text);

/**
 * Returns preset or "Custom rules", an optional mode, and an unusual match length: "Rotterdams · 4
 * deals"; "" if the title suffices.
 */
char *house_rules_name (const Game *game, const Options *options);

/** Returns title and rules: "Klaverjassen · Rotterdams", "Kraken". */
char *house_rules_title (const Game *game, const Options *options);

/**
 * Returns a stable key without the match length: a preset or "own", with the mode if needed:
 * "zensern:3".
 */
char *house_rules_key (const Game *game, const Options *options);

/** Returns the name of @key within its form; @key itself if it is invalid. */
char *house_rules_key_name (const Game *game, const char *key);

/** Returns the form of @key (game_form ()); the default form if it is invalid. */
GameForm house_rules_key_form (const Game *game, const char *key);
