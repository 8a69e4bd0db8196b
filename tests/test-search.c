/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing by worlds: from what the seat sees and nothing else, and given up at once. */

#include <math.h>

#include "game.h"
#include "inference/beliefs.h"
#include "inference/likely.h"
#include "player-support.h"
#include "worlds/worlds.h"

#define N_POSITIONS 12 /* of each game and level */

static void
choose (const Observation *observation, const Player *player, GCancellable *cancellable,
        Choice *choice)
{
  Rng rng = rng_new (9, 1);

  player_choose (observation, player, &rng, cancellable, choice);
}

static void
assert_sound (const Observation *observation, const Choice *choice)
{
  g_assert_cmpuint (choice->n, ==, observation->legal.n);
  for (unsigned i = 0; i < choice->n; i++)
    {
      g_assert_true (action_list_has (&observation->legal, choice->row[i].action));
      g_assert_cmpint (choice->row[i].reason, !=, REASON_NONE);
      g_assert_true (isfinite (choice->row[i].value));
      g_assert_true (isfinite (choice->row[i].standard_error));
      if (i > 0)
        g_assert_cmpfloat (choice->row[i - 1].value, >=, choice->row[i].value);
    }
}

/* With other cards where the seat does not see them it does the same, for the same values. */
static void
assert_fair (const Deal *deal, const Player *player, Rng *rng)
{
  Observation seen[2];
  Choice choice[2];
  Worlds *worlds;
  Deal world;

  observation_make (&seen[0], deal, (unsigned) deal->turn);
  worlds = worlds_new (&seen[0]);
  worlds_draw (worlds, rng, &world);
  worlds_free (worlds);
  observation_make (&seen[1], &world, (unsigned) deal->turn);
  for (unsigned i = 0; i < 2; i++)
    choose (&seen[i], player, NULL, &choice[i]);
  assert_sound (&seen[0], &choice[0]);
  for (unsigned i = 0; i < choice[0].n; i++)
    {
      g_assert_cmphex (choice[0].row[i].action, ==, choice[1].row[i].action);
      g_assert_cmpfloat (choice[0].row[i].value, ==, choice[1].row[i].value);
    }
}

static void
test_fair (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (4, 1);

  for (int level = PLAYER_LEVEL_CLUB; level < PLAYER_LEVELS; level++)
    {
      const Player *player = player_of_level ((PlayerLevel) level);
      unsigned n = 0;

      while (n < MIN (N_POSITIONS, 20000 / player->worlds + 1))
        {
          Deal deal;

          player_support_random_deal (&deal, game, &rng);
          while (!deal_is_over (&deal))
            {
              if (rng_below (&rng, 20) == 0)
                {
                  assert_fair (&deal, player, &rng);
                  n++;
                }
              deal_apply (&deal, support_random_action (&deal, &rng));
            }
        }
    }
}

/* ---- What calls and cards tell --------------------------------------------------------------- */

/* The cards as they lie are likelier than others would be, by what was called and played. */
static void
test_likely (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (8, 1);
  double sum = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < 12; i++)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal))
        {
          Observation observation;
          Choice choice;

          if (deal.phase == PHASE_PLAY && deal.n_played > 0 && deal.n_played % 6 == 0)
            {
              Beliefs *beliefs;

              observation_make (&observation, &deal, (unsigned) deal.turn);
              beliefs = beliefs_new (&observation, 60, &rng, NULL);
              sum += likely_log (&observation, &deal) - beliefs_log_mean (beliefs);
              beliefs_free (beliefs);
              n++;
            }
          player_support_choose (&deal, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
  g_assert_cmpuint (n, >, 0);
  if (game == &wurzen_game) /* says nothing as yet */
    g_assert_cmpfloat (sum, ==, 0);
  else
    g_assert_cmpfloat (sum / n, >, 0.3);
}

/* ---- Giving up ------------------------------------------------------------------------------- */

typedef struct
{
  Observation observation;
  Player player;
  GCancellable *cancellable;
  Choice choice;
} Endless;

static gpointer
think (gpointer data)
{
  Endless *endless = data;

  choose (&endless->observation, &endless->player, endless->cancellable, &endless->choice);

  return NULL;
}

/* Who would think for a week stops when nobody waits for it any more, and says nothing. */
static void
test_given_up (gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Endless endless = { .cancellable = cancellable };
  Rng rng = rng_new (6, 1);
  GThread *thread;
  Deal deal;

  do
    {
      player_support_random_deal (&deal, data, &rng);
      for (unsigned n = 0; !deal_is_over (&deal); n++)
        {
          observation_make (&endless.observation, &deal, (unsigned) deal.turn);
          if (deal.phase == PHASE_PLAY && n > 4 && endless.observation.legal.n > 1)
            break;
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
  while (deal_is_over (&deal));

  endless.player = *player_of_level (PLAYER_LEVEL_STRONG);
  endless.player.worlds = G_MAXUINT;
  thread = g_thread_new ("thinking", think, &endless);
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  g_assert_cmpuint (endless.choice.n, ==, endless.observation.legal.n);
  g_assert_cmpint (endless.choice.row[0].reason, ==, REASON_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *fair = g_strdup_printf ("/search/fair/%s", game_at (i)->key);
      g_autofree char *likely = g_strdup_printf ("/search/likely/%s", game_at (i)->key);
      g_autofree char *given_up = g_strdup_printf ("/search/given-up/%s", game_at (i)->key);

      g_test_add_data_func (fair, game_at (i), test_fair);
      g_test_add_data_func (likely, game_at (i), test_likely);
      g_test_add_data_func (given_up, game_at (i), test_given_up);
    }

  return g_test_run ();
}
