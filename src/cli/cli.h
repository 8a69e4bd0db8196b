/* SPDX-License-Identifier: GPL-3.0-or-later */

/** atout-cli and its commands (records.md §3). Each command takes the words behind its name. */

#pragma once

#include <glib.h>

#include "model/words/telling.h"
#include "players/analysis/analysis.h"
#include "players/player.h"
#include "rules/game.h"
#include "rules/number.h"
#include "rules/record.h"

/** Exit statuses. */
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
  const char *kind; /* a second word, or NULL */
  int (*run) (int argc, char **argv);
  const char *form; /* the words it takes */
  const char *does;
} CliCommand;

/** A program of commands: atout-cli, or atout-workshop. */
typedef struct
{
  const char *name;
  const char *summary;
  const CliCommand *commands;
  unsigned n_commands;
} CliProgram;

extern const CliProgram cli_program;

/**
 * Runs the command of @program that the words of the command line name, the program's name first.
 * Output goes to standard output, complaints to standard error. Returns: the exit status
 */
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

/* ---- Words behind a command -------------------------------------------------------------- */

/**
 * Takes @files (transfer full), or NULL, from the words of a command that has no other options than
 * --help, where they are called @form; words behind -- are files.
 */
bool cli_parse_files (int argc, char **argv, const char *form, char ***files, GError **error);

/** The words that `deal`, `play`, `perft` and others share: game, options and seed. */
typedef struct
{
  char *game_key;
  char **settings; /* key=value … */
  gint64 seed;

  const Game *game;
  Options options;
} Setup;

/** Parses @entries (NULL-ended, besides those of @setup) and checks game and options. */
bool setup_parse (Setup *setup, const GOptionEntry *entries, const char *command, int *argc,
                  char ***argv, GError **error);

void setup_clear (Setup *setup);

/** A command of game, options, seed and one number. */
typedef struct
{
  const char *name;   /* "bench moves" */
  const char *option; /* "deals", for --deals=N */
  int usual;
  int least;        /* above usual: it must be given */
  const char *help; /* of the option */
  const char *form; /* "N" */
  void (*run) (const Setup *setup, int n);
} SetupCommand;

/** Runs @command, if its words are good. Returns: the exit status */
int setup_run (const SetupCommand *command, int argc, char **argv);

/** The words of a command that lets a level judge a record: `hint` and `analyse`. */
typedef struct
{
  char *level_name;
  gint64 seed;
  char **files; /* one */
  const Player *player;
} LevelWords;

/**
 * Parses the words of @command, which has @summary on top of its --help and @form below, and runs
 * it. Returns: the exit status
 */
int level_words_run (const char *command, const char *summary, const char *form,
                     int (*run) (const LevelWords *words), int argc, char **argv);

/**
 * The judgement of the level on what the seat at turn may do in @deal, free with analysis_free (),
 * and what it sees to @observation. No record tells of signals: as in `play` the usual ones are
 * agreed.
 */
Analysis *level_words_analyse (const LevelWords *words, const Deal *deal, Observation *observation);

/** Fills @telling with the moment @deal of @match, told to the seat at turn; seats are "seat 2". */
void cli_telling (Telling *telling, const Match *match, const Deal *deal);

/* ---- Files of records -------------------------------------------------------------------- */

/** False and an error when nothing can be said of @record. */
typedef bool (*RecordCheck) (const Record *record, gpointer data, GError **error);

/**
 * Reads the file @path, or standard input for "-", to its end. Half lines are warned of on standard
 * error. Returns: (transfer full): its records from the first on, each of them good and passed by
 * @check, if there is one; NULL with the first error. Each record is read twice, and kept no longer
 * than it is looked at.
 */
RecordFile *records_open (const char *path, RecordCheck check, gpointer data, GError **error);

/* ---- Complaints -------------------------------------------------------------------------- */

/** False when standard output takes no more, a full disk: nothing need be worked out for it. */
bool cli_can_print (void);

/** The name of the program that runs, for messages. */
extern const char *cli_name;

/** Prints "PROGRAM: message" on standard error and returns @status. */
int cli_fail (int status, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Prints @error, what is wrong with a record as R-7 says, and frees it; returns the status. */
int cli_fail_error (GError *error);

/**
 * The @length bytes of @bytes as text for a message (transfer full), of which nothing acts on a
 * terminal or is lost to the eye: what is no UTF-8 becomes \xff, and what has no shape, such as a
 * control character, \x1b or \u202e.
 */
char *visible_text (const char *bytes, gsize length);
