/* SPDX-License-Identifier: GPL-3.0-or-later */

/** House rules as the user types them on the command line, KEY=VALUE. */

#pragma once

#include "rules/game.h"

/**
 * Sets the rules in @words, a NULL-terminated list of KEY=VALUE; a word may hold several. Returns
 * FALSE with an error (OPTIONS_ERROR), one sentence in the user's language, if a key or value is
 * unknown or two rules exclude each other. The sentence quotes @words, which may not be UTF-8.
 */
gboolean typed_rules_set (Options *options, const Game *game, char **words, GError **error);
