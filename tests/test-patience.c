/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How soon thinking ends when nobody waits for it: counted in actions done in deals that are only
 * thought of, and in nodes, which is the same on every machine.
 */

#include "player-support.h"
#include "players/analysis/review.h"
#include "players/solver/patience.h"
#include "players/solver/solve.h"
#include "rules/game.h"

#define N_POSITIONS 8    /* of each game and level */
#define STEPS_MOST 2000  /* actions between two looks: some two milliseconds */
#define LOOKS_MOST 400   /* before it is given up */
#define LEAST_NODES 2000 /* of a question that is worth giving up */

/* What the linker puts in the place of the real ones: tests/meson.build. */
gboolean __wrap_g_cancellable_is_cancelled (GCancellable *cancellable);
gboolean __real_g_cancellable_is_cancelled (GCancellable *cancellable);
void __wrap_deal_apply (Deal *deal, Action action);
void __real_deal_apply (Deal *deal, Action action);

static unsigned n_steps;    /* since the last look */
static unsigned most_steps; /* between two looks */
static unsigned n_looks;
static unsigned last_look; /* at which it is said to be cancelled */

gboolean
__wrap_g_cancellable_is_cancelled (GCancellable *cancellable)
{
  if (cancellable == NULL)
    return FALSE;
  most_steps = MAX (most_steps, n_steps);
  n_steps = 0;
  if (++n_looks == last_look)
    g_cancellable_cancel (cancellable);

  return __real_g_cancellable_is_cancelled (cancellable);
}

void
__wrap_deal_apply (Deal *deal, Action action)
{
  n_steps++;
  __real_deal_apply (deal, action);
}

/* Thinks about @deal until the look with the number @look. */
static void
give_up (const Deal *deal, const Player *player, unsigned look)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  n_steps = most_steps = n_looks = 0;
  last_look = look;
  analysis = analysis_new (&observation, player, ANALYSIS_SEED, cancellable);
  most_steps = MAX (most_steps, n_steps);
  if (most_steps > STEPS_MOST)
    support_fail ("%s: %s does %u actions without looking whether anybody waits", deal->game->key,
                  player->name, most_steps);
}

/* Wherever it is cancelled it has looked not long before, and ends soon after. */
static void
test_search (gconstpointer data)
{
  Rng rng = rng_new (16, 1);

  for (int level = PLAYER_LEVEL_SIMPLE; level < PLAYER_LEVELS; level++)
    {
      const Player *player = player_of_level ((PlayerLevel) level);
      unsigned n = 0;

      while (n < N_POSITIONS)
        {
          Deal deal;

          player_support_random_deal (&deal, data, &rng);
          while (!deal_is_over (&deal))
            {
              if (rng_below (&rng, 24) == 0)
                {
                  give_up (&deal, player, 1 + rng_below (&rng, LOOKS_MOST));
                  n++;
                }
              deal_apply (&deal, support_random_action (&deal, &rng));
            }
        }
    }
}

/* Plays a random deal by lot to the first lead, from where on it can be solved. */
static bool
find_play (Deal *deal, const Game *game, Rng *rng)
{
  player_support_random_deal (deal, game, rng);
  while (!deal_is_over (deal) && solve_refuse (deal, SOLVE_DEAL) != NULL)
    deal_apply (deal, support_random_action (deal, rng));

  return !deal_is_over (deal);
}

static uint64_t
solve_until (Solver *solver, const Deal *deal, uint64_t limit, GCancellable *cancellable,
             SolveAnswer *answer)
{
  solver_set_limit (solver, limit);
  solver_set_cancellable (solver, cancellable);
  solve_deal (solver, deal, SOLVE_DEAL, answer);
  solver_set_cancellable (solver, NULL);

  return answer->nodes;
}

/* A question nobody waits for takes no more nodes than lie between two looks. */
static void
test_solver (gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Solver *solver = solver_new ();
  Rng rng = rng_new (17, 1);

  last_look = 0;
  g_cancellable_cancel (cancellable);
  for (unsigned n = 0; n < N_POSITIONS;)
    {
      SolveAnswer whole, none;
      Deal deal;

      if (!find_play (&deal, data, &rng)
          || solve_until (solver, &deal, 20 * PATIENCE_NODES, NULL, &whole) < LEAST_NODES)
        continue;
      solve_until (solver, &deal, 0, cancellable, &none);
      g_assert_cmpuint (none.nodes, <, LEAST_NODES);
      g_assert_cmpint (none.low, <=, whole.high);
      g_assert_cmpint (none.high, >=, whole.low);
      n++;
    }
  solver_free (solver);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *search = g_strdup_printf ("/patience/search/%s", game_at (i)->key);
      g_autofree char *solver = g_strdup_printf ("/patience/solver/%s", game_at (i)->key);

      g_test_add_data_func (search, game_at (i), test_search);
      g_test_add_data_func (solver, game_at (i), test_solver);
    }

  return g_test_run ();
}
