/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `games`, `deal` and `perft`, which need only the rules. */

#include <inttypes.h>
#include <stdio.h>

#include "cli/cli.h"

/* ---- games ------------------------------------------------------------------------------- */

/* Lists all seat counts that some option value allows: "2,3,4". */
static char *
list_seats (const Game *game)
{
  GString *text = g_string_new (NULL);
  unsigned seen = 0;

  for (unsigned i = 0; game->options->list[i].key != NULL; i++)
    for (unsigned v = 0; game->options->list[i].values[v].key != NULL; v++)
      {
        Options options = OPTIONS_DEFAULT;

        options.value[i] = (uint8_t) v;
        seen |= 1u << game_count_seats (game, &options);
      }
  for (unsigned n = 0; n <= SEATS_MAX; n++)
    if (seen & (1u << n))
      g_string_append_printf (text, "%s%u", text->len > 0 ? "," : "", n);

  return g_string_free (text, FALSE);
}

int
cli_games (int argc, char **argv)
{
  g_auto (GStrv) words = NULL;
  GError *error = NULL;
  const Game *game;

  if (!cli_parse_files (argc, argv, NULL, &words, &error))
    return cli_fail_error (error);
  if (words != NULL)
    return cli_fail (CLI_BAD_USAGE, "games takes no word '%s'", words[0]);

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *seats = list_seats (game);

      printf ("%s %s", game->key, seats);
      for (const OptionInfo *info = game->options->list; info->key != NULL; info++)
        {
          printf (" %s=%s{", info->key, info->values[0].key);
          for (unsigned v = 0; info->values[v].key != NULL; v++)
            printf ("%s%s", v > 0 ? "|" : "", info->values[v].key);
          printf ("}");
        }
      printf ("\n");
    }

  return CLI_OK;
}

/* ---- deal -------------------------------------------------------------------------------- */

/* Writes one record per deal: a record continues only after a played deal. */
static void
write_deals (const Setup *setup, int n_deals)
{
  for (int i = 0; i < n_deals && cli_can_print (); i++)
    {
      g_autoptr (MatchLog) log = match_log_new (setup->game, &setup->options);
      g_autofree char *text = NULL;
      DealNumber number;

      number_from_seed (&number, (uint64_t) setup->seed, (uint64_t) i);
      match_log_deal (log, &number, NULL);
      text = record_of_log (log);
      printf ("%s%s", i > 0 ? "\n" : "", text);
    }
}

int
cli_deal (int argc, char **argv)
{
  static const SetupCommand deal = { "deal", "deals", 1, 1, "how many (1)", "N", write_deals };

  return setup_run (&deal, argc, argv);
}

/* ---- perft ------------------------------------------------------------------------------- */

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

static void
print_sequences (const Setup *setup, int depth)
{
  DealNumber number;
  Card pack[CARDS_MAX];
  Match match;
  Deal deal;

  number_from_seed (&number, (uint64_t) setup->seed, 0);
  number_shuffle (&number, setup->game->key, game_pack (setup->game, &setup->options)->n_cards,
                  pack);
  match_init (&match, setup->game, &setup->options, NO_SEAT);
  match_deal (&match, pack, &deal);
  printf ("perft %s depth %d seed %" PRId64 " sequences %" PRIu64 "\n", setup->game->key, depth,
          setup->seed, count_sequences (&deal, depth));
}

int
cli_perft (int argc, char **argv)
{
  static const SetupCommand perft = { "perft", "depth", -1, 0, "actions", "D", print_sequences };

  return setup_run (&perft, argc, argv);
}
