/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Implements `bench`: the speed of rules and levels, and a signature that changes only with the
 * rules.
 */

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "players/inference/beliefs.h"
#include "players/inference/likely.h"
#include "players/player.h"
#include "players/thread-pool.h"
#include "rules/game.h"
#include "rules/match.h"
#include "rules/rng.h"
#include "workshop/play-out.h"
#include "workshop/workshop.h"

/* ---- Random deals ---------------------------------------------------------------------------- */

void
bench_shuffle (Rng *rng, Card *pack, unsigned n)
{
  Rng lots = *rng; /* local copy, which the compiler keeps in registers */

  for (unsigned i = n - 1; i >= 1; i--)
    {
      unsigned j = rng_below (&lots, i + 1);
      Card swap = pack[i];

      pack[i] = pack[j];
      pack[j] = swap;
    }
  *rng = lots;
}

/*
 * Shuffles and deals the first deal of @match, deterministic in @rng. For @dealer NO_SEAT the rules
 * choose.
 */
static void
bench_deal (const Setup *setup, int dealer, Rng *rng, Match *match, Deal *deal)
{
  unsigned n_cards = game_pack (setup->game, &setup->options)->n_cards;
  Card pack[CARDS_MAX];

  for (unsigned i = 0; i < n_cards; i++)
    {
      unsigned k = rng_below (rng, i + 1);

      pack[i] = pack[k];
      pack[k] = (Card) i;
    }
  match_init (match, setup->game, &setup->options, dealer);
  match_deal (match, pack, deal);
}

static double
milliseconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* ---- Speed of the rules ---------------------------------------------------------------------- */

#define SIGNATURE_DEALS 1000

/* A random playout that mixes its outcome into @hash. */
typedef void (*PlayOut) (Deal *deal, Rng *rng, uint64_t *hash);

/* Hashes the legal actions, the choice and the result. */
static void
sign (Deal *deal, Rng *rng, uint64_t *hash)
{
  DealResult result;

  while (!deal_is_over (deal))
    {
      ActionList legal;
      Action action;

      deal_legal (deal, &legal);
      action = legal.at[rng_below (rng, legal.n)];
      *hash = rng_mix (*hash ^ action ^ (uint64_t) legal.n << 32);
      deal_apply (deal, action);
    }
  deal_result (deal, &result);
  for (unsigned u = 0; u < result.n_units; u++)
    *hash = rng_mix (*hash ^ (uint64_t) (uint32_t) result.score[u]);
}

/* Adds the result to @hash, so that the compiler cannot drop the playout. */
static void
play_out (Deal *deal, Rng *rng, uint64_t *hash)
{
  DealResult result;

  deal_play_out (deal, rng);
  deal_result (deal, &result);
  *hash += (uint64_t) (uint32_t) result.score[0];
}

static uint64_t
run (const Setup *setup, uint64_t seed, unsigned n_deals, PlayOut play)
{
  unsigned n_cards = game_pack (setup->game, &setup->options)->n_cards;
  Rng rng = rng_new (seed, 0);
  uint64_t hash = 0;
  Card pack[CARDS_MAX];
  Match fresh;

  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
  match_init (&fresh, setup->game, &setup->options, NO_SEAT);
  for (unsigned i = 0; i < n_deals; i++)
    {
      Match match = fresh;
      Deal deal;

      bench_shuffle (&rng, pack, n_cards);
      match_deal (&match, pack, &deal);
      play (&deal, &rng, &hash);
    }

  return hash;
}

static void
time_rules (const Setup *setup, int n_deals)
{
  gint64 start;
  double seconds;

  printf ("signature %s %016" PRIx64 "\n", setup->game->key, run (setup, 1, SIGNATURE_DEALS, sign));
  if (fflush (stdout) != 0)
    return; /* cli_run () reports the error */
  start = g_get_monotonic_time ();
  run (setup, (uint64_t) setup->seed, (unsigned) n_deals, play_out);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  printf ("playouts %s deals %d seconds %.3f per-second %.0f deal-bytes %zu\n", setup->game->key,
          n_deals, seconds, n_deals / seconds, sizeof (Deal));
}

