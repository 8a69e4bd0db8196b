/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Shared by tests of atout-cli and atout-workshop: runs them from outside and reads the output. */

#pragma once

#include "support.h"

/** What a run left behind. */
typedef struct
{
  int status; /* exit status; 128 and its number after a signal */
  char *out;
  char *err;
} Run;

void run_clear (Run *run);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/** TRUE if @words begin with a command of atout-workshop, for example `averages` or `bench`. */
bool cli_is_workshop (const char *words);

/** Runs atout-cli, or atout-workshop for its commands, with @words taken apart as by a shell. */
Run cli (const char *words);

/** The same with @input on its standard input. */
Run cli_with_input (const char *words, const char *input);

/** Runs @script by a shell in which CLI and WORKSHOP name the two programs. */
Run cli_in_shell (const char *script);

/** The output of a run that must go well and be silent on standard error. */
char *cli_good (const char *words);

/** How often @pattern is found in @text. */
unsigned cli_count (const char *text, const char *pattern);

/** (transfer full): the records of an output, which blank lines separate. All must be right. */
GPtrArray *cli_records (const char *text);

/** Fails unless @run of @words ended with @status and said all of @says, parts joined by |. */
void cli_check_error (const char *words, const Run *run, int status, const char *says);

/** What must be refused: words, the exit status, and what is said as in cli_check_error (). */
typedef struct
{
  const char *words;
  int status;
  const char *says;
} CliRefusal;

/** Runs all @n of @rows; fails unless each is refused as it must be. */
void cli_check_refusals (const CliRefusal *rows, unsigned n);
