/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tests of ratings: figures checked by hand, verdicts, and simulated players of known level. */

#include "add-tests.h"
#include "players/field/rating.h"
#include "support.h"

#define N_DEALS 400
#define N_SERIES 100

/* ---- By hand --------------------------------------------------------------------------------- */

/* Returns a deal in which each house player has the result of its level in @of_level. */
static RatingDeal
make_deal (int own, const int *of_level)
{
  RatingDeal deal = { .own = own };

  for (unsigned i = 0; i < FIELD_MEMBERS; i++)
    deal.house[i] = of_level[field_member (i)->level];

  return deal;
}

/*
 * The players of a level count as their mean. Differences of 6 and 4 in turn have mean 5; with 100
 * values, their standard error is sqrt (100 / 99) / 10, and t (99) is 1.98422.
 */
static void
test_figures (void)
{
  static const int of_level[PLAYER_LEVELS] = { [PLAYER_LEVEL_MASTER] = 4 };
  RatingDeal deals[RATING_DEALS_MIN];
  Rating rating;

  for (unsigned i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      deals[i] = make_deal (i % 2 == 0 ? 10 : 8, of_level);
      deals[i].house[FIELD_MEMBERS - 1] = 2; /* the masters have 3 in the mean */
      deals[i].house[0] = 12;                /* one of three beginners */
    }
  rating = rating_of_deals (deals, G_N_ELEMENTS (deals));
  g_assert_cmpuint (rating.n_deals, ==, 100);
  g_assert_cmpfloat_with_epsilon (rating.level[PLAYER_LEVEL_SIMPLE].mean, 5, 1e-6);
  g_assert_cmpfloat_with_epsilon (rating.level[PLAYER_LEVEL_SIMPLE].margin, 0.199421, 1e-5);
  g_assert_cmpfloat_with_epsilon (rating.level[PLAYER_LEVEL_CLUB].mean, 9, 1e-6);
  g_assert_cmpfloat_with_epsilon (rating.level[PLAYER_LEVEL_MASTER].mean, 6, 1e-6);
  g_assert_true (rating.level[PLAYER_LEVEL_MASTER].has_range);
  g_assert_false (rating.level[PLAYER_LEVEL_RANDOM].has_range);
  g_assert_cmpint (rating.verdict, ==, RATING_ABOVE);
  g_assert_cmpint (rating_of_deals (deals, RATING_DEALS_MIN - 1).verdict, ==, RATING_OPEN);
  g_assert_cmpint (rating_of_deals (NULL, 0).verdict, ==, RATING_OPEN);
}

/* ---- Verdicts -------------------------------------------------------------------------------- */

#define SIMPLE PLAYER_LEVEL_SIMPLE
#define CLUB PLAYER_LEVEL_CLUB
#define STRONG PLAYER_LEVEL_STRONG
#define MASTER PLAYER_LEVEL_MASTER

/* Means of the levels; the own result is 1 and −1 in turn, with a range of about ± 0.2. */
static const struct
{
  const char *row;
  int of_level[PLAYER_LEVELS];
  RatingVerdict verdict;
  PlayerLevel lower;
  PlayerLevel higher;
} verdicts[] = {
  { "below all", { 0, 1, 2, 3, 4 }, RATING_BELOW, SIMPLE, SIMPLE },
  { "like the weakest", { 0, 0, 2, 3, 4 }, RATING_LIKE, SIMPLE, SIMPLE },
  { "between two, like none", { 0, -1, 1, 2, 3 }, RATING_BETWEEN, SIMPLE, CLUB },
  { "like one in the middle", { 0, -2, -1, 0, 1 }, RATING_LIKE, STRONG, STRONG },
  { "like two", { 0, -1, 0, 0, 1 }, RATING_BETWEEN, CLUB, STRONG },
  { "like all", { 0, 0, 0, 0, 0 }, RATING_BETWEEN, SIMPLE, MASTER },
  { "like the strongest", { 0, -3, -2, -1, 0 }, RATING_LIKE, MASTER, MASTER },
  { "above all", { 0, -4, -3, -2, -1 }, RATING_ABOVE, MASTER, MASTER },
  { "like the outer of three", { 0, -1, 0, -1, 0 }, RATING_BETWEEN, CLUB, MASTER },
  { "levels in another order", { 0, -1, 1, -1, 1 }, RATING_BETWEEN, CLUB, STRONG },
};

