/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

static const struct
{
  const char *name;
  const char *kind; /* a second word, or NULL */
  int (*run) (int argc, char **argv);
  const char *form;
  const char *does;
} commands[] = {
  { "games", NULL, cli_games, "", "the games, their seats and options" },
  { "deal", NULL, cli_deal, "--game K [--set key=value …] [--seed S] [--deals N]",
    "writes records with dealt cards" },
  { "play", NULL, cli_play,
    "--game K [--set …] [--deals N | --matches N] [--seed S] [--seat I=LEVEL|exec:COMMAND …] "
    "[--signals I=SYSTEM …] [--threads T] [--seat-timeout S] [--summary] [--duplicate]",
    "computer players against each other" },
  { "trace", NULL, cli_trace, "FILE", "replays a record and prints every state" },
  { "check", NULL, cli_check, "FILE…", "validates records" },
  { "solve", NULL, cli_solve, "FILE [--objective cards|points|deal] [--nodes N]",
    "the exact value of the last state of each deal, with all cards known" },
  { "hint", NULL, cli_hint, "FILE [--level L] [--seed S]",
    "what the seat to act may do, best first, and why" },
  { "analyse", NULL, cli_analyse, "FILE [--level L] [--seed S]",
    "what each decision of the finished deals cost" },
  { "problems", "make", cli_problems_make,
    "--game K [--set …] --count N [--kind KIND] [--seed S] [--deals N] [--threads T]",
    "finds problems in deals of computer players" },
  { "problems", "verify", cli_problems_verify, "FILE…", "proves problems once more" },
  { "problems", "bands", cli_problems_bands, "FILE…",
    "how often the levels get problems of each band right" },
  { "problems", "sort", cli_problems_sort, "FILE…",
    "writes problems in order, each once, with their themes" },
  { "perft", NULL, cli_perft, "--game K [--set …] --depth D [--seed S]",
    "counts the action sequences from a dealt state" },
  { "bench", NULL, cli_bench, "--game K [--set …] [--deals N] [--seed S]",
    "random deals a second, and a signature of the rules" },
  { "bench", "cancel", cli_bench_cancel, "--game K [--set …] [--states N] [--seed S]",
    "how soon each level stops thinking when nobody waits for it" },
  { "bench", "moves", cli_bench_moves, "--game K [--set …] [--deals N] [--seed S]",
    "how long each level thinks where there is a choice" },
  { "bench", "positions", cli_bench_positions, "FILE…",
    "how many positions each level gets right" },
  { "bench", "solve", cli_bench_solve, "[NAME]", "how long exact values take" },
  { "bench", "worlds", cli_bench_worlds, "--game K [--set …] [--deals N] [--seed S]",
    "deals drawn that fit what a seat knows, a second, and what weighing them tells" },
};

static void
print_usage (FILE *stream)
{
  fprintf (stream, "atout-cli: one command line for every game\n\n");
  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (stream, "  atout-cli %s %s%s%s\n      %s\n", commands[i].name,
             commands[i].kind != NULL ? commands[i].kind : "", commands[i].kind != NULL ? " " : "",
             commands[i].form, commands[i].does);
  fprintf (stream, "\nFILE may be - for standard input. Status: 0 done, 1 wrong input, 2 wrong "
                   "usage.\n");
}

/* What `COMMAND --help` calls it. */
static void
name_command (const char *command)
{
  g_autofree char *name = g_strconcat ("atout-cli ", command, NULL);

  g_set_prgname (name);
}

/* Says what is wrong with a command that was not found: it, or the word behind it. */
static int
refuse_command (const char *command)
{
  g_autoptr (GString) kinds = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, command) == 0)
      g_string_append_printf (kinds, "%s%s", kinds->len > 0 ? ", " : "", commands[i].kind);
  if (kinds->len > 0)
    return cli_fail (CLI_BAD_USAGE, "%s takes one of: %s", command, kinds->str);

  return cli_fail (CLI_BAD_USAGE, "unknown command '%s'; 'atout-cli --help' lists them", command);
}

static int
run_command (int argc, char **argv)
{
  if (argc < 2)
    {
      print_usage (stderr);
      return CLI_BAD_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "help") == 0)
    {
      print_usage (stdout);
      return CLI_OK;
    }
  for (unsigned i = G_N_ELEMENTS (commands); i-- > 0;) /* a kind before its command */
    {
      const char *kind = commands[i].kind;
      int n_words = kind != NULL ? 2 : 1;

      if (strcmp (commands[i].name, argv[1]) == 0
          && (kind == NULL || (argc > 2 && strcmp (kind, argv[2]) == 0)))
        {
          name_command (argv[1]);
          return commands[i].run (argc - n_words, argv + n_words);
        }
    }

  return refuse_command (argv[1]);
}

int
cli_run (int argc, char **argv)
{
  int status = run_command (argc, argv);

  if (fflush (stdout) == 0 && cli_can_print ())
    return status;
  cli_fail (CLI_BAD_INPUT, "the output could not be written");

  return status == CLI_OK ? CLI_BAD_INPUT : status;
}
