/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What cards come to by the rules of thumb, with what they do when all cards are known. */

#include <math.h>

#include "player-support.h"
#include "players/search/ending.h"
#include "players/search/rollout.h"
#include "rules/game.h"

#define N_POSITIONS 20
#define CARDS_LEFT 5 /* so that a world is solved at once */
#define SHARE 3.0
#define N_LEVELS 4

/* A deal with a choice that can be solved, of @game by lot. */
static void
find_position (Deal *deal, const Game *game, Rng *rng)
{
  for (;;)
    for (player_support_random_deal (deal, game, rng); !deal_is_over (deal);
         deal_apply (deal, support_random_action (deal, rng)))
      {
        Observation observation;

        observation_make (&observation, deal, (unsigned) deal->turn);
        if (deal->phase == PHASE_PLAY && observation.legal.n > 1
            && ending_is_near (deal, CARDS_LEFT, 0))
          return;
      }
}

/* Of both there is what was asked for, whichever action the others are held against. */
static void
test_blend (gconstpointer data)
{
  Rng rng = rng_new (21, 1);
  const unsigned times[] = { 1, 2 };

  for (unsigned n = 0; n < N_POSITIONS; n++)
    {
      SearchRow played[ACTIONS_MAX], solved[ACTIONS_MAX], blended[ACTIONS_MAX];
      Action actions[ACTIONS_MAX];
      Ending *ending = ending_new (NULL);
      unsigned n_solved;
      Rollout *rollout;
      Deal deal;

      find_position (&deal, data, &rng);
      ending_add (ending, &(EndingWorld) { deal, 1 }, 1, NULL);
      n_solved = ending_rows (ending, solved);
      ending_free (ending);
      for (unsigned i = 0; i < n_solved; i++)
        actions[i] = solved[i].action;
      rollout = rollout_new (actions, n_solved);
      rollout_look (rollout, (Deal[]) { deal, deal }, times, 2, &rng, NULL);
      rollout_rows (rollout, played);
      rollout_open (rollout, (Deal[]) { deal, deal }, times, 2, SHARE, NULL);
      rollout_rows (rollout, blended);
      rollout_free (rollout);
      for (unsigned i = 0; i < n_solved; i++)
        {
          double wanted = (played[i].mean + SHARE * solved[i].mean) / (1 + SHARE);

          g_assert_cmphex (blended[i].action, ==, actions[i]);
          g_assert_cmpfloat_with_epsilon (blended[i].mean, wanted, 1e-9);
        }
    }
}

/* The better card is the one that is better with all cards known, if that counts most. */
static void
test_best (void)
{
  Rng rng = rng_new (22, 1);
  unsigned n_other = 0;

  for (unsigned n = 0; n < N_POSITIONS; n++)
    {
      SearchRow solved[ACTIONS_MAX];
      Action actions[ACTIONS_MAX];
      Ending *ending = ending_new (NULL);
      unsigned n_solved;
      double most = -INFINITY;
      Rollout *rollout;
      Action before;
      Deal deal;

      find_position (&deal, &klaverjas_game, &rng);
      ending_add (ending, &(EndingWorld) { deal, 1 }, 1, NULL);
      n_solved = ending_rows (ending, solved);
      ending_free (ending);
      for (unsigned i = 0; i < n_solved; i++)
        actions[i] = solved[i].action;
      for (unsigned i = 0; i < n_solved; i++)
        most = MAX (most, solved[i].mean);
      rollout = rollout_new (actions, n_solved);
      rollout_look (rollout, (Deal[]) { deal, deal }, NULL, 2, &rng, NULL);
      before = rollout_best (rollout, 1, 0);
      rollout_open (rollout, (Deal[]) { deal, deal }, (unsigned[]) { 1, 1 }, 2, 1e6, NULL);
      g_assert_cmpfloat (search_row_find (solved, n_solved, rollout_best (rollout, 1, 0))->mean, ==,
                         most);
      n_other += rollout_best (rollout, 1, 0) != before;
      rollout_free (rollout);
    }
  g_assert_cmpuint (n_other, >, 0);
}

/* Plays a trick of a deal of @game by `simple`; false if there is no choice then. */
static bool
deal_played (Deal *deal, const Game *game, const char *settings, Rng *rng)
{
  Choice choice;

  if (!player_support_deal_called (deal, game, settings, rng))
    return false;
  while (deal->n_played < deal->n_seats && !deal_is_over (deal))
    {
      player_support_choose (deal, &choice);
      deal_apply (deal, choice.row[0].action);
    }
  if (deal_is_over (deal) || deal->phase != PHASE_PLAY)
    return false;
  player_support_choose (deal, &choice);

  return choice.n > 1;
}

/* How often of N_LEVELS the values of @level are others than without open cards. */
static unsigned
count_changed (PlayerLevel level, const Game *game, const char *settings)
{
  const Player *player = player_of_level (level);
  Player closed = *player;
  Rng rng = rng_new (23, 1);
  unsigned n_changed = 0;

  closed.open = 0;
  for (unsigned n = 0; n < N_LEVELS;)
    {
      Rng chance[] = { rng_new (1, n), rng_new (1, n) };
      Observation observation;
      Choice with, without;
      Deal deal;

      if (!deal_played (&deal, game, settings, &rng))
        continue;
      observation_make (&observation, &deal, (unsigned) deal.turn);
      player_choose (&observation, player, &chance[0], NULL, &with);
      player_choose (&observation, &closed, &chance[1], NULL, &without);
      n_changed += with.row[0].value != without.row[0].value;
      n++;
    }

  return n_changed;
}

/* `master` looks at open cards where that was found to be better, and `strong` never. */
static void
test_levels (void)
{
  PlayerLevel master = PLAYER_LEVEL_MASTER;

  g_assert_cmpuint (count_changed (master, &klaverjas_game, "rules=rotterdam"), >, 0);
  g_assert_cmpuint (count_changed (master, &zensern_game, "mode=2"), >, 0);
  g_assert_cmpuint (count_changed (master, &klaverjas_game, "game=kraken"), ==, 0);
  g_assert_cmpuint (count_changed (PLAYER_LEVEL_STRONG, &zensern_game, "mode=2"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/open/blend/klaverjas", &klaverjas_game, test_blend);
  g_test_add_data_func ("/open/blend/zensern", &zensern_game, test_blend);
  g_test_add_data_func ("/open/blend/cego", &cego_game, test_blend);
  g_test_add_data_func ("/open/blend/fiftysix", &fiftysix_game, test_blend);
  g_test_add_func ("/open/best", test_best);
  g_test_add_func ("/open/levels", test_levels);

  return g_test_run ();
}
