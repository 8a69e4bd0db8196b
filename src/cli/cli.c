/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

static const CliCommand commands[] = {
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
  { "field", NULL, cli_field, "FILE [--seat N] [--threads T]",
    "how house players fare at one seat with the cards of the finished deals" },
  { "perft", NULL, cli_perft, "--game K [--set …] --depth D [--seed S]",
    "counts the action sequences from a dealt state" },
};

const CliProgram cli_program
    = { "atout-cli", "one command line for every game", commands, G_N_ELEMENTS (commands) };

static void
print_usage (const CliProgram *program, FILE *stream)
{
  fprintf (stream, "%s: %s\n\n", program->name, program->summary);
  for (unsigned i = 0; i < program->n_commands; i++)
    {
      const CliCommand *command = &program->commands[i];

      fprintf (stream, "  %s %s %s%s%s\n      %s\n", program->name, command->name,
               command->kind != NULL ? command->kind : "", command->kind != NULL ? " " : "",
               command->form, command->does);
    }
  fprintf (stream, "\nFILE may be - for standard input. Status: 0 done, 1 wrong input, 2 wrong "
                   "usage.\n");
}

static void
name_command (const CliProgram *program, const char *command)
{
  g_autofree char *name = g_strconcat (program->name, " ", command, NULL);

  g_set_prgname (name);
}

static int
refuse_command (const CliProgram *program, const char *command)
{
  g_autoptr (GString) kinds = g_string_new (NULL);

  for (unsigned i = 0; i < program->n_commands; i++)
    if (strcmp (program->commands[i].name, command) == 0)
      g_string_append_printf (kinds, "%s%s", kinds->len > 0 ? ", " : "", program->commands[i].kind);
  if (kinds->len > 0)
    return cli_fail (CLI_BAD_USAGE, "%s takes one of: %s", command, kinds->str);

  return cli_fail (CLI_BAD_USAGE, "unknown command '%s'; '%s --help' lists them", command,
                   program->name);
}

static int
run_command (const CliProgram *program, int argc, char **argv)
{
  if (argc < 2)
    {
      print_usage (program, stderr);
      return CLI_BAD_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "help") == 0)
    {
      print_usage (program, stdout);
      return CLI_OK;
    }
  for (unsigned i = program->n_commands;
       i-- > 0;) /* backwards, to try commands with a second word first */
    {
      const char *kind = program->commands[i].kind;
      int n_words = kind != NULL ? 2 : 1;

      if (strcmp (program->commands[i].name, argv[1]) == 0
          && (kind == NULL || (argc > 2 && strcmp (kind, argv[2]) == 0)))
        {
          name_command (program, argv[1]);
          return program->commands[i].run (argc - n_words, argv + n_words);
        }
    }

  return refuse_command (program, argv[1]);
}

int
cli_run (const CliProgram *program, int argc, char **argv)
{
  int status;

  cli_name = program->name;
  status = run_command (program, argc, argv);

  if (fflush (stdout) == 0 && cli_can_print ())
    return status;
  cli_fail (CLI_BAD_INPUT, "the output could not be written");

  return status == CLI_OK ? CLI_BAD_INPUT : status;
}
