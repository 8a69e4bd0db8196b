/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The house rules of a game: its presets, and what follows for the others when one is chosen. All
 * options here are such as can be played together.
 */

#pragma once

#include <glib.h>

#include "rules/game.h"

/** The first option of every game: its form. Who sits at the table follows from it. */
#define HOUSE_RULES_MODE 0

/** How many presets @game has. */
guint house_rules_count_presets (const Game *game);

/** As many presets has no game. */
#define HOUSE_RULES_PRESETS_MAX 16

/**
 * The presets that go with the form of @options (game_form ()) and say more than its mode, to
 * @presets (HOUSE_RULES_PRESETS_MAX); how many.
 */
guint house_rules_list_presets (const Game *game, const Options *options, guint *presets);

/**
 * The preset of these that @options are, perhaps in a match of other length; the number of all
 * presets: nobody else's rules.
 */
guint house_rules_find_preset (const Game *game, const Options *options);

/** As @form of @game is usually played. */
Options house_rules_of_form (const Game *game, const GameForm *form);

/**
 * Turns @options into preset @index, from 0, of the same form. Where that has several modes, the
 * chosen one stays.
 */
void house_rules_choose_preset (Options *options, const Game *game, guint index);

/**
 * Gives the option @index, from 0, this value; others that it bars give way. A mode with presets of
 * its own is played as the first of them says.
 */
void house_rules_choose (Options *options, const Game *game, guint index, guint value);

/** Reads @options from @text, as options_to_string () has written it; FALSE: they are untouched. */
gboolean house_rules_parse (Options *options, const Game *game, const char *text);

/**
 * What they are called beside the title of the game: a preset's name or "Own rules", the mode where
 * there are several, and how long the match is where the preset has it otherwise: "Rotterdams ·
 * 4 deals"; "" where the title says all. Free with g_free ().
 */
char *house_rules_name (const Game *game, const Options *options);

/** The title with that: "Klaverjassen · Rotterdams", "Kraken"; free with g_free (). */
char *house_rules_title (const Game *game, const Options *options);

/**
 * A key of them that stays, however long the match is: a preset’s, or "own", with the mode behind
 * it where the preset leaves that open, as "zensern:3"; free with g_free ().
 */
char *house_rules_key (const Game *game, const Options *options);

/** The name of preset @key within its form; @key itself if it is none. Free with g_free (). */
char *house_rules_key_name (const Game *game, const char *key);

/** The form (game_form ()) of what @key is; if it is none, that with the game’s own title. */
GameForm house_rules_key_form (const Game *game, const char *key);
