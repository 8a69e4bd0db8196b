/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/play-on.h"

#include <glib.h>

#include "players/player-game.h"
#include "players/search/ending.h"
#include "players/search/guide.h"
#include "players/solver/solve.h"

#define SOLVED_CARDS 5     /* in hand, from there on, … */
#define SOLVED_TOGETHER 24 /* … but no more in all hands; where cards are drawn, … */
#define DRAWN_CARDS 6      /* … so many in hand, … */
#define DRAWN_TRICKS 8     /* … with so many tricks to come */

/* Cards that are tried in an ending before it is given up: 10 ms or so. */
#define NODES_MAX 400000

/* Cards that are tried in all lines where all is solved, at the most: a second or so. */
#define NODES_OF_ALL 40000000

struct PlayOn
{
  bool is_solved;                  /* all is, from the action on */
  uint64_t limit;                  /* of nodes */
  GCancellable *cancellable;       /* or NULL */
  Solver *solver[THREAD_POOL_MAX]; /* of each worker, made when it is first needed */
};

PlayOn *
play_on_new (bool is_solved, unsigned n_lines, GCancellable *cancellable)
{
  PlayOn *self = g_new0 (PlayOn, 1);

  self->is_solved = is_solved;
  self->limit = is_solved ? MIN (NODES_OF_ALL / n_lines, NODES_MAX) : NODES_MAX;
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
      solver_set_limit (self->solver[worker], self->limit);
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
is_solved_at_once (const PlayOn *self, const Deal *deal)
{
  unsigned n_cards = card_set_count (deal->hand[deal->turn]);

  if (player_game (deal->game)->draws)
    return n_cards <= DRAWN_CARDS
           && ending_is_near (deal, DRAWN_CARDS, 2 * (DRAWN_TRICKS - n_cards));

  return ending_is_near (
      deal,
      self->is_solved ? CARDS_MAX : MIN (SOLVED_CARDS, SOLVED_TOGETHER / deal_count_players (deal)),
      0);
}

bool
play_on (PlayOn *self, Deal *deal, Action first, Rng *rng, unsigned worker)
{
  bool is_solved = is_solved_at_once (self, deal);

  deal_apply (deal, first);
  while (!deal_is_over (deal))
    {
      ActionList list;

      if (is_solved_at_once (self, deal)
          && solve_play_on (solver_of (self, worker), deal, SOLVE_DEAL))
        break;
      is_solved = false;
      deal_legal (deal, &list);
      deal_apply (deal, guide_choose (deal, &list, rng));
    }

  return is_solved;
}
