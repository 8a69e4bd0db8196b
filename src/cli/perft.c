/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <inttypes.h>
#include <stdio.h>

#include "cli/cli.h"

static uint64_t
count_sequences (const Deal *deal, int depth)
{
  ActionList list;
  uint64_t sum = 0;

  deal_legal (deal, &list);
  if (depth <= 1 || list.n == 0)
    return depth == 0 ? 1 : list.n;
  for (unsigned i = 0; i < list.n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, list.at[i]);
      sum += count_sequences (&next, depth - 1);
    }

  return sum;
}

int
cli_perft (int argc, char **argv)
{
  Setup setup = { 0 };
  int depth = -1;
  const GOptionEntry entries[]
      = { { "depth", 0, 0, G_OPTION_ARG_INT, &depth, "actions", "D" }, G_OPTION_ENTRY_NULL };
  GError *error = NULL;
  DealNumber number;
  Card pack[CARDS_MAX];
  Match match;
  Deal deal;

  if (!setup_parse (&setup, entries, "perft", &argc, &argv, &error))
    {
      setup_clear (&setup);
      return cli_fail_error (error);
    }

  if (depth < 0)
    {
      setup_clear (&setup);
      return cli_fail (CLI_BAD_USAGE, "--depth is missing or negative");
    }

  number_from_seed (&number, (uint64_t) setup.seed, 0);
  number_shuffle (&number, setup.game->key, game_pack (setup.game, &setup.options)->n_cards, pack);
  match_init (&match, setup.game, &setup.options, NO_SEAT);
  match_deal (&match, pack, &deal);
  printf ("perft %s depth %d seed %" PRId64 " sequences %" PRIu64 "\n", setup.game->key, depth,
          setup.seed, count_sequences (&deal, depth));
  setup_clear (&setup);

  return CLI_OK;
}
