/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solver-orders.h"

#include <stdbool.h>

/*
 * The numbers are those with which fewest cards were tried in deals of all games, each changed by
 * lot as long as that helped.
 */

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

void
solver_orders_make (SolverOrders *self)
{
  for (unsigned told = 0; told < SOLVER_LEADS; told++)
    self->lead[told] = order_lead (told);
  for (unsigned told = 0; told < SOLVER_FOLLOWS; told++)
    self->follow[told]
        = (told & SOLVER_FOLLOW_BEATS) != 0 ? order_winner (told) : order_loser (told);
}
