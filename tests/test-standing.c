/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of standings (own results compared with those of the house players): figures checked by
 * hand, and how often the confidence intervals contain the true value.
 */

#include <math.h>

#include "add-tests.h"
#include "players/field/long-average.h"
#include "players/field/standing.h"
#include "rules/game.h"
#include "support.h"

#define EXACT 1e-4

/* ---- By hand --------------------------------------------------------------------------------- */

static void
test_row (void)
{
  static const int house[] = { 82, -162, 82, 162, 82, -162, 162, 0 };
  static const LongAverage average = { .role = 1, .mean = -10, .error = 2 };
  StandingRow row = standing_row (82, house, G_N_ELEMENTS (house));

  g_assert_cmpint (row.own, ==, 82);
  g_assert_cmpfloat_with_epsilon (row.house, 30.75, EXACT); /* mean of the eight results, 246 / 8 */
  g_assert_cmpint (row.lowest, ==, -162);
  g_assert_cmpint (row.highest, ==, 162);
  g_assert_cmpuint (row.n_better, ==, 3);
  g_assert_cmpuint (row.n_like, ==, 3);
  g_assert_cmpuint (row.n_house, ==, 8);
  g_assert_cmpfloat_with_epsilon (standing_deal (&row, NULL).play, 51.25, EXACT);
  g_assert_false (standing_deal (&row, NULL).has_cards);
  g_assert_cmpfloat_with_epsilon (standing_deal (&row, &average).cards, 40.75, EXACT);
  g_assert_true (standing_deal (&row, &average).has_cards);
}

/*
 * The values 12, 8, 16, 4 have mean 10 and standard deviation sqrt (80 / 3) = 5.16398; the quantile
 * t (3) is 3.18245.
 */
static const StandingDeal four[] = {
  { 12, true, 30, 0, 3 },
  { 8, true, -10, 1, 2 },
  { 16, true, 5, 0, 3 },
  { 4, true, -5, 1, 2 },
};

static void
test_standing (void)
{
  Standing standing = standing_of_deals (four, 4);
  double spread = 3.182446 * sqrt (950. / 3 / 4); /* sum of squares 1050, minus 4 times 5² */

  g_assert_cmpuint (standing.n_deals, ==, 4);
  g_assert_cmpfloat_with_epsilon (standing.play.mean, 10, EXACT);
  g_assert_cmpfloat_with_epsilon (standing.play.margin, 8.21704, EXACT);
  g_assert_cmpint (standing.verdict, ==, STANDING_BETTER);
  g_assert_true (standing.has_cards && standing.cards.has_range);
  g_assert_cmpfloat_with_epsilon (standing.cards.mean, 5, EXACT);
  g_assert_cmpfloat_with_epsilon (standing.cards.margin,
                                  hypot (spread, 1.959964 * hypot (6, 4) / 4), EXACT);
}

static const struct
{
  const char *row;
  double play[3];
  unsigned n;
  bool has_range;
  StandingVerdict verdict;
} verdicts[] = {
  { "nothing", { 0 }, 0, false, STANDING_OPEN },
  { "one deal proves nothing", { 300 }, 1, false, STANDING_OPEN },
  { "0 is at the edge of the range", { -1, 1, 0 }, 3, true, STANDING_OPEN },
  { "the range reaches below 0", { 3, 9, 0 }, 3, true, STANDING_OPEN },
  { "all above the house", { 10, 11, 12 }, 3, true, STANDING_BETTER },
  { "all below the house", { -10, -11, -12 }, 3, true, STANDING_WORSE },
  { "like the house", { 0, 0, 0 }, 3, true, STANDING_OPEN },
};

static void
test_verdicts (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (verdicts); i++)
    {
      StandingDeal deals[3] = { { 0 } };
      Standing standing;

      for (unsigned d = 0; d < verdicts[i].n; d++)
        deals[d].play = verdicts[i].play[d];
      standing = standing_of_deals (deals, verdicts[i].n);
      if (standing.verdict != verdicts[i].verdict
          || standing.play.has_range != verdicts[i].has_range)
        support_fail ("%s: %.2f ± %.2f", verdicts[i].row, standing.play.mean, standing.play.margin);
    }
}

