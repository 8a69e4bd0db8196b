/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Opens records, all checked before use; implements `trace` and `check`. */

#include <stdio.h>

#include "cli/cli.h"

/* ---- Files ------------------------------------------------------------------------------- */

static bool
check_all (RecordFile *file, RecordCheck check, gpointer data, GError **error)
{
  while (record_file_has_next (file))
    {
      g_autoptr (Record) record = record_file_next (file, error);

      if (record == NULL)
        return false;
      if (record->warning != NULL)
        fprintf (stderr, "%s\n", record->warning);
      if (check != NULL && !check (record, data, error))
        return false;
    }

  return true;
}

RecordFile *
records_open (const char *path, RecordCheck check, gpointer data, GError **error)
{
  g_autoptr (RecordFile) file = record_file_open (path, error);

  if (file == NULL || !check_all (file, check, data, error))
    return NULL;
  record_file_rewind (file);

  return g_steal_pointer (&file);
}

bool
record_deal_is_over (const Record *record, unsigned index)
{
  const RecordDeal *deal = g_ptr_array_index (record->deals, index);
  Deal last;

  if (deal->log == NULL)
    return false;
  match_log_at (record->log, index, deal->log->n_done, NULL, &last);

  return deal_is_over (&last);
}

/* The search for finished deals in the records of a file. */
typedef struct
{
  RecordCheck check;
  gpointer data;
  unsigned n_over;
  unsigned line; /* line number of the last record in the file */
} Found;

/* Counts the finished deals of @record. (RecordCheck); @data is a Found. */
static bool
count_over (const Record *record, gpointer data, GError **error)
{
  Found *found = data;

  if (found->check != NULL && !found->check (record, found->data, error))
    return false;
  for (unsigned d = 0; d < record->deals->len; d++)
    found->n_over += record_deal_is_over (record, d);
  found->line = record->line;

  return true;
}

RecordFile *
records_open_over (const char *path, const char *does, RecordCheck check, gpointer data,
                   GError **error)
{
  Found found = { .check = check, .data = data };
  g_autoptr (RecordFile) file = records_open (path, count_over, &found, error);

  if (file == NULL || found.n_over > 0)
    return g_steal_pointer (&file);
  g_set_error (error, RECORD_ERROR, RECORD_ERROR_ILLEGAL,
               "%s:%u: no deal is over; %s those that are", path, found.line, does);

  return NULL;
}

/* ---- trace ------------------------------------------------------------------------------- */

static void
print_lines (const GPtrArray *lines)
{
  for (unsigned i = 0; i < lines->len; i++)
    printf ("%s\n", (const char *) g_ptr_array_index (lines, i));
}

static void
print_legal (const Deal *deal)
{
  ActionList list;
  char token[TOKEN_MAX];

  deal_legal_sorted (deal, &list);
  printf ("%d legal", deal->turn);
  for (unsigned i = 0; i < list.n; i++)
    printf (" %s", action_to_token (deal->game, deal_pack (deal), list.at[i], token));
  printf ("\n");
}

static void
trace_deal (const MatchLog *log, unsigned index, const RecordDeal *record)
{
  Match match;
  Deal deal;

  print_lines (record->head);
  if (record->log == NULL)
    return;

  for (unsigned i = 0; i < record->log->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (record->log, i);
      g_autoptr (GString) line = g_string_new (NULL);

      match_log_at (log, index, i, NULL, &deal);
      print_legal (&deal);
      record_write_action (line, &deal, action->seat, action->action);
      fputs (line->str, stdout);
    }

  match_log_at (log, index, record->log->n_done, &match, &deal);
  if (deal_is_over (&deal))
    {
      g_autoptr (GString) lines = g_string_new (NULL);

      record_write_result (lines, &match, &deal);
      fputs (lines->str, stdout);
    }
  else
    {
      print_legal (&deal);
    }
}

static void
trace_record (const Record *record)
{
  print_lines (record->head);
  for (unsigned i = 0; i < record->deals->len; i++)
    trace_deal (record->log, i, g_ptr_array_index (record->deals, i));
}

int
cli_trace (int argc, char **argv)
{
  g_autoptr (RecordFile) file = NULL;
  g_auto (GStrv) files = NULL;
  GError *error = NULL;

  if (!cli_parse_files (argc, argv, "FILE", &files, &error))
    return cli_fail_error (error);
  if (files == NULL || files[1] != NULL)
    return cli_fail (CLI_BAD_USAGE, "trace takes one FILE");
  file = records_open (files[0], NULL, NULL, &error);
  if (file == NULL)
    return cli_fail_error (error);

  for (bool is_first = true; record_file_has_next (file) && cli_can_print (); is_first = false)
    {
      g_autoptr (Record) record = record_file_next (file, NULL);

      if (!is_first)
        printf ("\n");
      trace_record (record);
    }

  return CLI_OK;
}

/* ---- check ------------------------------------------------------------------------------- */

typedef struct
{
  unsigned n_deals;
  unsigned n_actions;
} Counts;

/* RecordCheck; @data is an array of Counts. */
static bool
count (const Record *record, gpointer data, GError **error G_GNUC_UNUSED)
{
  Counts counts = { .n_deals = record->deals->len };

  for (unsigned d = 0; d < record->log->deals->len; d++)
    counts.n_actions += match_log_get_deal (record->log, d)->n_done;
  g_array_append_val ((GArray *) data, counts);

  return true;
}

static bool
check_file (const char *path, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Counts));
  g_autoptr (RecordFile) file = records_open (path, count, all, error);

  for (unsigned k = 0; file != NULL && k < all->len && cli_can_print (); k++)
    {
      const Counts *counts = &g_array_index (all, Counts, k);

      printf ("ok %s deals %u actions %u\n", path, counts->n_deals, counts->n_actions);
    }

  return file != NULL;
}

int
cli_check (int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  GError *error = NULL;
  int status = CLI_OK;

  if (!cli_parse_files (argc, argv, "FILE…", &files, &error))
    return cli_fail_error (error);
  if (files == NULL)
    return cli_fail (CLI_BAD_USAGE, "check takes at least one FILE");
  for (char **file = files; *file != NULL && cli_can_print (); file++)
    if (!check_file (*file, &error))
      status = cli_fail_error (g_steal_pointer (&error));

  return status;
}
