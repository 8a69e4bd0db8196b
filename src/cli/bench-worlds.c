/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * `bench worlds`: how many worlds a second are drawn and weighed, and what weighing tells: by how
 * much the cards as they lie are likelier than others that fit, before each card of a deal, and the
 * logarithm of the share of the weighed worlds in which a hidden card is in the hand that it is in.
 */

#include <math.h>
#include <stdio.h>

#include "cli/bench-deal.h"
#include "players/inference/beliefs.h"
#include "players/inference/likely.h"
#include "players/player.h"
#include "rules/game.h"

#define WORLDS_EACH 200 /* that the cards as they lie are compared with */
#define WEIGHED 600     /* as `strong` does, mostly */
#define LEAST 0.003     /* share: a card may be in none of the worlds where it is */
#define CARDS_BETWEEN 3 /* only before every so many cards */

typedef struct
{
  unsigned n;
  double log_ratio; /* sum */
  double squares;
  double log_placed; /* sum */
  gint64 drawing;    /* microseconds */
  gint64 weighing;
} Tally;

/* By seat, or SEATS_MAX for what is in no hand. */
static unsigned
place_of (const Deal *deal, Card card)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    if (card_set_has (deal->hand[s], card))
      return s;

  return SEATS_MAX;
}

/* Of the cards that the seat does not see. */
static double
log_of_places (const Observation *observation, const Beliefs *beliefs, const Deal *deal)
{
  double sum = 0;

  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      double share = 0;

      for (unsigned i = 0; i < beliefs_count (beliefs); i++)
        {
          double weight;
          const Deal *world = beliefs_at (beliefs, i, &weight);

          if (place_of (world, card) == place_of (deal, card))
            share += weight;
        }
      sum += log (MAX (share, LEAST));
    }

  return observation->unseen != 0 ? sum / card_set_count (observation->unseen) : 0;
}

static void
look (Tally *tally, const Deal *deal, Rng *rng)
{
  Observation observation;
  Worlds *worlds;
  Beliefs *beliefs;
  gint64 start;
  double gain;
  Likely *likely;
  Deal world;

  observation_make (&observation, deal, (unsigned) deal->turn);
  start = g_get_monotonic_time ();
  worlds = worlds_new (&observation);
  for (unsigned i = 0; i < WORLDS_EACH; i++)
    worlds_draw (worlds, rng, &world);
  worlds_free (worlds);
  tally->drawing += g_get_monotonic_time () - start;
  start = g_get_monotonic_time ();
  beliefs = beliefs_new (&observation, WEIGHED, rng, NULL);
  tally->weighing += g_get_monotonic_time () - start;
  tally->log_placed += log_of_places (&observation, beliefs, deal);
  beliefs_free (beliefs);
  likely = likely_new (&observation);
  gain = likely_gain (likely, deal, WORLDS_EACH, rng);
  likely_free (likely);
  tally->n++;
  tally->log_ratio += gain;
  tally->squares += gain * gain;
}

static void
play_deal (Tally *tally, const Setup *setup, int dealer, Rng *rng)
{
  Match match;
  Deal deal;

  bench_deal (setup, dealer, rng, &match, &deal);
  while (!deal_is_over (&deal))
    {
      Observation observation;
      Choice choice;

      if (deal.phase == PHASE_PLAY && deal.n_played > 0 && deal.n_played % CARDS_BETWEEN == 0)
        look (tally, &deal, rng);
      observation_make (&observation, &deal, (unsigned) deal.turn);
      player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), rng, NULL, &choice);
      deal_apply (&deal, choice.row[0].action);
    }
}

int
cli_bench_worlds (int argc, char **argv)
{
  Setup setup = { 0 };
  int n_deals = 100;
  const GOptionEntry entries[]
      = { { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, "deals to look at (100)", "N" },
          G_OPTION_ENTRY_NULL };
  GError *error = NULL;
  Tally tally = { 0 };
  double mean;
  Rng rng;

  if (!setup_parse (&setup, entries, "bench worlds", &argc, &argv, &error))
    {
      setup_clear (&setup);
      return cli_fail_error (error);
    }
  if (n_deals < 1)
    {
      setup_clear (&setup);
      return cli_fail (CLI_BAD_USAGE, "--deals takes a positive number");
    }
  rng = rng_new ((uint64_t) setup.seed, 3);
  for (int i = 0; i < n_deals; i++)
    play_deal (&tally, &setup, i % (int) game_count_seats (setup.game, &setup.options), &rng);
  if (tally.n > 0)
    {
      mean = tally.log_ratio / tally.n;
      printf ("worlds %s positions %u drawn-per-second %.0f weighed-per-second %.0f "
              "log-probability %.3f +- %.3f log-placed %.3f\n",
              setup.game->key, tally.n,
              (double) tally.n * WORLDS_EACH * 1e6 / (double) MAX (tally.drawing, 1),
              (double) tally.n * WEIGHED * 1e6 / (double) MAX (tally.weighing, 1), mean,
              1.96 * sqrt ((tally.squares / tally.n - mean * mean) / tally.n),
              tally.log_placed / tally.n);
    }
  setup_clear (&setup);

  return CLI_OK;
}
