/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Implements `bench solve`: the processor time of exact values, also relative to plain alpha-beta
 * in smaller endings.
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "players/solver/solve.h"
#include "rules/rng.h"
#include "workshop/play-out.h"
#include "workshop/solver-plain.h"
#include "workshop/workshop.h"

#define PLAIN_DEALS 8

typedef struct
{
  const char *name;
  const char *game;
  const char *settings; /* words of options_set_all (), or NULL */
  int objective;        /* SolveObjective or ASKS_WHO_WINS */
  unsigned cards;       /* most cards in a hand; 0: from the first lead */
  unsigned n_deals;
  unsigned plain_cards; /* most cards for the plain search; 0: none */
} Row;

#define ASKS_WHO_WINS (-1)
#define POINTS_TO_WIN 82 /* K-9.3 without roem */

static const Row rows[] = {
  { "klaverjas-rotterdam-cards", "klaverjas", "rules=rotterdam", SOLVE_CARDS, 0, 100, 6 },
  { "klaverjas-rotterdam-wins", "klaverjas", "rules=rotterdam", ASKS_WHO_WINS, 0, 100, 0 },
  { "klaverjas-amsterdam-points", "klaverjas", NULL, SOLVE_POINTS, 0, 30, 0 },
  { "klaverjas-amsterdam-deal", "klaverjas", NULL, SOLVE_DEAL, 6, 30, 0 },
  { "zensern-cards", "zensern", "mode=4", SOLVE_CARDS, 0, 50, 6 },
  { "cego-8", "cego", NULL, SOLVE_CARDS, 8, 50, 4 },
  { "cego-11", "cego", NULL, SOLVE_CARDS, 0, 12, 5 },
  { "fiftysix-6", "fiftysix", NULL, SOLVE_CARDS, 6, 50, 4 },
  { "schnapsen-closed", "wurzen", "mode=schnapsen", SOLVE_DEAL, 5, 200, 5 },
  { "wurzen-closed", "wurzen", NULL, SOLVE_DEAL, 6, 200, 6 },
};

typedef struct
{
  double ms[256];
  uint64_t nodes;
} Times;

static double
milliseconds (clock_t ticks)
{
  return 1000.0 * (double) ticks / CLOCKS_PER_SEC;
}

/* Returns true if @row can be asked about @deal. With a stock, nothing may be left to draw. */
static bool
is_asked (const Row *row, const Deal *deal, unsigned cards)
{
  SolveObjective objective = row->objective == ASKS_WHO_WINS ? SOLVE_CARDS : row->objective;
  TalonPlay talon;

  if (deal->phase != PHASE_PLAY || deal->trick.n > 0 || solve_refuse (deal, objective) != NULL
      || (cards > 0 && card_set_count (deal->hand[deal->turn]) > cards))
    return false;

  return !talon_play_make (&talon, deal) || talon.talon == 0 || talon.closer != NO_SEAT;
}

static void
find_deal (const Row *row, unsigned cards, Rng *rng, Deal *deal)
{
  const Game *game = game_find (row->game);
  Options options = { 0 };
  Card pack[CARDS_MAX];
  unsigned n_cards;
  Match match;

  if (row->settings != NULL)
    options_set_all (&options, game, row->settings, NULL);
  n_cards = game_pack (game, &options)->n_cards;
  do
    {
      match_init (&match, game, &options, NO_SEAT);
      for (unsigned i = 0; i < n_cards; i++)
        pack[i] = (Card) i;
      bench_shuffle (rng, pack, n_cards);
      match_deal (&match, pack, deal);
      while (!deal_is_over (deal) && !is_asked (row, deal, cards))
        deal_apply (deal, deal_draw_action (deal, rng));
    }
  while (deal_is_over (deal));
}

static void
answer (const Row *row, Solver *solver, const Deal *deal, uint64_t *nodes)
{
  SolveAnswer found;
  SolverRest rest;

  if (row->objective != ASKS_WHO_WINS)
    {
      solve_deal (solver, deal, (SolveObjective) row->objective, &found);
      *nodes += found.nodes;
      return;
    }

  solver_rest_make (&rest, deal, game_allies (deal, 0) & deal->playing);
  solver_reaches (solver, &rest, POINTS_TO_WIN);
  *nodes += solver_count_nodes (solver);
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Returns the time of plain search relative to the solver's, or 0. */
static double
compare_with_plain (const Row *row, Solver *solver, Rng *rng, double *nodes_ratio)
{
  clock_t plain = 0;
  clock_t own = 0;
  uint64_t plain_nodes = 0;
  uint64_t own_nodes = 0;

  for (unsigned i = 0; i < PLAIN_DEALS && row->plain_cards > 0; i++)
    {
      clock_t start;
      SolverRest rest;
      TrickScore score;
      uint64_t nodes;
      Deal deal;

      find_deal (row, row->plain_cards, rng, &deal);
      trick_score_make (&score, &deal);
      if (!solver_rest_make (&rest, &deal, score.side))
        continue;
      start = clock ();
      solver_plain_value (&rest, &nodes);
      plain += clock () - start;
      plain_nodes += nodes;
      start = clock ();
      solver_value (solver, &rest);
      own += clock () - start;
      own_nodes += solver_count_nodes (solver);
    }
  *nodes_ratio = own_nodes > 0 ? (double) plain_nodes / (double) own_nodes : 0;

  return own > 0 ? (double) plain / (double) own : 0;
}

static void
time_row (const Row *row)
{
  Rng rng = rng_new (1, 0);
  Solver *solver = solver_new ();
  Times times = { 0 };
  double sum = 0;
  double ratio, nodes_ratio;

  for (unsigned i = 0; i < row->n_deals; i++)
    {
      clock_t start;
      Deal deal;

      find_deal (row, row->cards, &rng, &deal);
      start = clock ();
      answer (row, solver, &deal, &times.nodes);
      times.ms[i] = milliseconds (clock () - start);
      sum += times.ms[i];
    }
  ratio = compare_with_plain (row, solver, &rng, &nodes_ratio);
  qsort (times.ms, row->n_deals, sizeof times.ms[0], compare);
  printf ("solve %s deals %u mean-ms %.3f median-ms %.3f 95-ms %.3f worst-ms %.3f nodes %" PRIu64
          " per-second %.1fM",
          row->name, row->n_deals, sum / row->n_deals, times.ms[row->n_deals / 2],
          times.ms[row->n_deals * 95 / 100], times.ms[row->n_deals - 1], times.nodes / row->n_deals,
          sum > 0 ? (double) times.nodes / sum / 1000 : 0.0);
  if (ratio > 0)
    printf (" plain-ratio %.0f plain-nodes-ratio %.0f", ratio, nodes_ratio);
  printf ("\n");
  fflush (stdout);
  solver_free (solver);
}

int
workshop_bench_solve (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;
  GError *error = NULL;
  unsigned n = 0;

  if (!cli_parse_files (argc, argv, "[NAME]", &names, &error))
    return cli_fail_error (error);
  if (names != NULL && names[1] != NULL)
    return cli_fail (CLI_BAD_USAGE, "bench solve takes one NAME at most");
  for (unsigned i = 0; i < G_N_ELEMENTS (rows) && cli_can_print (); i++)
    if (names == NULL || g_str_has_prefix (rows[i].name, names[0]))
      {
        time_row (&rows[i]);
        n++;
      }
  if (n == 0 && names != NULL)
    return cli_fail (CLI_BAD_USAGE, "bench solve has no row whose name begins with '%s'", names[0]);

  return CLI_OK;
}
