/* SPDX-License-Identifier: GPL-3.0-or-later */

/** One way to choose: the levels, and that thinking can be cancelled. */

#include "player-support.h"

static void
test_levels (void)
{
  for (int level = 0; level < PLAYER_LEVELS; level++)
    {
      const Player *player = player_of_level ((PlayerLevel) level);

      g_assert_cmpint (player_level_find (player->name), ==, level);
      g_assert_nonnull (player->title);
      g_assert_nonnull (player->meaning);
      g_assert_cmpint (player->kind, <, THINKING_KINDS);
    }
  g_assert_cmpint (player_level_find (""), ==, -1);
  g_assert_cmpint (player_level_find ("Simple"), ==, -1);
}

/* What was cancelled says nothing, but each of its actions may be done. */
static void
assert_unjudged (const Observation *observation, const Player *player, GCancellable *cancelled)
{
  const ActionList *legal = &observation->legal;
  PlayerReason reason = legal->n == 1 ? REASON_ONLY_ACTION : REASON_NONE;
  Rng rng = rng_new (1, 1);
  Choice choice;

  player_choose (observation, player, &rng, cancelled, &choice);
  g_assert_cmpuint (choice.n, ==, legal->n);
  for (unsigned i = 0; i < choice.n; i++)
    {
      g_assert_cmphex (choice.row[i].action, ==, legal->at[i]);
      g_assert_cmpfloat (choice.row[i].value, ==, 0);
      g_assert_cmpint (choice.row[i].reason, ==, reason);
    }
}

/* As long as nobody cancels it, one that can be cancelled changes nothing. */
static Action
choose_alike (const Observation *observation, const Player *player, GCancellable *idle)
{
  Rng rng[2] = { rng_new (2, 1), rng_new (2, 1) };
  Choice choice[2];

  player_choose (observation, player, &rng[0], NULL, &choice[0]);
  player_choose (observation, player, &rng[1], idle, &choice[1]);
  for (unsigned i = 0; i < choice[0].n; i++)
    g_assert_cmphex (choice[0].row[i].action, ==, choice[1].row[i].action);

  return choice[0].row[0].action;
}

/* Of a level that looks at many worlds: as many as take no time. */
static unsigned
most_decisions (const Player *player)
{
  return player->worlds > 0 ? MAX (2, 6000 / player->worlds) : G_MAXUINT;
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GCancellable) idle = g_cancellable_new ();
  Rng rng = rng_new (3, 1);

  g_cancellable_cancel (cancelled);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    for (int level = 0; level < PLAYER_LEVELS; level++)
      {
        const Player *player = player_of_level ((PlayerLevel) level);
        Deal deal;

        player_support_random_deal (&deal, game_at (i), &rng);
        for (unsigned n = 0; !deal_is_over (&deal) && n < most_decisions (player); n++)
          {
            Observation observation;

            observation_make (&observation, &deal, (unsigned) deal.turn);
            assert_unjudged (&observation, player, cancelled);
            deal_apply (&deal, choose_alike (&observation, player, idle));
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player/levels", test_levels);
  g_test_add_func ("/player/cancelled", test_cancelled);

  return g_test_run ();
}
