/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/ending.h"

#include <glib.h>
#include <math.h>

#include "players/player-game.h"
#include "players/search/guide.h"
#include "players/solver/solve.h"
#include "rules/game.h"
#include "rules/talon-play.h"

/* Node limit of a world, about 5 ms. */
#define NODES_A_WORLD 200000

/* The value of an action. */
typedef struct
{
  Action action;
  double mean;
  double squares; /* weighted squared deviations */
} Worth;

struct Ending
{
  GCancellable *cancellable;
  Solver *solver[THREAD_POOL_MAX]; /* by worker, created on demand */
  bool is_for_match;               /* true if scores count by match worth */
  MatchWorth worth;
  unsigned n_rows;
  Worth row[ACTIONS_MAX];
  unsigned n;    /* number of worlds added */
  double weight; /* weight of the worlds added */
};

bool
ending_is_near (const Deal *deal, unsigned n_cards, unsigned n_drawn)
{
  TalonPlay talon;

  if (card_set_count (deal->hand[deal->turn]) > n_cards || solve_refuse (deal, SOLVE_DEAL) != NULL)
    return false;

  return !talon_play_make (&talon, deal) || talon.talon <= n_drawn || talon.closer != NO_SEAT;
}

Ending *
ending_new (GCancellable *cancellable)
{
  Ending *self = g_new0 (Ending, 1);

  if (cancellable != NULL)
    self->cancellable = g_object_ref (cancellable);

  return self;
}

void
ending_free (Ending *self)
{
  for (unsigned i = 0; i < THREAD_POOL_MAX; i++)
    g_clear_pointer (&self->solver[i], solver_free);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static Solver *
solver_of (Ending *self, unsigned worker)
{
  if (self->solver[worker] == NULL)
    {
      self->solver[worker] = solver_new ();
      solver_set_limit (self->solver[worker], NODES_A_WORLD);
      solver_set_cancellable (self->solver[worker], self->cancellable);
    }

  return self->solver[worker];
}

/* Returns the factor from solve_each () values to the lead of the seat at turn. */
static double
lead_factor (const Deal *deal)
{
  unsigned n_units = game_count_units (deal->game, &deal->options);
  TrickScore score;
  bool is_own;

  trick_score_make (&score, deal);
  is_own = seats_have (score.side, (unsigned) deal->turn);
  if (score.entry == TRICK_ENTRY_EACH)
    return is_own ? 1 : -1;

  /* one against all: a defender's lead is over a mean that includes the lone seat */
  return (is_own ? 1 : -1.0 / (n_units - 1))
         * (score.entry == TRICK_ENTRY_PAID ? n_units / (n_units - 1.0) : 1);
}

static double
worth_of_lead (const Ending *self, const Deal *world, double lead)
{
  return self->is_for_match ? match_worth (&self->worth, (unsigned) world->turn, (int) lead) : lead;
}

static void
begin (Ending *self, const Deal *world)
{
  const PlayerGame *game = player_game (world->game);

  self->is_for_match = game->match_worth != NULL;
  if (self->is_for_match)
    game->match_worth (&self->worth, world);
}

static void
add_result (Worth *row, double before, double weight, double value)
{
  double delta = value - row->mean;

  row->mean += delta * weight / (before + weight);
  row->squares += weight * delta * delta * before / (before + weight); /* never negative */
}

typedef struct
{
  unsigned n; /* 0 if not solved */
  SolveRow row[ACTIONS_MAX];
} Solved;

static void
solve_known (Ending *self, unsigned worker, const Deal *deal, Solved *solved)
{
  unsigned n = solve_each (solver_of (self, worker), deal, SOLVE_DEAL, solved->row);

  for (unsigned i = 0; i < n; i++)
    if (solved->row[i].low != solved->row[i].high)
      return;
  solved->n = n;
}

typedef struct
{
  Ending *self;
  const EndingWorld *worlds;
  Solved *solved; /* by world */
} Solving;

static void
solve_world (gpointer data, unsigned index, unsigned worker)
{
  Solving *solving = data;

  solve_known (solving->self, worker, &solving->worlds[index].deal, &solving->solved[index]);
}

static void
add_world (Ending *self, const EndingWorld *world, const Solved *solved)
{
  double factor = lead_factor (&world->deal);
  const SolveRow *found = solved->row;
  ActionList list;

  if (solved->n == 0)
    return;
  guide_list (&world->deal, &list);
  if (self->n == 0)
    begin (self, &world->deal);
  if (self->n == 0)
    for (unsigned i = 0; i < solved->n; i++)
      if (action_list_has (&list, found[i].action))
        self->row[self->n_rows++] = (Worth) { .action = found[i].action };
  for (unsigned i = 0, at = 0; i < solved->n && at < self->n_rows; i++)
    if (self->row[at].action == found[i].action)
      add_result (&self->row[at++], self->weight, world->weight,
                  worth_of_lead (self, &world->deal, factor * found[i].low));
  self->weight += world->weight;
  self->n++;
}

void
ending_add (Ending *self, const EndingWorld *worlds, unsigned n, const ThreadPool *pool)
{
  g_autofree Solved *solved = g_new0 (Solved, n);
  Solving solving = { self, worlds, solved };

  thread_pool_work (pool, n, solve_world, &solving);
  for (unsigned i = 0; i < n; i++)
    add_world (self, &worlds[i], &solved[i]);
}

typedef struct
{
  Ending *self;
  const Deal *worlds;
  const Action *actions;
  unsigned n_actions;
  double *leads;
} Looking;

static void
look_at_world (gpointer data, unsigned index, unsigned worker)
{
  const Looking *looking = data;
  const Deal *world = &looking->worlds[index];
  double *leads = looking->leads + index * looking->n_actions;
  double factor = lead_factor (world);
  Solved solved = { 0 };

  solve_known (looking->self, worker, world, &solved);
  for (unsigned i = 0; i < looking->n_actions; i++)
    {
      leads[i] = NAN;
      for (unsigned k = 0; k < solved.n; k++)
        if (solved.row[k].action == looking->actions[i])
          leads[i] = worth_of_lead (looking->self, world, factor * solved.row[k].low);
    }
}

void
ending_look (Ending *self, const Deal *worlds, unsigned n, const Action *actions,
             unsigned n_actions, const ThreadPool *pool, double *leads)
{
  Looking looking = { self, worlds, actions, n_actions, leads };

  begin (self, &worlds[0]);
  thread_pool_work (pool, n, look_at_world, &looking);
}

double
ending_deviation (const Ending *self)
{
  double most = 0;

  for (unsigned i = 0; i < self->n_rows; i++)
    most = MAX (most, self->row[i].squares);

  return self->n > 0 ? sqrt (most / self->weight) : 0;
}

unsigned
ending_rows (const Ending *self, SearchRow *rows)
{
  for (unsigned i = 0; i < self->n_rows; i++)
    {
      const Worth *worth = &self->row[i];

      rows[i] = (SearchRow) { .action = worth->action,
                              .mean = worth->mean,
                              .error = sqrt (worth->squares / self->weight / self->n) };
    }

  return self->n_rows;
}
