/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Worlds that are weighed by what was called and played. */

#include <math.h>

#include "player-support.h"
#include "players/inference/beliefs.h"
#include "players/inference/likely.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"

/* Looks before cards of deals that `simple` plays, until @look was true @n times. */
static void
look_at_plays (const Game *game, uint64_t seed,
               bool (*look) (const Observation *observation, Rng *), unsigned n)
{
  Rng rng = rng_new (seed, 1);

  while (n > 0)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal) && n > 0)
        {
          Observation observation;
          Choice choice;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          if (deal.phase == PHASE_PLAY && deal.n_played > 0 && look (&observation, &rng))
            n--;
          player_support_choose (&deal, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
}

/* ---- What is kept of a hand ------------------------------------------------------------------ */

#define N_KEPT 50 /* worlds */

/* What was found with other worlds is what would be found now. */
static bool
compare_kept (const Observation *observation, Rng *rng)
{
  Worlds *worlds = worlds_new (observation);
  Likely *kept = likely_new (observation);
  Deal world, next;

  worlds_draw (worlds, rng, &world);
  for (unsigned i = 0; i < N_KEPT; i++)
    {
      Likely *fresh = likely_new (observation);

      g_assert_cmpfloat (likely_log (kept, &world), ==, likely_log (fresh, &world));
      likely_free (fresh);
      if (worlds_vary (worlds, &world, rng, &next)) /* mostly with one hand in common */
        world = next;
    }
  likely_free (kept);
  worlds_free (worlds);

  return true;
}

static void
test_kept (gconstpointer data)
{
  look_at_plays (data, 3, compare_kept, 40);
}

/* ---- How often worlds come ------------------------------------------------------------------- */

#define N_FEW 90      /* worlds that are weighed where there are more of them … */
#define N_AGAIN 40    /* … so often, each time others */
#define OFF_MOST 0.04 /* share of the worlds, on average over cards */

typedef double Shares[SEATS_MAX][CARDS_MAX];

/* For each card the share of the worlds in which each seat has it, @weighed or all alike. */
static void
add_shares (const Beliefs *beliefs, bool weighed, double factor, Shares shares)
{
  for (unsigned i = 0; i < beliefs_count (beliefs); i++)
    {
      double weight;
      const Deal *world = beliefs_at (beliefs, i, &weight);

      for (unsigned s = 0; s < world->n_seats; s++)
        for (CardSet set = world->hand[s]; set != 0; set = card_set_rest (set))
          shares[s][card_set_first (set)]
              += factor * (weighed ? weight : 1.0 / beliefs_count (beliefs));
    }
}

static double sum_off, sum_even; /* of the differences */
static unsigned n_off;

/* Taken at equal shares each comes as often as it weighs, but for what is rounded. */
static void
check_times (const Beliefs *beliefs, unsigned n)
{
  unsigned sum = 0;

  for (unsigned i = 0; i < beliefs_count (beliefs); i++)
    {
      unsigned times = beliefs_times (beliefs, i, n);
      double weight;

      beliefs_at (beliefs, i, &weight);
      g_assert_cmpfloat (fabs (times - weight * n), <, 1.001);
      sum += times;
    }
  g_assert_cmpuint (sum, ==, n);
}

/* Where there are few worlds, but more than are weighed: against all of them with their weights. */
static bool
compare_with_all (const Observation *observation, Rng *rng)
{
  Worlds *worlds = worlds_new (observation);
  Shares exact = { 0 }, found = { 0 }, even = { 0 };
  bool is_right = worlds_are_listed (worlds) && worlds_count (worlds) > N_FEW;
  Beliefs *beliefs;

  worlds_free (worlds);
  if (!is_right)
    return false;

  beliefs = beliefs_new (observation, WORLDS_LISTED, rng, NULL);
  add_shares (beliefs, true, 1, exact);
  add_shares (beliefs, false, 1, even);
  beliefs_free (beliefs);
  for (unsigned i = 0; i < N_AGAIN; i++)
    {
      beliefs = beliefs_new (observation, N_FEW, rng, NULL);
      add_shares (beliefs, true, 1.0 / N_AGAIN, found);
      check_times (beliefs, N_FEW);
      check_times (beliefs, 7);
      beliefs_free (beliefs);
    }
  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    for (unsigned s = 0; s < observation->seen.n_seats; s++)
      {
        Card card = card_set_first (set);

        sum_off += fabs (found[s][card] - exact[s][card]);
        sum_even += fabs (even[s][card] - exact[s][card]);
        n_off++;
      }

  return true;
}

static void
test_walks (gconstpointer data)
{
  sum_off = sum_even = 0;
  n_off = 0;
  look_at_plays (data, 5, compare_with_all, 25);
  g_test_message ("off by %.4f, with even weights by %.4f", sum_off / n_off, sum_even / n_off);
  g_assert_cmpfloat (sum_off / n_off, <, OFF_MOST);
  g_assert_cmpfloat (sum_off, <, sum_even / 3);
}

int
main (int argc, char **argv)
{
  static const Game *const games[] = { &klaverjas_game, &zensern_game, &cego_game };

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *kept = g_strconcat ("/beliefs/kept/", games[i]->key, NULL);
      g_autofree char *walks = g_strconcat ("/beliefs/walks/", games[i]->key, NULL);

      g_test_add_data_func (kept, games[i], test_kept);
      g_test_add_data_func (walks, games[i], test_walks);
    }

  return g_test_run ();
}