static void
test_verdicts (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (verdicts); i++)
    {
      RatingDeal deals[RATING_DEALS_MIN];
      Rating rating;

      for (unsigned d = 0; d < G_N_ELEMENTS (deals); d++)
        deals[d] = make_deal (d % 2 == 0 ? 1 : -1, verdicts[i].of_level);
      rating = rating_of_deals (deals, G_N_ELEMENTS (deals));
      if (rating.verdict != verdicts[i].verdict || rating.lower != verdicts[i].lower
          || rating.higher != verdicts[i].higher)
        support_fail ("%s: %d, %d to %d", verdicts[i].row, rating.verdict, rating.lower,
                      rating.higher);
    }
}

/* ---- Simulated series ------------------------------------------------------------------------ */

/* Returns a random result of a player of @level; @step points divide the levels. */
static int
draw_result (Rng *rng, int cards, PlayerLevel level, int step)
{
  static const int luck[] = { -80, -40, -20, -20, 0, 0, 0, 0, 20, 20, 40, 80 };

  return cards + step * (int) level + luck[rng_below (rng, G_N_ELEMENTS (luck))];
}

/* Rates a simulated player of @level after N_DEALS deals; returns the rating of series @index. */
static Rating
simulate (PlayerLevel level, int step, unsigned index)
{
  Rng rng = rng_new (7, index);
  RatingDeal deals[N_DEALS];

  for (unsigned i = 0; i < N_DEALS; i++)
    {
      int cards = (int) rng_below (&rng, 325) - 162;

      deals[i].own = draw_result (&rng, cards, level, step);
      for (unsigned m = 0; m < FIELD_MEMBERS; m++)
        deals[i].house[m] = draw_result (&rng, cards, field_member (m)->level, step);
    }

  return rating_of_deals (deals, N_DEALS);
}

/* If the levels are far apart, at least 90 of 100 club players play about as well as club. */
static void
test_found (void)
{
  unsigned n = 0;

  for (unsigned i = 0; i < N_SERIES; i++)
    {
      Rating rating = simulate (CLUB, 20, i);

      n += rating.verdict == RATING_LIKE && rating.lower == CLUB;
    }
  g_test_message ("like club: %u of %u", n, N_SERIES);
  g_assert_cmpuint (n, >=, 90);
}

/* However close the levels are, the verdict names a span that has the true level in it. */
static void
test_span (void)
{
  static const int steps[] = { 0, 2, 5, 10 }; /* points */

  for (unsigned s = 0; s < G_N_ELEMENTS (steps); s++)
    {
      unsigned n = 0;

      for (unsigned i = 0; i < N_SERIES; i++)
        {
          Rating rating = simulate (STRONG, steps[s], i);

          n += rating.lower <= STRONG && rating.higher >= STRONG && rating.verdict != RATING_OPEN;
        }
      g_test_message ("levels %d points apart: %u of %u", steps[s], n, N_SERIES);
      g_assert_cmpuint (n, >=, 90);
    }
}

/* Much worse or better players than any level are at the ends. */
static void
test_ends (void)
{
  g_assert_cmpint (simulate (PLAYER_LEVEL_RANDOM, 20, 1).verdict, ==, RATING_BELOW);
  g_assert_cmpint (simulate (PLAYER_LEVELS, 20, 1).verdict, ==, RATING_ABOVE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/rating", test_figures, test_verdicts, test_found, test_span, test_ends);

  return g_test_run ();
}
