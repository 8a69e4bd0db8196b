/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `problems`: makes, sorts and proves problems (records.md §7). */

#include <stdio.h>
#include <string.h>

#include "workshop/workshop.h"
#include "workshop/find/again.h"
#include "workshop/find/bands.h"
#include "workshop/find/collect.h"
#include "workshop/find/mine.h"
#include "workshop/prove/prove.h"
#include "players/thread-pool.h"
#include "workshop/find/problem-write.h"
#include "workshop/find/same.h"

/* ---- make ------------------------------------------------------------------------------------ */

static void
print_problems (GPtrArray *problems)
{
  for (unsigned i = 0; i < problems->len && cli_can_print (); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      problem_write (text, g_ptr_array_index (problems, i));
      fputs (text->str, stdout);
    }
}

static void
print_counts (GPtrArray *problems)
{
  for (ProblemKind kind = PROBLEM_OPEN; kind < PROBLEM_KINDS; kind++)
    {
      unsigned n[PROBLEM_BANDS + 1] = { 0 };

      for (unsigned i = 0; i < problems->len; i++)
        {
          const Problem *problem = g_ptr_array_index (problems, i);

          n[problem->band] += problem->kind == kind;
        }
      fprintf (stderr, "problems %s bands %u %u %u %u %u\n", problem_kind_name (kind), n[1], n[2],
               n[3], n[4], n[5]);
    }
}

static void
make (const Setup *setup, Mine *mine)
{
  g_autoptr (GPtrArray) problems = NULL;

  mine->game = setup->game;
  mine->options = setup->options;
  mine->seed = (uint64_t) setup->seed;
  problems = mine_problems (mine);
  print_problems (problems);
  print_counts (problems);
}

int
workshop_problems_make (int argc, char **argv)
{
  int count = 0, deals = 0, cards = 0, threads = 1, kind = -1;
  g_autofree char *name = NULL;
  const GOptionEntry entries[]
      = { { "count", 0, 0, G_OPTION_ARG_INT, &count, "so many problems", "N" },
          { "cards", 0, 0, G_OPTION_ARG_INT, &cards,
            "fewest cards in hand in problems of the kind chance", "N" },
          { "deals", 0, 0, G_OPTION_ARG_INT, &deals,
            "deals that are played at most (default: forty for each problem)", "N" },
          { "kind", 0, 0, G_OPTION_ARG_STRING, &name, "problems of one kind alone", "KIND" },
          { "threads", 0, 0, G_OPTION_ARG_INT, &threads, "that look at the same time", "T" },
          G_OPTION_ENTRY_NULL };
  GError *error = NULL;
  Setup setup = { .seed = 1 };
  bool is_good = setup_parse (&setup, entries, "problems make", &argc, &argv, &error);

  if (is_good && (count < 1 || deals < 0 || cards < 0 || threads < 1 || threads > THREAD_POOL_MAX))
    {
      is_good = false;
      g_set_error (
          &error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
          "problems make takes --count N, --deals N, --cards N of 1 or more, --threads 1 to %d",
          THREAD_POOL_MAX);
    }
  if (is_good && name != NULL && (kind = problem_kind_find (name)) <= PROBLEM_EXAMPLE)
    {
      is_good = false;
      g_set_error (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "--kind takes open, sure, chance, call or count, not '%s'", name);
    }
  if (is_good)
    {
      Mine mine = { .kind = kind,
                    .least_hand = (unsigned) cards,
                    .n_wanted = (unsigned) count,
                    .n_deals = deals > 0 ? (unsigned) deals : 40u * (unsigned) count,
                    .n_threads = (unsigned) threads };

      make (&setup, &mine);
    }
  setup_clear (&setup);

  return is_good ? CLI_OK : cli_fail_error (error);
}

/* ---- Files of problems ----------------------------------------------------------------------- */

