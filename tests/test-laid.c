/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What others make of the cards that a declarer laid aside unseen: he kept the better ones. */

#include "player-support.h"
#include "players/inference/likely.h"
#include "rules/game.h"

#define N_DEALS 30 /* of each game */

static double
log_for (const Deal *deal, unsigned seat, const Deal *world)
{
  Observation observation;

  observation_make (&observation, deal, seat);

  return likely_log_of_laid (&observation, world);
}

/* The maker of the game for three laid aside what `simple` does, and not another card of his. */
static void
test_klaverjas (void)
{
  Rng rng = rng_new (3, 1);
  Deal deal;

  for (unsigned n = 0; n < N_DEALS;)
    {
      CardSet laid;
      CardSet hand;
      unsigned other;
      double as_is;
      double sum = 0;
      unsigned n_worlds = 0;

      if (!player_support_deal_called (&deal, &klaverjas_game, "game=three", &rng))
        continue;
      laid = deal.own.klaverjas.discarded;
      hand = deal.hand[deal.declarer];
      other = (unsigned) (deal.declarer + 1) % 3;
      as_is = log_for (&deal, other, &deal);
      for (CardSet from = laid; from != 0; from = card_set_rest (from))
        for (CardSet to = hand; to != 0; to = card_set_rest (to), n_worlds++)
          {
            CardSet both = card_set_of (card_set_first (from)) | card_set_of (card_set_first (to));
            Deal world = deal;
            double less;

            world.own.klaverjas.discarded ^= both;
            world.hand[deal.declarer] ^= both;
            less = log_for (&deal, other, &world);
            g_assert_cmpfloat (less, <=, as_is + 1e-9);
            sum += less;
          }
      g_assert_cmpfloat (sum / n_worlds, <, as_is - 1);
      g_assert_cmpfloat (log_for (&deal, (unsigned) deal.declarer, &deal), ==, 0);
      n++;
    }
}

/* Where a declarer of Cego has his highest trump, there he has not laid it aside. */
static void
test_cego (gconstpointer settings)
{
  Rng rng = rng_new (4, 1);
  Deal deal;

  for (unsigned n = 0; n < N_DEALS;)
    {
      const CegoState *own = &deal.own.cego;
      CardSet trumps;
      unsigned other;
      Deal world;
      Card top;

      if (!player_support_deal_called (&deal, &cego_game, settings, &rng)
          || (own->game != CEGO_CEGO && own->game != CEGO_EINE))
        continue;
      trumps = deal.hand[deal.declarer] & CEGO_TRUMPS;
      if (trumps == 0 || (own->laid_aside & ~CEGO_TRUMPS) == 0)
        continue;
      other = (unsigned) (deal.declarer + 1) % deal.n_seats;
      for (top = card_set_first (trumps); trumps != 0; trumps = card_set_rest (trumps))
        top = MAX (top, card_set_first (trumps));
      world = deal;
      world.hand[deal.declarer] ^= card_set_of (top);
      world.own.cego.laid_aside ^= card_set_of (top);
      trumps = card_set_of (card_set_first (own->laid_aside & ~CEGO_TRUMPS));
      world.hand[deal.declarer] ^= trumps;
      world.own.cego.laid_aside ^= trumps;
      g_assert_cmpfloat (log_for (&deal, other, &world), <, log_for (&deal, other, &deal) - 1);
      g_assert_cmpfloat (log_for (&deal, (unsigned) deal.declarer, &world), ==, 0);
      n++;
    }
}

/* Where nothing is laid aside nothing is made of it. */
static void
test_none (void)
{
  Rng rng = rng_new (5, 1);
  Deal deal;

  while (!player_support_deal_called (&deal, &klaverjas_game, "", &rng))
    ;
  for (unsigned seat = 0; seat < 4; seat++)
    g_assert_cmpfloat (log_for (&deal, seat, &deal), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laid/klaverjas", test_klaverjas);
  g_test_add_data_func ("/laid/cego/four", "", test_cego);
  g_test_add_data_func ("/laid/cego/three", "players=3", test_cego);
  g_test_add_func ("/laid/none", test_none);

  return g_test_run ();
}
