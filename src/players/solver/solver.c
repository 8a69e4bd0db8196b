/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solver.h"

#include <glib.h>

#include "players/solver/solver-search.h"

#define FIRST_STEP 8 /* points from a crude first guess to the second threshold */

static const SolverScore card_points = { .weight = 1 };

/*
 * Finds the value by null-window searches with thresholds from @guess in growing steps, then by
 * bisection (MTD: Plaat and others, Best-first fixed-depth minimax algorithms, 1996).
 */
int
solver_search_settle (Solver *self, CardSet cards, unsigned how, int guess, int step)
{
  int lowest, highest, need;

  solver_search_bounds (self, &lowest, &highest);
  self->low = lowest;
  self->high = highest;
  need = CLAMP (guess, lowest + 1, MAX (highest, lowest + 1));
  for (; self->low < self->high; step *= 2)
    {
      int value = solver_search_ask (self, cards, how, need);

      if (self->gave_up)
        break;
      if (value >= need)
        self->low = value;
      else
        self->high = value;

      if (self->low == lowest)
        need = MAX (self->high - step, lowest + 1);
      else if (self->high == highest)
        need = MIN (self->low + step, highest);
      else
        need = (self->low + self->high + 1) / 2;
      need = CLAMP (need, self->low + 1, MAX (self->high, self->low + 1));
    }

  return self->low;
}

int
solver_value (Solver *self, const SolverRest *rest)
{
  CardSet cards;
  int guess;

  solver_search_begin (self, rest, &card_points);
  cards = solver_search_cards (self);
  if (solver_search_guess (self, &guess))
    return solver_search_settle (self, cards, SOLVER_SILENT, guess, 1);

  return solver_search_settle (self, cards, SOLVER_SILENT, self->left / 2, FIRST_STEP);
}

bool
solver_reaches (Solver *self, const SolverRest *rest, int points)
{
  solver_search_begin (self, rest, &card_points);

  return points <= 0
         || solver_search_ask (self, solver_search_cards (self), SOLVER_SILENT, points) >= points;
}

unsigned
solver_values (Solver *self, const SolverRest *rest, SolverValue *values)
{
  int guess;
  unsigned n = 0;

  solver_search_begin (self, rest, &card_points);
  guess = self->left / 2;
  for (CardSet set = solver_search_cards (self); set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);

      guess = solver_search_settle (self, card_set_of (card), SOLVER_SILENT, guess, FIRST_STEP);
      values[n++] = (SolverValue) { .card = self->deck.card[card], .value = (int16_t) guess };
    }

  return n;
}

void
solver_forget (Solver *self)
{
  self->is_followed = false;
}

void
solver_set_limit (Solver *self, uint64_t nodes)
{
  self->patience.limit = nodes;
}

void
solver_set_cancellable (Solver *self, GCancellable *cancellable)
{
  self->patience.cancellable = cancellable;
}

bool
solver_gave_up (const Solver *self, int *low, int *high)
{
  *low = self->low;
  *high = self->high;

  return self->gave_up;
}

uint64_t
solver_count_nodes (const Solver *self)
{
  return self->nodes;
}

/* The constants below were tuned for fewest nodes. */

static SolverOrder
order_lead (unsigned told)
{
  bool is_trump = (told & SOLVER_LEAD_TRUMP) != 0;
  bool friend_ruffs = (told & SOLVER_LEAD_FRIEND_RUFFS) != 0;

  if ((told & SOLVER_LEAD_ENEMY_RUFFS) != 0)
    return friend_ruffs ? (SolverOrder) { 45, -2 } : (SolverOrder) { -10, -1 };
  if ((told & SOLVER_LEAD_UNBEATEN) != 0 && is_trump)
    return (told & SOLVER_LEAD_ENEMY_HAS_TRUMPS) != 0 ? (SolverOrder) { 20, 1 }
                                                      : (SolverOrder) { 100, -1 };
  if ((told & SOLVER_LEAD_UNBEATEN) != 0)
    return friend_ruffs ? (SolverOrder) { 110, 1 } : (SolverOrder) { 110, 2 };
  if ((told & SOLVER_LEAD_FRIEND_WINS) != 0)
    return is_trump ? (SolverOrder) { 20, 0 } : (SolverOrder) { 100, 3 };
  if (friend_ruffs)
    return (SolverOrder) { 64, -2 };

  return is_trump ? (SolverOrder) { -8, -1 } : (SolverOrder) { 0, -1 };
}

static SolverOrder
order_loser (unsigned told)
{
  bool is_other_suit = (told & SOLVER_FOLLOW_OTHER_SUIT) != 0;

  if ((told & SOLVER_FOLLOW_FRIEND_TAKES) != 0)
    return is_other_suit ? (SolverOrder) { 30, 0 } : (SolverOrder) { 40, 1 };
  if (is_other_suit)
    return (SolverOrder) { -10, -2 };

  return (told & SOLVER_FOLLOW_FRIEND_WINS) != 0 ? (SolverOrder) { 0, -1 }
                                                 : (SolverOrder) { 0, -2 };
}

static SolverOrder
order_winner (unsigned told)
{
  bool is_trump = (told & SOLVER_FOLLOW_TRUMP) != 0;
  bool friend_wins = (told & SOLVER_FOLLOW_FRIEND_WINS) != 0;

  if ((told & SOLVER_FOLLOW_SURE) == 0 && is_trump)
    return friend_wins ? (SolverOrder) { -10, -1 } : (SolverOrder) { -4, -1 };
  if ((told & SOLVER_FOLLOW_SURE) == 0)
    return friend_wins ? (SolverOrder) { -70, -1 } : (SolverOrder) { -40, -1 };
  if ((told & SOLVER_FOLLOW_FRIEND_TAKES) != 0)
    return is_trump ? (SolverOrder) { -5, 2 } : (SolverOrder) { 20, 3 };
  if (!is_trump)
    return (SolverOrder) { 68, 1 };

  return friend_wins ? (SolverOrder) { 43, 1 } : (SolverOrder) { 43, -1 };
}

static void
solver_orders_make (SolverOrders *self)
{
  for (unsigned told = 0; told < SOLVER_LEADS; told++)
    self->lead[told] = order_lead (told);
  for (unsigned told = 0; told < SOLVER_FOLLOWS; told++)
    self->follow[told]
        = (told & SOLVER_FOLLOW_BEATS) != 0 ? order_winner (told) : order_loser (told);
}

Solver *
solver_new (void)
{
  Solver *self = g_new0 (Solver, 1);

  solver_table_init (&self->table);
  solver_orders_make (&self->orders);

  return self;
}

void
solver_free (Solver *self)
{
  solver_table_clear_all (&self->table);
  talon_table_free (self->talon_table);
  g_free (self);
}
