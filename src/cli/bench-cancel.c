/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `bench cancel`: how soon the levels stop thinking when nobody waits for it any more. */

#include <stdio.h>
#include <time.h>

#include "cli/bench-deal.h"
#include "players/crew.h"
#include "players/player.h"

#define WAIT_MOST 40000 /* µs until it is cancelled */
#define SELDOM 12       /* one decision of so many is thought about */

typedef struct
{
  Observation observation;
  Player player;
  GCancellable *cancellable;
  Rng rng;
} Thought;

static gpointer
think (gpointer data)
{
  Thought *thought = data;
  Choice choice;

  player_choose (&thought->observation, &thought->player, &thought->rng, thought->cancellable,
                 &choice);

  return NULL;
}

static double
milliseconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* The longest times between cancelling and the end of thinking. */
typedef struct
{
  double wall;
  double processor; /* of all threads together */
} Longest;

static void
cancel_thought (const Deal *deal, PlayerLevel level, Rng *rng, Longest *longest)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Thought thought = { .player = *player_of_level (level),
                      .cancellable = cancellable,
                      .rng = rng_new (rng_next (rng), 0) };
  double wall, processor;
  GThread *thread;

  observation_make (&thought.observation, deal, (unsigned) deal->turn);
  thought.player.threads = crew_usual_threads ();
  thread = g_thread_new ("thinking", think, &thought);
  g_usleep (rng_below (rng, WAIT_MOST));
  wall = milliseconds (CLOCK_MONOTONIC);
  processor = milliseconds (CLOCK_PROCESS_CPUTIME_ID);
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  longest->wall = MAX (longest->wall, milliseconds (CLOCK_MONOTONIC) - wall);
  longest->processor
      = MAX (longest->processor, milliseconds (CLOCK_PROCESS_CPUTIME_ID) - processor);
}

/* Plays a deal by lot and stops to think now and then. */
static unsigned
run_deal (const Setup *setup, PlayerLevel level, Rng *rng, Longest *longest)
{
  unsigned n = 0;
  Match match;
  Deal deal;

  bench_deal (setup, NO_SEAT, rng, &match, &deal);
  while (!deal_is_over (&deal))
    {
      ActionList legal;

      deal_legal (&deal, &legal);
      if (legal.n > 1 && rng_below (rng, SELDOM) == 0)
        {
          cancel_thought (&deal, level, rng, longest);
          n++;
        }
      deal_apply (&deal, legal.at[rng_below (rng, legal.n)]);
    }

  return n;
}

int
cli_bench_cancel (int argc, char **argv)
{
  Setup setup = { 0 };
  int n_states = 100;
  const GOptionEntry entries[]
      = { { "states", 0, 0, G_OPTION_ARG_INT, &n_states, "of each level (100)", "N" },
          G_OPTION_ENTRY_NULL };
  GError *error = NULL;

  if (!setup_parse (&setup, entries, "bench cancel", &argc, &argv, &error))
    {
      setup_clear (&setup);
      return cli_fail_error (error);
    }
  if (n_states < 1)
    {
      setup_clear (&setup);
      return cli_fail (CLI_BAD_USAGE, "--states takes a positive number");
    }
  for (int level = PLAYER_LEVEL_SIMPLE; level < PLAYER_LEVELS && cli_can_print (); level++)
    {
      Rng rng = rng_new ((uint64_t) setup.seed, 0);
      Longest longest = { 0 };
      int n = 0;

      while (n < n_states)
        n += (int) run_deal (&setup, (PlayerLevel) level, &rng, &longest);
      printf ("cancel %s level %s states %d longest-ms %.1f processor-ms %.1f\n", setup.game->key,
              player_of_level ((PlayerLevel) level)->name, n, longest.wall, longest.processor);
    }
  setup_clear (&setup);

  return CLI_OK;
}