int
workshop_bench (int argc, char **argv)
{
  static const SetupCommand bench
      = { "bench", "deals", 200000, 1, "deals to time (200000)", "N", time_rules };

  return setup_run (&bench, argc, argv);
}

/* ---- Delay of cancelling --------------------------------------------------------------------- */

#define WAIT_MOST 40000 /* µs before cancelling, at most */
#define SELDOM 12       /* one decision in SELDOM is measured */

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

/* The longest delays between cancelling and the end of thinking, in milliseconds. */
typedef struct
{
  double wall;
  double processor; /* all threads together */
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
  thought.player.threads = thread_pool_usual_threads ();
  thread = g_thread_try_new ("thinking", think, &thought, NULL);
  if (thread == NULL)
    return;
  g_usleep (rng_below (rng, WAIT_MOST));
  wall = milliseconds (CLOCK_MONOTONIC);
  processor = milliseconds (CLOCK_PROCESS_CPUTIME_ID);
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  longest->wall = MAX (longest->wall, milliseconds (CLOCK_MONOTONIC) - wall);
  longest->processor
      = MAX (longest->processor, milliseconds (CLOCK_PROCESS_CPUTIME_ID) - processor);
}

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

static void
cancel_levels (const Setup *setup, int n_states)
{
  for (int level = PLAYER_LEVEL_SIMPLE; level < PLAYER_LEVELS && cli_can_print (); level++)
    {
      Rng rng = rng_new ((uint64_t) setup->seed, 0);
      Longest longest = { 0 };
      int n = 0;

      while (n < n_states)
        n += (int) run_deal (setup, (PlayerLevel) level, &rng, &longest);
      printf ("cancel %s level %s states %d longest-ms %.1f processor-ms %.1f\n", setup->game->key,
              player_of_level ((PlayerLevel) level)->name, n, longest.wall, longest.processor);
    }
}

int
workshop_bench_cancel (int argc, char **argv)
{
  static const SetupCommand cancel
      = { "bench cancel", "states", 100, 1, "of each level (100)", "N", cancel_levels };

  return setup_run (&cancel, argc, argv);
}

/* ---- Processor time of decisions ------------------------------------------------------------- */

typedef struct
{
  const char *what;
  GArray *times; /* milliseconds */
} Timed;

/* Returns the level's choice; records its time if there were others. */
static Action
act (const Deal *deal, PlayerLevel level, Rng *rng, Timed *timed)
{
  Observation observation;
  Choice choice;
  double start;

  observation_make (&observation, deal, (unsigned) deal->turn);
  start = milliseconds (CLOCK_PROCESS_CPUTIME_ID);
  player_choose (&observation, player_of_level (level), rng, NULL, &choice);
  start = milliseconds (CLOCK_PROCESS_CPUTIME_ID) - start;
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

static void
time_levels (const Setup *setup, int n_deals)
{
  for (int level = PLAYER_LEVEL_SIMPLE; level < PLAYER_LEVELS && cli_can_print (); level++)
    time_level (setup, (PlayerLevel) level, n_deals);
}

int
workshop_bench_moves (int argc, char **argv)
{
  static const SetupCommand moves
      = { "bench moves", "deals", 20, 1, "deals of each level (20)", "N", time_levels };

  return setup_run (&moves, argc, argv);
}

/* ---- Worlds ------------------------------------------------------------------------------ */

/*
 * Measures how fast worlds are drawn and weighed, and how well weights tell the true cards.
 *
 * log-probability: how much likelier the true cards are than other worlds. log-placed: log of the
 * weighed share of worlds with a hidden card in its true hand.
 */

#define WORLDS_EACH 200 /* worlds compared with the true cards */
#define WEIGHED 600     /* worlds weighed, as many as by `strong` */
#define LEAST 0.003     /* least share of worlds, if none fits */
#define CARDS_BETWEEN 3

typedef struct
{
  unsigned n;
  double log_ratio;
  double squares;
  double log_placed;
  gint64 drawing; /* microseconds */
  gint64 weighing;
} Tally;

/* Returns the seat that holds @card, or SEATS_MAX. */
static unsigned
place_of (const Deal *deal, Card card)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    if (card_set_has (deal->hand[s], card))
      return s;

  return SEATS_MAX;
}

