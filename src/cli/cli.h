/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The commands of atout-cli (records.md §3). Each one gets the arguments from its name. */

#pragma once

#include <glib.h>

#include "model/words/telling.h"
#include "players/analysis/analysis.h"
#include "players/player.h"
#include "rules/game.h"
#include "rules/number.h"
#include "rules/record.h"

enum
{
  CLI_OK,
  CLI_BAD_INPUT,
  CLI_BAD_USAGE,
};

/** A command of a program. */
typedef struct
{
  const char *name;
  const char *kind; /* second word, or NULL */
  int (*run) (int argc, char **argv);
  const char *form; /* arguments, for --help */
  const char *does;
} CliCommand;

/** A program of commands: atout-cli or atout-workshop. */
typedef struct
{
  const char *name;
  const char *summary;
  const CliCommand *commands;
  unsigned n_commands;
} CliProgram;

extern const CliProgram cli_program;

/** Runs the command in @argv; returns the exit status. */
int cli_run (const CliProgram *program, int argc, char **argv);

int cli_games (int argc, char **argv);
int cli_deal (int argc, char **argv);
int cli_play (int argc, char **argv);
int cli_trace (int argc, char **argv);
int cli_check (int argc, char **argv);
int cli_solve (int argc, char **argv);
int cli_perft (int argc, char **argv);
int cli_hint (int argc, char **argv);
int cli_analyse (int argc, char **argv);
int cli_field (int argc, char **argv);

/* ---- Words behind a command -------------------------------------------------------------- */

/** Parses @files (transfer full), NULL for none; accepts no option but --help. */
bool cli_parse_files (int argc, char **argv, const char *form, char ***files, GError **error);

/** The arguments of `deal`, `play`, `perft` and others. */
typedef struct
{
  char *game_key;
  char **settings; /* key=value */
  gint64 seed;

  const Game *game;
  Options options;
} Setup;

/** Parses options in @entries (NULL-terminated) and of @setup; checks game and options. */
bool setup_parse (Setup *setup, const GOptionEntry *entries, const char *command, int *argc,
                  char ***argv, GError **error);

void setup_clear (Setup *setup);

/** A command that takes game, options, seed and one number. */
typedef struct
{
  const char *name;   /* two words: "bench moves" */
  const char *option; /* name of the number: "deals" for --deals=N */
  int usual;
  int least; /* least number; above @usual: required */
  const char *help;
  const char *form;
  void (*run) (const Setup *setup, int n);
} SetupCommand;

/** Parses the arguments of @command and runs it; returns the exit status. */
int setup_run (const SetupCommand *command, int argc, char **argv);

/** The arguments of `hint` and `analyse`. */
typedef struct
{
  char *level_name;
  gint64 seed;
  char **files;
  const Player *player;
} LevelWords;

/**
 * Parses the arguments of @command and runs it; returns the exit status. @summary and @form are for
 * --help.
 */
int level_words_run (const char *command, const char *summary, const char *form,
                     int (*run) (const LevelWords *words), int argc, char **argv);

/**
 * Returns the judgement of the actions in @deal (analysis_free ()) and fills @observation. Assumes
 * the usual signals, which records do not contain.
 */
Analysis *level_words_analyse (const LevelWords *words, const Deal *deal, Observation *observation);

/** Fills @telling for the seat at turn, with names like "seat 2". */
void cli_telling (Telling *telling, const Match *match, const Deal *deal);

/* ---- Files of records -------------------------------------------------------------------- */

/** A check; returns false with an error for an unsuitable record. */
typedef bool (*RecordCheck) (const Record *record, gpointer data, GError **error);

/**
 * Opens @path, "-" for standard input; prints warnings.
 *
 * Returns: (transfer full): its records, all valid and passed by @check, if given; NULL with the
 * first error. Reads each record twice, to keep only one in memory
 */
RecordFile *records_open (const char *path, RecordCheck check, gpointer data, GError **error);

/** Returns true if deal @index of @record, counted from 0, was played to its end. */
bool record_deal_is_over (const Record *record, unsigned index);

/**
 * Opens records like records_open (), but fails if no deal in them is finished. The error message
 * uses @does, for example "no deal is over; analyse tells of those that are".
 */
RecordFile *records_open_over (const char *path, const char *does, RecordCheck check, gpointer data,
                               GError **error);

/* ---- Complaints -------------------------------------------------------------------------- */

/** Returns false if standard output failed, as on a full disk. */
bool cli_can_print (void);

/** Program name for messages. */
extern const char *cli_name;

/** Prints "PROGRAM: message" to standard error; returns @status. */
int cli_fail (int status, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Prints @error (R-7 for records) and frees it; returns the exit status. */
int cli_fail_error (GError *error);

/**
 * Returns printable text (transfer full): invalid UTF-8, control and format characters become \xff
 * or \u202e.
 */
char *visible_text (const char *bytes, gsize length);
