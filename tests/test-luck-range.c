/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What chance leaves: known figures, a count of all hands, and deals that are really dealt. */

#include <math.h>

#include "add-tests.h"
#include "model/history/history-outcome.h"
#include "model/statistics/statistics-luck.h"
#include "support.h"

static const uint8_t *
ones (unsigned n)
{
  static uint8_t worth[CARDS_MAX];

  for (unsigned i = 0; i < CARDS_MAX; i++)
    worth[i] = i < n;

  return worth;
}

static CardSet
pool_of (unsigned n)
{
  return ~(CardSet) 0 >> (CARDS_MAX - n);
}

/* Jacks among 8 of 32 cards: C(4,k) C(28,8-k) / C(32,8) is 0.296, 0.450, 0.216, 0.036, 0.002 */
static void
test_hypergeometric (void)
{
  g_autoptr (LuckRange) one = luck_range_new ();
  g_autoptr (LuckRange) trumps = luck_range_new ();
  double low, high;

  luck_range_add (one, pool_of (32), ones (4), 8, 1);
  g_assert_cmpfloat_with_epsilon (luck_range_mean (one), 1, 1e-12);
  luck_range_find (one, &low, &high);
  g_assert_cmpfloat (low, ==, 0);
  g_assert_cmpfloat (high, ==, 3); /* 3 or 4 in 3.8 of 100 hands, 4 in 0.2 */

  /* trumps of Cego: 22 of 54, 11 cards */
  luck_range_add (trumps, pool_of (54), ones (22), 11, 1);
  g_assert_cmpfloat_with_epsilon (luck_range_mean (trumps), 11 * 22.0 / 54, 1e-12);
  luck_range_find (trumps, &low, &high);
  g_assert_cmpfloat (low, ==, 2);
  g_assert_cmpfloat (high, ==, 7);
}

/* All pairs of hands of two cards out of five, counted one by one. */
static void
test_counted (void)
{
  static const uint8_t worth[CARDS_MAX] = { 0, 3, 1, 7, 2 };
  double n[30] = { 0 };
  double all = 0;
  double sum = 0;
  double below = 0;
  double above = 0;
  guint least = 0;
  guint most = 29;
  double low, high;
  g_autoptr (LuckRange) range = luck_range_new ();

  for (guint a = 0; a < 10; a++)
    for (guint b = 0; b < 10; b++)
      {
        static const guint8 pairs[10][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, 4 }, { 1, 2 },
                                             { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 } };
        guint value
            = worth[pairs[a][0]] + worth[pairs[a][1]] + worth[pairs[b][0]] + worth[pairs[b][1]];

        n[value]++;
        all++;
        sum += value;
      }
  luck_range_add (range, pool_of (5), worth, 2, 1);
  luck_range_add (range, pool_of (5), worth, 2, 1);
  g_assert_cmpfloat_with_epsilon (luck_range_mean (range), sum / all / 2, 1e-12);
  while (below + n[least] / all < 0.025)
    below += n[least++] / all;
  while (above + n[most] / all < 0.025)
    above += n[most--] / all;
  luck_range_find (range, &low, &high);
  g_assert_cmpfloat_with_epsilon (low, least / 2.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (high, most / 2.0, 1e-12);
}

/* Where the exact way ends the other one begins: they agree within a card in all hands. */
static void
test_many (void)
{
  double low, high;
  double variance = 8 * (4.0 / 32) * (28.0 / 32) * (24.0 / 31);

  for (guint n = 100; n <= 100000; n *= 10)
    {
      g_autoptr (LuckRange) range = luck_range_new ();
      double margin = 1.959964 * sqrt (variance / n);

      luck_range_add (range, pool_of (32), ones (4), 8, n);
      luck_range_find (range, &low, &high);
      g_assert_cmpfloat_with_epsilon (low, 1 - margin, 1.5 / n);
      g_assert_cmpfloat_with_epsilon (high, 1 + margin, 1.5 / n);
    }
}

/* ---- Deals that are dealt -------------------------------------------------------------------- */

/* Deals @n hands of @settings to the tables, without playing them; @to_user as they are dealt. */
static void
deal_hands (Database *database, const Game *game, const Options *options, guint n, Rng *rng)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MatchLog) log = match_log_new (game, options);
      g_autoptr (GError) error = NULL;
      DealNumber number;
      gint64 match;

      for (guint p = 0; p < log->match.n_seats; p++)
        match_log_set_player (log, p, p == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER, "Ada");
      match = history_log_add (database, log, "test", &error);
      number_from_seed (&number, rng_next (rng), i);
      match_log_deal (log, &number, NULL);
      history_log_deal (database, match, log, &error);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), FALSE);
      history_outcome_write (database, match, log, 0, HISTORY_OPEN, i, &error);
      g_assert_no_error (error);
    }
}

/* As many rows as the luck of chance allows lie outside of their range: about one in twenty. */
static void
test_dealt (void)
{
  Rng rng = rng_new (5, 2);
  guint n_rows = 0;
  guint n_outside = 0;
  const Game *game;

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    for (guint round = 0; round < 12; round++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (Database) database
            = database_open (NULL, HISTORY_PROGRAM, history_versions, &error);
        g_autofree StatisticsLuck *luck = NULL;
        g_autoptr (GPtrArray) games = NULL;
        Options options = OPTIONS_DEFAULT;

        g_assert_no_error (error);
        deal_hands (database, game, &options, 20, &rng);
        options = support_random_options (game, &rng);
        deal_hands (database, game, &options, 20, &rng);
        luck = statistics_luck_read (database, game, &error);
        games = statistics_luck_games (database, &error);
        g_assert_no_error (error);
        g_assert_cmpuint (games->len, ==, 1);
        g_assert_true (g_ptr_array_index (games, 0) == game);
        g_assert_cmpuint (luck->n_hands, >=, 20);
        g_assert_cmpuint (luck->n_hands, <=, 40);
        for (guint i = 0; i < luck->n_rows; i++)
          {
            g_assert_cmpfloat (luck->row[i].low, <=, luck->row[i].expected);
            g_assert_cmpfloat (luck->row[i].expected, <=, luck->row[i].high);
            n_rows++;
            n_outside
                += luck->row[i].mean < luck->row[i].low || luck->row[i].mean > luck->row[i].high;
          }
      }
  g_test_message ("%u of %u outside", n_outside, n_rows);
  g_assert_cmpuint (n_rows, >, 200);
  g_assert_cmpuint (n_outside, >, 0);
  g_assert_cmpuint (n_outside, <, n_rows / 12);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/luck-range", test_hypergeometric, test_counted, test_many, test_dealt);

  return g_test_run ();
}
