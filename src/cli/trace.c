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
trace_deal (Match *match, const RecordDeal *record)
{
  Deal deal;

  print_lines (record->head);
  if (!record->is_dealt)
    return;

  match_deal (match, record->pack, &deal);
  for (unsigned i = 0; i < record->actions->len; i++)
    {
      const RecordAction *action = &g_array_index (record->actions, RecordAction, i);
      g_autoptr (GString) line = g_string_new (NULL);

      print_legal (&deal);
      record_write_action (line, &deal, action->seat, action->action);
      fputs (line->str, stdout);
      deal_apply (&deal, action->action);
    }

  if (deal_is_over (&deal))
    {
      g_autoptr (GString) lines = g_string_new (NULL);

      match_book (match, &deal);
      record_write_result (lines, match, &deal);
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
  Match match;

  warn (record);
  print_lines (record->head);
  for (unsigned i = 0; i < record->deals->len; i++)
    {
      const RecordDeal *deal = g_ptr_array_index (record->deals, i);

      if (i == 0)
        match_init (&match, record->game, &record->options, (int) deal->dealer);
      trace_deal (&match, deal);
    }
}

int
cli_trace (int argc, char **argv)
{
  g_autoptr (GPtrArray) records = NULL;
  GError *error = NULL;

  if (argc != 2)
    return cli_fail (CLI_BAD_USAGE, "trace takes one FILE");
  records = record_read_all (argv[1], &error);
  if (records == NULL)
    return cli_fail_error (error);

  for (unsigned i = 0; i < records->len; i++)
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
  for (unsigned d = 0; d < record->deals->len; d++)
    n_actions += ((RecordDeal *) g_ptr_array_index (record->deals, d))->actions->len;
  printf ("ok %s deals %u actions %u\n", path, record->deals->len, n_actions);
}

int
cli_check (int argc, char **argv)
{
  int status = CLI_OK;

  if (argc < 2)
    return cli_fail (CLI_BAD_USAGE, "check takes at least one FILE");
  for (int i = 1; i < argc; i++)
    {
      GError *error = NULL;
      g_autoptr (GPtrArray) records = record_read_all (argv[i], &error);

      if (records == NULL)
        status = cli_fail_error (error);
      for (unsigned k = 0; records != NULL && k < records->len; k++)
        check_record (argv[i], g_ptr_array_index (records, k));
    }

  return status;
}
