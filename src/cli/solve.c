/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `solve`: exact values of deals with all cards known (records.md §5). */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "players/solver/solve.h"

typedef struct
{
  char *objective_name;
  gint64 nodes;
  char **files;
  SolveObjective objective;
} Words;

static bool
parse_objective (Words *words, GError **error)
{
  int objective;

  if (words->objective_name == NULL)
    return true;
  objective = solve_objective_find (words->objective_name);
  if (objective >= 0)
    {
      words->objective = (SolveObjective) objective;
      return true;
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               "--objective takes " SOLVE_OBJECTIVE_NAMES);

  return false;
}

static bool
parse_words (Words *words, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[]
      = { { "objective", 0, 0, G_OPTION_ARG_FILENAME, &words->objective_name,
            "what the value is of: cards (default), points, deal", "WHAT" },
          { "nodes", 0, 0, G_OPTION_ARG_INT64, &words->nodes, "gives up after so many nodes", "N" },
          { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->files, NULL, "FILE" },
          G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, error) || !parse_objective (words, error))
    return false;
  if (words->nodes < 0)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 "--nodes takes a positive number");
  else if (words->files == NULL || words->files[1] != NULL)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "solve takes one FILE");
  else
    return true;

  return false;
}

/* Finds the last state of deal @index, or sets an error if it has no value. */
static bool
find_state (const Record *record, unsigned index, const char *path, SolveObjective objective,
            Deal *deal, GError **error)
{
  const RecordDeal *last = g_ptr_array_index (record->deals, index);
  const char *refusal = "no cards are dealt; solve answers from the first lead on";

  if (last->log != NULL)
    {
      match_log_at (record->log, index, last->log->n_done, NULL, deal);
      refusal = solve_refuse (deal, objective);
    }
  if (refusal == NULL)
    return true;
  g_set_error (error, RECORD_ERROR, RECORD_ERROR_ILLEGAL, "%s:%u: %s", path, last->line, refusal);

  return false;
}

/* RecordCheck; @data is the Words. */
static bool
check_record (const Record *record, gpointer data, GError **error)
{
  const Words *words = data;

  for (unsigned d = 0; d < record->deals->len; d++)
    {
      Deal deal;

      if (!find_state (record, d, words->files[0], words->objective, &deal, error))
        return false;
    }

  return true;
}

static void
print_answer (Solver *solver, const Deal *deal, SolveObjective objective)
{
  gint64 start = g_get_monotonic_time ();
  char token[TOKEN_MAX];
  SolveAnswer answer;

  solve_deal (solver, deal, objective, &answer);
  if (deal_is_over (deal))
    {
      printf ("value %d best - nodes 0 seconds 0\n", answer.low);
      return;
    }

  action_to_token (deal->game, deal_pack (deal), answer.best, token);
  if (answer.low == answer.high)
    printf ("value %d", answer.low);
  else
    printf ("bounds %d %d", answer.low, answer.high);
  printf (" best %s nodes %" PRIu64 " seconds %.6f\n", token, answer.nodes,
          (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

static void
print_answers (RecordFile *file, const Words *words)
{
  Solver *solver = solver_new ();

  solver_set_limit (solver, (uint64_t) words->nodes);
  while (record_file_has_next (file))
    {
      g_autoptr (Record) record = record_file_next (file, NULL);

      for (unsigned d = 0; d < record->deals->len && cli_can_print (); d++)
        {
          Deal deal;

          find_state (record, d, words->files[0], words->objective, &deal, NULL);
          print_answer (solver, &deal, words->objective);
        }
    }
  solver_free (solver);
}

static int
run (Words *words)
{
  GError *error = NULL;
  g_autoptr (RecordFile) file = records_open (words->files[0], check_record, words, &error);

  if (file == NULL)
    return cli_fail_error (error);
  print_answers (file, words);

  return CLI_OK;
}

int
cli_solve (int argc, char **argv)
{
  Words words = { 0 };
  GError *error = NULL;
  int status;

  status = parse_words (&words, argc, argv, &error) ? run (&words) : cli_fail_error (error);
  g_free (words.objective_name);
  g_strfreev (words.files);

  return status;
}
