/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The words of the commands that let a level judge a record: `hint` and `analyse`. */

#pragma once

#include <glib.h>

#include "players/player.h"

typedef struct
{
  char *level_name;
  gint64 seed;
  char **files;
  const Player *player;
} LevelWords;

/** Parses the words of @command, which has @summary on top of its --help and @form below. */
bool level_words_parse (LevelWords *words, const char *command, const char *summary,
                        const char *form, int argc, char **argv, GError **error);
void level_words_clear (LevelWords *words);

/** The random stream for action @action of deal @deal, both from 0: the same each time. */
Rng level_words_rng (const LevelWords *words, unsigned deal, unsigned action);
