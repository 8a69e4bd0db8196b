/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What game points are worth in a Bummerl (W-10.2), and that a seat is told how it stands. */

#include <string.h>

#include "player-support.h"
#include "players/games/wurzen/wurzen.h"
#include "rules/game.h"

#define N_MATCHES 3 /* of each game */
#define N_DEALS 12  /* of each, at most */

/* What it is worth for seat 0 to win by @points where game points stand @own : @other. */
static double
worth_at (const char *settings, int own, int other, int points)
{
  MatchWorth worth;
  Deal deal;

  support_deal (&deal, &wurzen_game, settings, NULL);
  deal.standing[0] = own;
  deal.standing[1] = other;
  wurzen_match_worth (&worth, &deal);

  return match_worth (&worth, 0, points);
}

static void
test_worth (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int own, other;
    int points;
    double low, high; /* from the one to the other */
  } rows[] = {
    { "one point is one", "mode=schnapsen", 0, 0, 1, 1, 1 },
    { "to lose one as much", "mode=schnapsen", 3, 5, -1, -1, -1 },
    { "two are about two at the start", "mode=schnapsen", 0, 0, 2, 1.8, 2.2 },
    { "three are about three", "mode=schnapsen", 0, 0, 3, 2.7, 3.3 },
    { "at six one point is all that is missing", "mode=schnapsen", 6, 2, 3, 1, 1 },
    { "at five two are", "mode=schnapsen", 5, 2, 3, 1.3, 3 },
    { "and three are no more", "mode=schnapsen", 5, 5, 3, 4, 5 },
    { "when the other has six, to lose three is no worse", "mode=schnapsen", 2, 6, -3, -1, -1 },
    { "at four to six, two points do not win it", "mode=schnapsen", 4, 6, 2, 1, 3 },
    { "Wurzen goes up to nine: at six a point is not all", "", 6, 2, 3, 2, 4 },
    { "but at eight", "", 8, 2, 4, 1, 1 },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      double worth = worth_at (rows[i].settings, rows[i].own, rows[i].other, rows[i].points);

      if (worth < rows[i].low - 1e-9 || worth > rows[i].high + 1e-9)
        support_fail ("%s: %g", rows[i].row, worth);
    }
  g_assert_cmpfloat_with_epsilon (worth_at ("mode=schnapsen", 5, 5, 3),
                                  worth_at ("mode=schnapsen", 5, 5, 2), 1e-9);
}

/* Whatever is worth more for one side is worth as much less for the other. */
static void
test_sides (void)
{
  for (int own = 0; own < 7; own++)
    for (int other = 0; other < 7; other++)
      for (int points = 1; points <= 3; points++)
        {
          double worth = worth_at ("mode=schnapsen", own, other, points);

          g_assert_cmpfloat_with_epsilon (worth, -worth_at ("mode=schnapsen", other, own, -points),
                                          1e-9);
          g_assert_cmpfloat (worth, >=, worth_at ("mode=schnapsen", own, other, points - 1));
          g_assert_cmpfloat (
              match_worth_of_mean (&(MatchWorth) { .usual = { -2, 2 }, .points = 2 }, 0, points),
              ==, points);
        }
}

/* Every seat knows the scores before the deal, in any game. */
static void
test_standing (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (3, 9);

  for (unsigned i = 0; i < N_MATCHES; i++)
    {
      Options options = support_random_options (game, &rng);
      Match match;

      match_init (&match, game, &options, NO_SEAT);
      for (unsigned n = 0; n < N_DEALS && !match.over; n++)
        {
          Card pack[CARDS_MAX];
          Match before = match;
          Deal deal;

          support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
          match_deal (&match, pack, &deal);
          while (!deal_is_over (&deal))
            {
              Observation observation;

              observation_make (&observation, &deal, (unsigned) deal.turn);
              g_assert_cmpmem (observation.seen.standing, sizeof before.score, before.score,
                               sizeof before.score);
              deal_apply (&deal, support_random_action (&deal, &rng));
            }
          match_book (&match, &deal);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bummerl/worth", test_worth);
  g_test_add_func ("/bummerl/sides", test_sides);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *standing = g_strdup_printf ("/bummerl/standing/%s", game_at (i)->key);

      g_test_add_data_func (standing, game_at (i), test_standing);
    }

  return g_test_run ();
}
