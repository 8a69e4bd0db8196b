/* SPDX-License-Identifier: GPL-3.0-or-later */

/** atout-cli and its commands (records.md §3). Each command takes the words behind its name. */

#pragma once

#include <glib.h>

#include "rules/game.h"
#include "rules/number.h"

/** Exit statuses. */
enum
{
  CLI_OK,
  CLI_BAD_INPUT,
  CLI_BAD_USAGE,
};

/**
 * Runs atout-cli with the words of its command line, the program's name first; what it prints goes
 * to standard output and standard error. Returns: the exit status
 */
int cli_run (int argc, char **argv);

int cli_games (int argc, char **argv);
int cli_deal (int argc, char **argv);
int cli_play (int argc, char **argv);
int cli_trace (int argc, char **argv);
int cli_check (int argc, char **argv);
int cli_solve (int argc, char **argv);
int cli_perft (int argc, char **argv);
int cli_bench (int argc, char **argv);
int cli_hint (int argc, char **argv);
int cli_analyse (int argc, char **argv);

/** `bench cancel` with its like, words of `bench`; @argv begins with it. */
int cli_bench_cancel (int argc, char **argv);
int cli_bench_moves (int argc, char **argv);
int cli_bench_positions (int argc, char **argv);
int cli_bench_worlds (int argc, char **argv);

/** `bench solve`, likewise. */
int cli_bench_solve (int argc, char **argv);

/**
 * Takes @files (transfer full), or NULL, from the words of a command that has no other options than
 * --help, where they are called @form; words behind -- are files.
 */
bool cli_parse_files (int argc, char **argv, const char *form, char ***files, GError **error);

/** What `deal`, `play`, `perft` and `bench` have in common: game, options and seed. */
typedef struct
{
  char *game_key;
  char **settings; /* key=value … */
  gint64 seed;

  const Game *game;
  Options options;
} Setup;

/** The option entries `--game`, `--set` and `--seed` into @setup; free with g_free (). */
GOptionEntry *setup_entries (Setup *setup);

/** Parses @entries (NULL-ended, besides those of @setup) and checks game and options. */
bool setup_parse (Setup *setup, const GOptionEntry *entries, const char *command, int *argc,
                  char ***argv, GError **error);

void setup_clear (Setup *setup);

/** False when standard output takes no more, a full disk: nothing need be worked out for it. */
bool cli_can_print (void);

/** Prints "atout-cli: message" on standard error and returns @status. */
int cli_fail (int status, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Prints @error, what is wrong with a record as R-7 says, and frees it; returns the status. */
int cli_fail_error (GError *error);
