/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `bench`: how fast the rules are, and a signature that changes only when they do. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "rules/rng.h"

#define SIGNATURE_DEALS 1000

static void
shuffle (Rng *rng, Card *pack, unsigned n)
{
  for (unsigned i = n - 1; i >= 1; i--)
    {
      unsigned j = rng_below (rng, i + 1);
      Card swap = pack[i];

      pack[i] = pack[j];
      pack[j] = swap;
    }
}

/* Plays a deal from shuffle to score with random legal actions. */
typedef void (*PlayOut) (Deal *deal, Rng *rng, uint64_t *hash);

/* To @hash goes what was legal, what was done and what it came to. */
static void
sign (Deal *deal, Rng *rng, uint64_t *hash)
{
  DealResult result;

  while (!deal_is_over (deal))
    {
      ActionList legal;
      Action action;

      deal_legal (deal, &legal);
      action = legal.at[rng_below (rng, legal.n)];
      *hash = rng_mix (*hash ^ action ^ (uint64_t) legal.n << 32);
      deal_apply (deal, action);
    }
  deal_result (deal, &result);
  for (unsigned u = 0; u < result.n_units; u++)
    *hash = rng_mix (*hash ^ (uint64_t) (uint32_t) result.score[u]);
}

/* To @hash goes what it came to, so that nobody can leave it out. */
static void
play_out (Deal *deal, Rng *rng, uint64_t *hash)
{
  DealResult result;

  while (!deal_is_over (deal))
    deal_apply (deal, deal_draw_action (deal, rng));
  deal_result (deal, &result);
  *hash += (uint64_t) (uint32_t) result.score[0];
}

static uint64_t
run (const Setup *setup, uint64_t seed, unsigned n_deals, PlayOut play)
{
  unsigned n_cards = game_pack (setup->game, &setup->options)->n_cards;
  Rng rng = rng_new (seed, 0);
  uint64_t hash = 0;
  Card pack[CARDS_MAX];

  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
  for (unsigned i = 0; i < n_deals; i++)
    {
      Match match;
      Deal deal;

      shuffle (&rng, pack, n_cards);
      match_init (&match, setup->game, &setup->options, NO_SEAT);
      match_deal (&match, pack, &deal);
      play (&deal, &rng, &hash);
    }

  return hash;
}

/* The signature is of fixed deals, whatever --seed and --deals say. */
int
cli_bench (int argc, char **argv)
{
  Setup setup = { 0 };
  int n_deals = 200000;
  const GOptionEntry entries[]
      = { { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, "deals to time (200000)", "N" },
          G_OPTION_ENTRY_NULL };
  GError *error = NULL;
  gint64 start;
  double seconds;

  if (argc > 1 && strcmp (argv[1], "cancel") == 0)
    return cli_bench_cancel (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "moves") == 0)
    return cli_bench_moves (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "positions") == 0)
    return cli_bench_positions (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "solve") == 0)
    return cli_bench_solve (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "worlds") == 0)
    return cli_bench_worlds (argc - 1, argv + 1);
  if (!setup_parse (&setup, entries, "bench", &argc, &argv, &error))
    {
      setup_clear (&setup);
      return cli_fail_error (error);
    }
  if (n_deals < 1)
    {
      setup_clear (&setup);
      return cli_fail (CLI_BAD_USAGE, "--deals takes a positive number");
    }

  printf ("signature %s %016" PRIx64 "\n", setup.game->key, run (&setup, 1, SIGNATURE_DEALS, sign));
  if (fflush (stdout) != 0)
    {
      setup_clear (&setup);
      return CLI_OK; /* as far as it went; cli_run () says what did not */
    }
  start = g_get_monotonic_time ();
  run (&setup, (uint64_t) setup.seed, (unsigned) n_deals, play_out);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  printf ("playouts %s deals %d seconds %.3f per-second %.0f deal-bytes %zu\n", setup.game->key,
          n_deals, seconds, n_deals / seconds, sizeof (Deal));
  setup_clear (&setup);

  return CLI_OK;
}
