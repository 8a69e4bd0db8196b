/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/play-on.h"

#include <glib.h>

#include "players/search/ending.h"
#include "players/search/guide.h"
#include "players/solver/solve.h"

#define SOLVED_CARDS 5 /* in hand, from there on … */
#define SOLVED_DRAWN 6 /* … and where cards are drawn, with so many in the stock */

/* Cards that are tried in an ending before it is given up: 10 ms or so. */
#define NODES_MAX 400000

struct PlayOn
{
  GCancellable *cancellable;       /* or NULL */
  Solver *solver[THREAD_POOL_MAX]; /* of each worker, made when it is first needed */
};

PlayOn *
play_on_new (GCancellable *cancellable)
{
  PlayOn *self = g_new0 (PlayOn, 1);

  g_set_object (&self->cancellable, cancellable);

  return self;
}

void
play_on_free (PlayOn *self)
{
  for (unsigned i = 0; i < THREAD_POOL_MAX; i++)
    g_clear_pointer (&self->solver[i], solver_free);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static Solver *
solver_of (PlayOn *self, unsigned worker)
{
  if (self->solver[worker] == NULL)
    {
      self->solver[worker] = solver_new ();
      solver_set_limit (self->solver[worker], NODES_MAX);
      solver_set_cancellable (self->solver[worker], self->cancellable);
    }

  return self->solver[worker];
}

void
play_on_enter_world (PlayOn *self, unsigned worker)
{
  solver_forget (solver_of (self, worker));
}

static bool
is_solved_at_once (const Deal *deal)
{
  return deal->phase == PHASE_PLAY && ending_is_near (deal, SOLVED_CARDS, SOLVED_DRAWN);
}

bool
play_on (PlayOn *self, Deal *deal, Action first, Rng *rng, unsigned worker)
{
  bool is_solved = is_solved_at_once (deal);

  deal_apply (deal, first);
  while (!deal_is_over (deal))
    {
      ActionList list;

      if (is_solved_at_once (deal) && solve_play_on (solver_of (self, worker), deal, SOLVE_DEAL))
        break;
      is_solved = false;
      deal_legal (deal, &list);
      deal_apply (deal, guide_choose (deal, &list, rng));
    }

  return is_solved;
}
