/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the calls of 56 promise speaks for the hands that have it, and rules out nothing. */

#include "player-support.h"
#include "players/games/fiftysix/fiftysix.h"
#include "players/inference/likely.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"
#include "rules/games/fiftysix/fiftysix-claims.h"

#define N_DEALS 30   /* of each form */
#define N_WORLDS 100 /* of each deal */

static const char *const forms[] = { "players=4", "players=6", "players=8" };

/* How many promises of others than @seat do not hold in @world, before the first card. */
static unsigned
count_broken (const Deal *world, unsigned seat)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (world, calls);
  unsigned n_broken = 0;

  fiftysix_claims (world, claims);
  for (unsigned i = 0; i < n; i++)
    {
      CardSet cards;

      n_broken += calls[i].seat != seat && claims[i].suit != SUIT_NONE
                  && !fiftysix_claim_holds (&world->options, world->hand[calls[i].seat], &claims[i],
                                            &cards);
    }

  return n_broken;
}

/* F-8.2: what is promised and there costs nothing, and every promise broken costs something. */
static void
test_worlds (gconstpointer data)
{
  Rng rng = rng_new (5, 1);
  unsigned n_kept = 0;
  unsigned n_broken = 0;

  for (unsigned n = 0; n < N_DEALS;)
    {
      Observation observation;
      Worlds *worlds;
      Deal deal;

      if (!player_support_deal_called (&deal, &fiftysix_game, data, &rng))
        continue;
      n++;
      observation_make (&observation, &deal, (unsigned) deal.turn);
      worlds = worlds_new (&observation);
      for (unsigned i = 0; i < N_WORLDS; i++)
        {
          unsigned broken;
          double log;
          Deal world;

          g_assert_true (worlds_draw (worlds, &rng, &world));
          broken = count_broken (&world, observation.seat);
          log = fiftysix_likely (&observation, &world);
          if (broken == 0)
            g_assert_cmpfloat (log, ==, 0);
          else
            g_assert_cmpfloat (log, <=, -0.5 * broken);
          g_assert_cmpfloat (log, >, -10.0 * broken - 1);
          n_kept += broken == 0;
          n_broken += broken > 0;
        }
      worlds_free (worlds);
    }
  g_assert_cmpuint (n_kept, >, 0);
  g_assert_cmpuint (n_broken, >, 0);
}

/* Cards played since were held when they were promised. */
static void
test_played (gconstpointer data)
{
  Rng rng = rng_new (6, 1);
  Deal deal;

  for (unsigned n = 0; n < N_DEALS;)
    {
      Observation observation;
      unsigned seat;
      double before;

      if (!player_support_deal_called (&deal, &fiftysix_game, data, &rng))
        continue;
      n++;
      seat = (unsigned) deal.turn;
      observation_make (&observation, &deal, seat);
      before = fiftysix_likely (&observation, &deal);
      while (!deal_is_over (&deal))
        {
          Choice choice;

          observation_make (&observation, &deal, seat);
          g_assert_cmpfloat (fiftysix_likely (&observation, &deal), ==, before);
          player_support_choose (&deal, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
}

/* The cards as they lie are likelier than others, by what was promised. */
static void
test_likely (gconstpointer data)
{
  Rng rng = rng_new (7, 1);
  double gain = 0;

  for (unsigned n = 0; n < N_DEALS;)
    {
      Observation observation;
      Likely *likely;
      Deal deal;

      if (!player_support_deal_called (&deal, &fiftysix_game, data, &rng))
        continue;
      n++;
      observation_make (&observation, &deal, (unsigned) deal.turn);
      likely = likely_new (&observation);
      gain += likely_gain (likely, &deal, N_WORLDS, &rng);
      likely_free (likely);
    }
  g_assert_cmpfloat (gain / N_DEALS, >, 0.5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *worlds = g_strconcat ("/promised/worlds/", forms[i], NULL);
      g_autofree char *played = g_strconcat ("/promised/played/", forms[i], NULL);
      g_autofree char *likely = g_strconcat ("/promised/likely/", forms[i], NULL);

      g_test_add_data_func (worlds, forms[i], test_worlds);
      g_test_add_data_func (played, forms[i], test_played);
      g_test_add_data_func (likely, forms[i], test_likely);
    }

  return g_test_run ();
}
