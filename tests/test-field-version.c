/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Guard of FIELD_VERSION: stored results of the house must not be compared with those of players
 * who play differently.
 */

#include "add-tests.h"
#include "players/field/field.h"
#include "rules/game.h"
#include "support.h"

#define N_DEALS 2

/* House players of the levels simple, club and strong. */
static const unsigned members[] = { 0, 3, 8 };

/* Their results in deals of each game; the other players are of level simple. */
static const struct
{
  const char *game;
  const char *settings;
  int results[N_DEALS][G_N_ELEMENTS (members)];
} rows[] = {
  { "klaverjas", "", { { 38, 38, 20 }, { 38, 38, 38 } } },
  { "zensern", "mode=4", { { 108, 140, 140 }, { 364, 364, 364 } } },
  { "cego", "", { { 0, 0, 0 }, { 0, -5, -5 } } },
  { "fiftysix", "players=4", { { -1, -1, -1 }, { 4, 4, 4 } } },
  { "wurzen", "", { { 2, 2, 3 }, { -2, 1, 2 } } },
};

/* Returns a match of @game in which deal @index is dealt, between players of level simple. */
static MatchLog *
deal (const Game *game, const char *settings, unsigned index)
{
  Options options = support_options (game, settings);
  MatchLog *log = match_log_new (game, &options);
  DealNumber number;

  for (unsigned i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, PLAYER_COMPUTER, "simple");
  number_from_seed (&number, 53, index);
  match_log_deal (log, &number, NULL);

  return log;
}

/*
 * If this fails because a level plays differently, raise FIELD_VERSION in players/field/field.h and
 * write the new results into the table.
 */
static void
test_version (void)
{
  g_assert_cmpint (FIELD_VERSION, ==, 1);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned d = 0; d < N_DEALS; d++)
      {
        g_autoptr (MatchLog) log = deal (game_find (rows[i].game), rows[i].settings, d);
        FieldPlace place = field_place (log, 0, 0);

        for (unsigned k = 0; k < G_N_ELEMENTS (members); k++)
          {
            int result = 0;

            g_assert_true (field_play_unit (&place, members[k], NULL, &result));
            if (result != rows[i].results[d][k])
              support_fail ("%s, deal %u, house player %u: %d, formerly %d", rows[i].game, d,
                            members[k], result, rows[i].results[d][k]);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/field-version", test_version);

  return g_test_run ();
}