/* Calls @each for every problem until one fails; returns the status. */
static int
each_problem (char **files, int (*each) (Problem *problem, const char *path, gpointer data),
              gpointer data)
{
  int status = CLI_OK;

  for (char **path = files; *path != NULL && status == CLI_OK; path++)
    {
      GError *error = NULL;
      g_autoptr (RecordFile) file = record_file_open (*path, &error);

      if (file == NULL)
        return cli_fail_error (error);
      while (record_file_has_next (file) && status == CLI_OK)
        {
          g_autoptr (Record) record = record_file_next (file, &error);
          Problem *problem = record != NULL ? problem_of_record (record, *path, &error) : NULL;

          status = problem != NULL ? each (problem, *path, data) : cli_fail_error (error);
        }
    }

  return status;
}

static int
parse_and_do (int argc, char **argv, const char *command, int (*run) (char **files))
{
  g_auto (GStrv) files = NULL;
  GError *error = NULL;

  if (!cli_parse_files (argc, argv, "FILE…", &files, &error))
    return cli_fail_error (error);

  return files != NULL ? run (files)
                       : cli_fail (CLI_BAD_USAGE, "%s takes at least one FILE", command);
}

/* ---- verify ---------------------------------------------------------------------------------- */

typedef struct
{
  Collected *collected; /* problems checked so far */
  unsigned n[PROBLEM_KINDS];
  unsigned n_refused[PROBLEM_KINDS][PROBLEM_ERRORS];
} Verified;

/*
 * Checks that @problem belongs into a book: it has the name that its position gives, is worth
 * asking, and duplicates no earlier one.
 */
static bool
verify_place (const Problem *problem, Verified *verified, GError **error)
{
  char name[PROBLEM_NAME_DIGITS + 1];
  unsigned reason = collected_add (verified->collected, problem);

  problem_make_name (problem, name);
  if (reason == FIND_WORTH)
    reason = find_objection (problem);
  if (reason == FIND_NATURAL) /* may change when a level plays differently, so no error */
    reason = FIND_WORTH;
  if (strcmp (name, problem->name) != 0)
    g_set_error (error, PROBLEM_ERROR, PROBLEM_ERROR_NAME, "its name should be %s", name);
  else if (reason != FIND_WORTH)
    g_set_error (error, PROBLEM_ERROR, PROBLEM_ERROR_PLACE, "it is in no book: %s",
                 collect_reason_name (reason));
  else
    return true;

  return false;
}

static int
verify_one (Problem *taken, const char *path, gpointer data)
{
  g_autoptr (Problem) problem = taken;
  g_autoptr (GError) error = NULL;
  Verified *verified = data;

  verified->n[problem->kind]++;
  if (!verify_place (problem, verified, &error) || !problem_prove (problem, &error)
      || !find_judges_again (problem, &error))
    {
      verified->n_refused[problem->kind][error->code]++;
      printf ("wrong %s %s %s %s: %s\n", path, problem_kind_name (problem->kind), problem->name,
              problem_error_name ((ProblemError) error->code), error->message);
      fflush (stdout);
    }

  return cli_can_print () ? CLI_OK : CLI_BAD_INPUT;
}

/* Prints the counts by kind and reason; returns the number of problems refused. */
static unsigned
print_verified (const Verified *verified)
{
  unsigned n = 0;

  for (ProblemKind kind = 0; kind < PROBLEM_KINDS; kind++)
    {
      if (verified->n[kind] > 0)
        printf ("problems %s %u\n", problem_kind_name (kind), verified->n[kind]);
      for (ProblemError reason = 0; reason < PROBLEM_ERRORS; reason++)
        {
          n += verified->n_refused[kind][reason];
          if (verified->n_refused[kind][reason] > 0)
            printf ("refused %s %s %u\n", problem_kind_name (kind), problem_error_name (reason),
                    verified->n_refused[kind][reason]);
        }
    }
  printf ("wrong %u\n", n);

  return n;
}

