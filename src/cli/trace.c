/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>

#include "cli.h"
#include "record.h"

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
warn (const Record *record)
{
  if (record->warning != NULL)
    fprintf (stderr, "%s\n", record->warning);
}

static void
trace_record (const Record *record)
{
  warn (record);
  print_lines (record->head);
  for (unsigned i = 0; i < record->deals->len; i++)
    trace_deal (record->log, i, g_ptr_array_index (record->deals, i));
}

int
cli_trace (int argc, char **argv)
{
  g_autoptr (GPtrArray) records = NULL;
  g_auto (GStrv) files = NULL;
  GError *error = NULL;

  if (!cli_parse_files (argc, argv, "FILE", &files, &error))
    return cli_fail_error (error);
  if (files == NULL || files[1] != NULL)
    return cli_fail (CLI_BAD_USAGE, "trace takes one FILE");
  records = record_read_all (files[0], &error);
  if (records == NULL)
    return cli_fail_error (error);

  for (unsigned i = 0; i < records->len && cli_can_print (); i++)
    {
      if (i > 0)
        printf ("\n");
      trace_record (g_ptr_array_index (records, i));
    }

  return CLI_OK;
}

static void
check_record (const char *path, const Record *record)
{
  unsigned n_actions = 0;

  warn (record);
  for (unsigned d = 0; d < record->log->deals->len; d++)
    n_actions += match_log_get_deal (record->log, d)->n_done;
  printf ("ok %s deals %u actions %u\n", path, record->deals->len, n_actions);
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
    {
      g_autoptr (GPtrArray) records = record_read_all (*file, &error);

      if (records == NULL)
        status = cli_fail_error (g_steal_pointer (&error));
      for (unsigned k = 0; records != NULL && k < records->len; k++)
        check_record (*file, g_ptr_array_index (records, k));
    }

  return status;
}
