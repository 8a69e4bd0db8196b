/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>

#include "workshop/workshop.h"

static const CliCommand commands[] = {
  { "averages", NULL, workshop_averages, "--game K [--set …] [--deals N] [--seed S]",
    "the field's average result in each role" },
  { "fit", NULL, workshop_fit, "PART… [--deals N]",
    "fits figures of the level simple again, and prints them beside those in the code" },
  { "problems", "make", workshop_problems_make,
    "--game K [--set …] --count N [--kind KIND] [--cards N] [--seed S] [--deals N] [--threads T]",
    "finds problems in deals of computer players" },
  { "problems", "verify", workshop_problems_verify, "FILE…", "proves problems once more" },
  { "problems", "bands", workshop_problems_bands, "FILE…",
    "how often the levels get problems of each band right" },
  { "problems", "rate", workshop_problems_rate, "FILE…",
    "writes problems with bands and shares, where they are missing" },
  { "problems", "sort", workshop_problems_sort, "FILE…",
    "writes problems in order, each once, with their themes" },
  { "bench", NULL, workshop_bench, "--game K [--set …] [--deals N] [--seed S]",
    "random deals a second, and a signature of the rules" },
  { "bench", "cancel", workshop_bench_cancel, "--game K [--set …] [--states N] [--seed S]",
    "how soon each level stops thinking when nobody waits for it" },
  { "bench", "moves", workshop_bench_moves, "--game K [--set …] [--deals N] [--seed S]",
    "how long each level thinks where there is a choice" },
  { "bench", "positions", workshop_bench_positions, "FILE…",
    "how many positions each level gets right" },
  { "bench", "solve", workshop_bench_solve, "[NAME]", "how long exact values take" },
  { "bench", "worlds", workshop_bench_worlds, "--game K [--set …] [--deals N] [--seed S]",
    "deals drawn that fit what a seat knows, a second, and what weighing them tells" },
};

static const CliProgram program
    = { "atout-workshop", "makes problems and measures players and rules", commands,
        G_N_ELEMENTS (commands) };

int
main (int argc, char **argv)
{
  setlocale (LC_CTYPE, ""); /* for help texts only */

  return cli_run (&program, argc, argv);
}