static int
verify (char **files)
{
  Verified verified = { .collected = collected_new () };
  int status = each_problem (files, verify_one, &verified);

  collected_free (verified.collected);

  return status == CLI_OK && print_verified (&verified) > 0 ? CLI_BAD_INPUT : status;
}

int
workshop_problems_verify (int argc, char **argv)
{
  return parse_and_do (argc, argv, "problems verify", verify);
}

/* ---- bands ----------------------------------------------------------------------------------- */

typedef struct
{
  unsigned n;
  unsigned solved[BAND_LEVELS];
} Band;

static int
count_one (Problem *taken, const char *path G_GNUC_UNUSED, gpointer data)
{
  g_autoptr (Problem) problem = taken;
  Band *bands = data;
  unsigned solved[BAND_LEVELS];

  if (problem->kind == PROBLEM_COUNT || problem->kind == PROBLEM_EXAMPLE)
    return CLI_OK;
  band_count_solved (problem, solved);
  bands[problem->band].n++;
  for (unsigned i = 0; i < BAND_LEVELS; i++)
    bands[problem->band].solved[i] += solved[i];

  return CLI_OK;
}

static int
bands (char **files)
{
  Band counted[PROBLEM_BANDS + 1] = { 0 };
  int status = each_problem (files, count_one, counted);

  for (unsigned band = 1; band <= PROBLEM_BANDS && status == CLI_OK; band++)
    {
      printf ("band %u problems %u", band, counted[band].n);
      for (unsigned i = 0; i < BAND_LEVELS; i++)
        printf (" %s %.1f", player_of_level (band_levels[i])->name,
                100.0 * counted[band].solved[i] / (BAND_SEEDS * MAX (counted[band].n, 1)));
      printf ("\n");
    }

  return status;
}

int
workshop_problems_bands (int argc, char **argv)
{
  return parse_and_do (argc, argv, "problems bands", bands);
}

/* ---- sort ------------------------------------------------------------------------------------ */

static int
collect_one (Problem *problem, const char *path G_GNUC_UNUSED, gpointer data)
{
  g_ptr_array_add (data, problem);

  return CLI_OK;
}

static int
sort (char **files)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) problem_free);
  unsigned n_left_out[COLLECT_REASONS];
  int status = each_problem (files, collect_one, problems);

  if (status != CLI_OK)
    return status;
  collect_order (problems, n_left_out);
  print_problems (problems);
  print_counts (problems);
  for (unsigned reason = 0; reason < COLLECT_REASONS; reason++)
    if (n_left_out[reason] > 0)
      fprintf (stderr, "left out %s %u\n", collect_reason_name (reason), n_left_out[reason]);

  return CLI_OK;
}

int
workshop_problems_sort (int argc, char **argv)
{
  return parse_and_do (argc, argv, "problems sort", sort);
}

/* ---- rate ------------------------------------------------------------------------------------ */

/*
 * Recomputes the band (difficulty) of problems with open hands and questions about past play. Adds
 * a missing band to other kinds, and a missing share of layouts. Other bands are kept, because
 * measuring them by the computer levels takes long.
 */
static void
rate (Problem *problem)
{
  unsigned solved[BAND_LEVELS];

  if (problem->kind == PROBLEM_OPEN || problem->kind == PROBLEM_COUNT || problem->band == 0)
    problem->band = band_of (problem, solved);
  if (!problem->has_share)
    problem_set_share (problem);
}

static int
rate_one (Problem *taken, const char *path G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (Problem) problem = taken;
  g_autoptr (GString) text = g_string_new (NULL);

  if (problem->kind != PROBLEM_EXAMPLE)
    rate (problem);
  problem_write (text, problem);
  fputs (text->str, stdout);

  return cli_can_print () ? CLI_OK : CLI_BAD_INPUT;
}

static int
rate_files (char **files)
{
  return each_problem (files, rate_one, NULL);
}

int
workshop_problems_rate (int argc, char **argv)
{
  return parse_and_do (argc, argv, "problems rate", rate_files);
}
