/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>

#include "cli/cli.h"
#include "rules/record.h"

/* One record a deal: a record can only go on where its first deal is played. */
int
cli_deal (int argc, char **argv)
{
  Setup setup = { 0 };
  int n_deals = 1;
  const GOptionEntry entries[]
      = { { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, "how many (1)", "N" }, G_OPTION_ENTRY_NULL };
  GError *error = NULL;

  if (!setup_parse (&setup, entries, "deal", &argc, &argv, &error))
    {
      setup_clear (&setup);
      return cli_fail_error (error);
    }

  if (n_deals < 1)
    {
      setup_clear (&setup);
      return cli_fail (CLI_BAD_USAGE, "--deals takes a positive number");
    }

  for (int i = 0; i < n_deals && cli_can_print (); i++)
    {
      g_autoptr (MatchLog) log = match_log_new (setup.game, &setup.options);
      g_autofree char *text = NULL;
      DealNumber number;

      number_from_seed (&number, (uint64_t) setup.seed, (uint64_t) i);
      match_log_deal (log, &number, NULL);
      text = record_of_log (log);
      printf ("%s%s", i > 0 ? "\n" : "", text);
    }
  setup_clear (&setup);

  return CLI_OK;
}
