/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What is said of late decisions is true: where all the deals that fit can be listed, every one is
 * solved here for every action, and the judgement is held against that.
 */

#include <math.h>
#include <stdlib.h>

#include "player-support.h"
#include "players/analysis/analysis.h"
#include "players/player-game.h"
#include "players/solver/solve.h"
#include "players/worlds/worlds.h"
#include "rules/talon-play.h"

#define N_DECISIONS 100   /* of each game; ATOUT_LATE_DECISIONS: so many */
#define ORDERED_MOST 3    /* cards face down in a stock of which every order is looked at */
#define TRUE_OF_100 98    /* rows must be true */
#define VALUE_OFF 0.2     /* is still true, … */
#define ERRORS_OFF 3      /* … and so many errors … */
#define WON_OFF 0.15      /* … and such a share of the worlds */
#define NO_EQUAL 0.5      /* so much less is not called equal */
#define NODES_MAX 4000000 /* of a deal; what takes longer is not looked at */

/* The means over all deals that fit. */
typedef struct
{
  unsigned n_worlds;
  unsigned n;
  Action action[ACTIONS_MAX];
  double lead[ACTIONS_MAX];
  double won[ACTIONS_MAX];
} Truth;

typedef struct
{
  unsigned n_decisions, n_exact;
  unsigned n_rows, n_false;
  unsigned n_equal, n_costly;
} Late;

/* ---- All that fits ----------------------------------------------------------------------- */

/* False if that takes too long. */
static bool
add_action (Truth *truth, unsigned i, const Deal *world, const SolveRow *row, Solver *solver)
{
  Deal after = *world;
  LineTable table;
  AnalysisLine line;

  deal_apply (&after, row->action);
  if (row->low != row->high
      || (!deal_is_over (&after) && !solve_play_on (solver, &after, SOLVE_DEAL)))
    return false;
  g_assert_cmpint (solve_end (&after, SOLVE_DEAL), ==, row->low);
  line_table_make (&table, world);
  line_read (&table, world, &after, &line);
  truth->action[i] = row->action;
  truth->lead[i] += line.lead;
  truth->won[i] += line.is_won;

  return true;
}

static bool
add_world (Truth *truth, const Deal *world, Solver *solver)
{
  SolveRow rows[ACTIONS_MAX];

  solver_forget (solver);
  truth->n_worlds++;
  truth->n = solve_each (solver, world, SOLVE_DEAL, rows);
  for (unsigned i = 0; i < truth->n; i++)
    if (!add_action (truth, i, world, &rows[i], solver))
      return false;

  return true;
}

/* The same with the first @n cards of the stock in every order. */
static bool
add_orders (Truth *truth, Deal *world, unsigned n, Solver *solver)
{
  Card *stock = world->own.wurzen.stock;

  if (n < 2)
    return add_world (truth, world, solver);
  for (unsigned i = 0; i < n; i++)
    {
      Card last = stock[n - 1];
      bool is_known;

      stock[n - 1] = stock[i];
      stock[i] = last;
      is_known = add_orders (truth, world, n - 1, solver);
      stock[i] = stock[n - 1];
      stock[n - 1] = last;
      if (!is_known)
        return false;
    }

  return true;
}

/* The cards in a stock whose order nobody knows and which are drawn. */
static unsigned
count_drawn (const Deal *world)
{
  TalonPlay talon;

  return talon_play_make (&talon, world) && talon.closer == NO_SEAT ? world->own.wurzen.n_stock : 0;
}

/* False where the deals that fit are not listed, or cannot be solved in bearable time. */
static bool
find_truth (const Observation *observation, Solver *solver, Truth *truth)
{
  Worlds *worlds = worlds_new (observation);
  Rng rng = rng_new (1, 1);
  bool is_known = worlds_are_listed (worlds) && worlds_count (worlds) > 0;
  Deal world;

  *truth = (Truth) { 0 };
  for (unsigned i = 0; is_known && i < worlds_count (worlds); i++)
    {
      worlds_at (worlds, i, &world, &rng);
      is_known = solve_refuse (&world, SOLVE_DEAL) == NULL && count_drawn (&world) <= ORDERED_MOST
                 && add_orders (truth, &world, count_drawn (&world), solver);
    }
  worlds_free (worlds);
  for (unsigned i = 0; i < truth->n; i++)
    {
      truth->lead[i] /= truth->n_worlds;
      truth->won[i] /= truth->n_worlds;
    }

  return is_known;
}