/* Returns the mean log-placed of unseen cards. */
static double
log_of_places (const Observation *observation, const Beliefs *beliefs, const Deal *deal)
{
  double sum = 0;

  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      double share = 0;

      for (unsigned i = 0; i < beliefs_count (beliefs); i++)
        {
          double weight;
          const Deal *world = beliefs_at (beliefs, i, &weight);

          if (place_of (world, card) == place_of (deal, card))
            share += weight;
        }
      sum += log (MAX (share, LEAST));
    }

  return observation->unseen != 0 ? sum / card_set_count (observation->unseen) : 0;
}

static void
look (Tally *tally, const Deal *deal, Rng *rng)
{
  Observation observation;
  Worlds *worlds;
  Beliefs *beliefs;
  gint64 start;
  double gain;
  Likely *likely;
  Deal world;

  observation_make (&observation, deal, (unsigned) deal->turn);
  start = g_get_monotonic_time ();
  worlds = worlds_new (&observation);
  for (unsigned i = 0; i < WORLDS_EACH; i++)
    worlds_draw (worlds, rng, &world);
  worlds_free (worlds);
  tally->drawing += g_get_monotonic_time () - start;
  start = g_get_monotonic_time ();
  beliefs = beliefs_new (&observation, WEIGHED, rng, NULL);
  tally->weighing += g_get_monotonic_time () - start;
  tally->log_placed += log_of_places (&observation, beliefs, deal);
  beliefs_free (beliefs);
  likely = likely_new (&observation);
  gain = likely_gain (likely, deal, WORLDS_EACH, rng);
  likely_free (likely);
  tally->n++;
  tally->log_ratio += gain;
  tally->squares += gain * gain;
}

static void
play_deal (Tally *tally, const Setup *setup, int dealer, Rng *rng)
{
  Match match;
  Deal deal;

  bench_deal (setup, dealer, rng, &match, &deal);
  while (!deal_is_over (&deal))
    {
      Observation observation;
      Choice choice;

      if (deal.phase == PHASE_PLAY && deal.n_played > 0 && deal.n_played % CARDS_BETWEEN == 0)
        look (tally, &deal, rng);
      observation_make (&observation, &deal, (unsigned) deal.turn);
      player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), rng, NULL, &choice);
      deal_apply (&deal, choice.row[0].action);
    }
}

static void
tell_worlds (const Setup *setup, int n_deals)
{
  Rng rng = rng_new ((uint64_t) setup->seed, 3);
  Tally tally = { 0 };
  double mean;

  for (int i = 0; i < n_deals; i++)
    play_deal (&tally, setup, i % (int) game_count_seats (setup->game, &setup->options), &rng);
  if (tally.n == 0)
    return;
  mean = tally.log_ratio / tally.n;
  printf ("worlds %s positions %u drawn-per-second %.0f weighed-per-second %.0f "
          "log-probability %.3f +- %.3f log-placed %.3f\n",
          setup->game->key, tally.n,
          (double) tally.n * WORLDS_EACH * 1e6 / (double) MAX (tally.drawing, 1),
          (double) tally.n * WEIGHED * 1e6 / (double) MAX (tally.weighing, 1), mean,
          1.96 * sqrt ((tally.squares / tally.n - mean * mean) / tally.n),
          tally.log_placed / tally.n);
}

int
workshop_bench_worlds (int argc, char **argv)
{
  static const SetupCommand worlds
      = { "bench worlds", "deals", 100, 1, "deals to look at (100)", "N", tell_worlds };

  return setup_run (&worlds, argc, argv);
}
