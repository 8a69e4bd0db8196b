/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `bench moves`: how long the levels think where there is a choice, in processor time. */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cli/bench-deal.h"
#include "players/player.h"

/* What was timed of calls, or of cards. */
typedef struct
{
  const char *what;
  GArray *times; /* double, ms */
} Timed;

static double
processor_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* What @level does in @deal; the time for it goes to @timed if there is a choice. */
static Action
act (const Deal *deal, PlayerLevel level, Rng *rng, Timed *timed)
{
  Observation observation;
  Choice choice;
  double start;

  observation_make (&observation, deal, (unsigned) deal->turn);
  start = processor_milliseconds ();
  player_choose (&observation, player_of_level (level), rng, NULL, &choice);
  start = processor_milliseconds () - start;
  if (choice.n > 1)
    g_array_append_val (timed[deal->phase == PHASE_PLAY].times, start);

  return choice.row[0].action;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const double *one = a;
  const double *other = b;

  return (*one > *other) - (*one < *other);
}

static void
print_timed (const Setup *setup, PlayerLevel level, Timed *timed)
{
  const double *time = (const double *) (gpointer) timed->times->data;
  unsigned n = timed->times->len;
  double sum = 0;

  if (n == 0)
    return;
  g_array_sort (timed->times, compare_times);
  for (unsigned i = 0; i < n; i++)
    sum += time[i];
  printf ("moves %s level %s %s %u mean-ms %.2f 95-ms %.2f worst-ms %.2f\n", setup->game->key,
          player_of_level (level)->name, timed->what, n, sum / n, time[n * 95 / 100], time[n - 1]);
}

/* All seats are of @level; each level is dealt the same. */
static void
time_level (const Setup *setup, PlayerLevel level, int n_deals)
{
  Timed timed[] = { { "calls", g_array_new (FALSE, FALSE, sizeof (double)) },
                    { "cards", g_array_new (FALSE, FALSE, sizeof (double)) } };

  for (int i = 0; i < n_deals; i++)
    {
      Rng rng = rng_new ((uint64_t) setup->seed, (uint64_t) i);
      Match match;
      Deal deal;

      bench_deal (setup, NO_SEAT, &rng, &match, &deal);
      while (!deal_is_over (&deal))
        deal_apply (&deal, act (&deal, level, &rng, timed));
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (timed); i++)
    {
      print_timed (setup, level, &timed[i]);
      g_array_unref (timed[i].times);
    }
}

int
cli_bench_moves (int argc, char **argv)
{
  Setup setup = { 0 };
  int n_deals = 20;
  const GOptionEntry entries[]
      = { { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, "deals of each level (20)", "N" },
          G_OPTION_ENTRY_NULL };
  GError *error = NULL;

  if (!setup_parse (&setup, entries, "bench moves", &argc, &argv, &error))
    {
      setup_clear (&setup);
      return cli_fail_error (error);
    }
  if (n_deals < 1)
    {
      setup_clear (&setup);
      return cli_fail (CLI_BAD_USAGE, "--deals takes a positive number");
    }
  for (int level = PLAYER_LEVEL_SIMPLE; level < PLAYER_LEVELS && cli_can_print (); level++)
    time_level (&setup, (PlayerLevel) level, n_deals);
  setup_clear (&setup);

  return CLI_OK;
}