/* ---- What is said of it ------------------------------------------------------------------ */

static unsigned
find_action (const Truth *truth, Action action)
{
  for (unsigned i = 0; i < truth->n; i++)
    if (truth->action[i] == action)
      return i;
  g_assert_not_reached ();
}

static void
tell_row (const Deal *deal, const Analysis *analysis, unsigned index, const Truth *truth)
{
  const AnalysisRow *row = &analysis->row[index];
  unsigned i = find_action (truth, row->action);
  char token[TOKEN_MAX];

  g_test_message ("%s %s, %u in hand, %u of %u deals: %.2f ± %.2f won %u, true %.2f won %.2f%s",
                  deal->game->key,
                  action_to_token (deal->game, deal_pack (deal), row->action, token),
                  card_set_count (deal->hand[deal->turn]), analysis->n_worlds, truth->n_worlds,
                  row->value, row->error, row->n_won, truth->lead[i], truth->won[i],
                  analysis_are_equal (analysis, 0, index) ? ", equal" : "");
}

/* With open cards nobody has to guess: an exact plan, which sees no cards, may be worth less. */
static bool
is_true (const Analysis *analysis, const AnalysisRow *row, const Truth *truth)
{
  unsigned i = find_action (truth, row->action);
  double more = row->value - truth->lead[i];
  double won_more = (double) row->n_won / analysis->n_worlds - truth->won[i];

  if (more > MAX (VALUE_OFF, ERRORS_OFF * row->error) || won_more > WON_OFF)
    return false;

  return analysis->is_exact
         || (more >= -MAX (VALUE_OFF, ERRORS_OFF * row->error) && won_more >= -WON_OFF);
}

static void
check_decision (Late *late, const Deal *deal, const Observation *observation, const Truth *truth)
{
  g_autoptr (Analysis) analysis
      = analysis_new (observation, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED, NULL);
  unsigned best = find_action (truth, analysis->row[0].action);

  late->n_decisions++;
  late->n_exact += analysis->is_exact;
  for (unsigned i = 0; i < analysis->n && analysis->row[i].is_tried; i++)
    {
      bool is_costly
          = !analysis->is_exact && analysis_are_equal (analysis, 0, i)
            && truth->lead[best] - truth->lead[find_action (truth, analysis->row[i].action)]
                   >= NO_EQUAL;
      bool is_false = !is_true (analysis, &analysis->row[i], truth);

      late->n_rows++;
      late->n_false += is_false;
      late->n_equal += i > 0 && analysis_are_equal (analysis, 0, i);
      late->n_costly += is_costly;
      if (is_costly || is_false)
        tell_row (deal, analysis, i, truth);
    }
}

static void
look_at (Late *late, const Deal *deal, Solver *solver)
{
  Observation observation;
  Truth truth;

  observation_make (&observation, deal, (unsigned) deal->turn);
  if (observation.legal.n > 1 && find_truth (&observation, solver, &truth))
    check_decision (late, deal, &observation, &truth);
}

static void
test_late (gconstpointer data)
{
  const char *wanted = g_getenv ("ATOUT_LATE_DECISIONS");
  unsigned n_wanted = wanted != NULL ? (unsigned) atoi (wanted) : N_DECISIONS;
  Solver *solver = solver_new ();
  Rng rng = rng_new (41, 1);
  Late late = { 0 };

  solver_set_limit (solver, NODES_MAX);
  while (late.n_decisions < n_wanted)
    {
      Deal deal;

      player_support_random_deal (&deal, data, &rng);
      while (!deal_is_over (&deal) && late.n_decisions < n_wanted)
        {
          Choice choice;

          if (deal.phase == PHASE_PLAY)
            look_at (&late, &deal, solver);
          player_support_choose (&deal, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
  solver_free (solver);
  g_test_message (
      "%s: %u decisions, %u exact; %u of %u rows are false; %u equal, %u of them costly",
      ((const Game *) data)->key, late.n_decisions, late.n_exact, late.n_false, late.n_rows,
      late.n_equal, late.n_costly);
  g_assert_cmpuint (late.n_false * 100, <=, late.n_rows * (100 - TRUE_OF_100));
  g_assert_cmpuint (late.n_costly, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    if (support_has_part (game_at (i)))
      {
        g_autofree char *path = g_strdup_printf ("/late/%s", game_at (i)->key);

        g_test_add_data_func (path, game_at (i), test_late);
      }

  return g_test_run ();
}
