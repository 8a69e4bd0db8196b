/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The commands of atout-workshop (README.md). */

#pragma once

#include "cli/cli.h"
#include "rules/rng.h"

int workshop_averages (int argc, char **argv);
int workshop_bench (int argc, char **argv);
int workshop_bench_cancel (int argc, char **argv);
int workshop_bench_moves (int argc, char **argv);
int workshop_bench_positions (int argc, char **argv);
int workshop_bench_solve (int argc, char **argv);
int workshop_bench_worlds (int argc, char **argv);
int workshop_fit (int argc, char **argv);
int workshop_problems_bands (int argc, char **argv);
int workshop_problems_make (int argc, char **argv);
int workshop_problems_rate (int argc, char **argv);
int workshop_problems_sort (int argc, char **argv);
int workshop_problems_verify (int argc, char **argv);

/** Shuffles the @n cards of @pack uniformly. */
void bench_shuffle (Rng *rng, Card *pack, unsigned n);