/* If one deal has no long average, the standing does not split luck of the cards from play. */
static void
test_unknown_average (void)
{
  StandingDeal deals[4] = { four[0], four[1], four[2], four[3] };

  deals[2].has_cards = false;
  g_assert_false (standing_of_deals (deals, 4).has_cards);
  g_assert_false (standing_of_deals (deals, 0).has_cards);
  g_assert_true (standing_of_deals (deals, 2).has_cards);
}

static const struct
{
  const char *row;
  const Game *game;
  const char *settings;
  bool is_known;
} averages[] = {
  { "usual rules", &wurzen_game, "", true },
  { "another length", &wurzen_game, "bummerl=7", true },
  { "another form", &wurzen_game, "mode=schnapsen deal=cut closed_value=dark", true },
  { "a preset with another length", &wurzen_game,
    "mode=schnapsen deal=cut closed_value=dark false_claim=value bummerl=2", true },
  { "other rules", &wurzen_game, "ace_swap=high", false },
};

/*
 * If the house rules were measured, each role has its own long average. The length of the match
 * does not matter.
 */
static void
test_averages (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (averages); i++)
    for (unsigned seat = 0; seat < 2; seat++)
      {
        LongAverage dealer, forehand;
        Options options = OPTIONS_DEFAULT;
        Deal deal;

        options_set_all (&options, averages[i].game, averages[i].settings, NULL);
        deal_init (&deal, averages[i].game, &options);
        deal.dealer = (uint8_t) seat;
        if (long_average_find (&deal, seat, &dealer) != averages[i].is_known)
          support_fail ("%s", averages[i].row);
        if (!averages[i].is_known)
          continue;
        g_assert_true (long_average_find (&deal, 1 - seat, &forehand));
        g_assert_cmpuint (dealer.role, ==, 0);
        g_assert_cmpuint (forehand.role, ==, 1);
        g_assert_cmpfloat (dealer.error, >, 0);
        g_assert_cmpfloat (dealer.mean, !=, forehand.mean);
      }
}

/* ---- How often the range holds --------------------------------------------------------------- */

/*
 * Returns a random result that resembles Klaverjassen: mostly luck of the cards, few different
 * results, and sometimes a contract made or lost only here.
 */
static int
draw_result (Rng *rng, int cards, int handicap)
{
  static const int steps[] = { -162, -40, -40, -20, 0, 0, 0, 0, 0, 0, 20, 40, 40, 162 };

  return cards + handicap + steps[rng_below (rng, G_N_ELEMENTS (steps))];
}

static StandingDeal
draw_deal (Rng *rng, int handicap)
{
  int cards = (int) rng_below (rng, 325) - 162;
  int house[15];
  StandingRow row;

  for (unsigned i = 0; i < G_N_ELEMENTS (house); i++)
    house[i] = draw_result (rng, cards, 0);
  row = standing_row (draw_result (rng, cards, handicap), house, G_N_ELEMENTS (house));

  return standing_deal (&row, NULL);
}

static const struct
{
  unsigned n_deals;
  int handicap;
} matches[] = { { 4, 15 }, { 8, 0 }, { 8, -25 }, { 16, 15 }, { 32, 5 } };

#define N_MATCHES 100

/* In 90 to 99 of 100 simulated matches the 95 % confidence interval contains the true handicap. */
static void
test_coverage (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      unsigned n_held = 0;

      for (unsigned m = 0; m < N_MATCHES; m++)
        {
          Rng rng = rng_new (1, i << 16 | m);
          StandingDeal deals[32];
          Standing standing;

          for (unsigned d = 0; d < matches[i].n_deals; d++)
            deals[d] = draw_deal (&rng, matches[i].handicap);
          standing = standing_of_deals (deals, matches[i].n_deals);
          n_held += fabs (standing.play.mean - matches[i].handicap) <= standing.play.margin;
        }
      g_test_message ("%u deals, handicap %d: %u of %u", matches[i].n_deals, matches[i].handicap,
                      n_held, N_MATCHES);
      g_assert_cmpuint (n_held, >=, 90);
      g_assert_cmpuint (n_held, <=, 99);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/standing", test_row, test_standing, test_verdicts, test_unknown_average,
             test_averages, test_coverage);

  return g_test_run ();
}
