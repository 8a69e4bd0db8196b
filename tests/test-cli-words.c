/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Commands of both programs refuse unknown words and options in one line (records.md §3). */

#include <string.h>

#include "add-tests.h"
#include "cli-support.h"

#define K " --game klaverjas "

/* Each command with one word too many, or with "" if it takes any number of files. */
static const struct
{
  const char *command;
  const char *words;
} rows[] = {
  { "games", "more" },
  { "deal", K "more" },
  { "play", K "--deals 1 more" },
  { "trace", "- more" },
  { "check", "" },
  { "solve", "- more" },
  { "hint", "- more" },
  { "analyse", "- more" },
  { "field", "- more" },
  { "problems make", K "--count 1 more" },
  { "problems verify", "" },
  { "problems bands", "" },
  { "problems rate", "" },
  { "problems sort", "" },
  { "perft", K "--depth 1 more" },
  { "averages", K "more" },
  { "fit", "cego --deals 1 more" },
  { "bench", K "more" },
  { "bench cancel", K "more" },
  { "bench moves", K "more" },
  { "bench positions", "" },
  { "bench solve", "cego-8 more" },
  { "bench worlds", K "more" },
};

static const char *
program_of (const char *command)
{
  return cli_is_workshop (command) ? "atout-workshop" : "atout-cli";
}

/* Checks for status 2, no output, and an error of one line that contains @names. */
static void
check_refusal (const char *command, const char *words, const char *names)
{
  g_autofree char *line = g_strdup_printf ("%s %s", command, words);
  g_auto (Run) run = cli_with_input (line, "");

  cli_check_error (line, &run, 2, names);
  if (!g_str_has_prefix (run.err, program_of (command)) || cli_count (run.err, "\n") != 1)
    support_fail ("'%s' is not answered in one line: %s", line, run.err);
  if (run.out[0] != '\0')
    support_fail ("'%s' prints '%s'", line, run.out);
}

static void
test_word (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].words[0] != '\0')
      check_refusal (rows[i].command, rows[i].words, rows[i].command);
  check_refusal ("bench solve", "skat", "'skat'");
}

static void
test_option (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    check_refusal (rows[i].command, "--what", "--what");
}

/* The table above has exactly the commands that both programs list. */
static void
test_all (void)
{
  g_auto (Run) run = cli_in_shell ("\"$CLI\" --help && \"$WORKSHOP\" --help");
  const char *help = run.out;

  g_assert_cmpuint (cli_count (help, "^  atout-(cli|workshop) "), ==, G_N_ELEMENTS (rows));
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = g_strdup_printf ("^  %s %s( [^a-z].*)?$",
                                               program_of (rows[i].command), rows[i].command);

      if (cli_count (help, line) != 1)
        support_fail ("--help does not list '%s'", rows[i].command);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/cli-words", test_word, test_option, test_all);

  return g_test_run ();
}
