/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Worlds that are weighed by what was called and played. */

#include "game.h"
#include "inference/likely.h"
#include "player-support.h"
#include "worlds/worlds.h"

/* Looks before the cards of deals that `simple` plays until @n times somebody said it was enough. */
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

int
main (int argc, char **argv)
{
  static const Game *const games[] = { &klaverjas_game, &zensern_game, &cego_game };

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *kept = g_strconcat ("/beliefs/kept/", games[i]->key, NULL);

      g_test_add_data_func (kept, games[i], test_kept);
    }

  return g_test_run ();
}
