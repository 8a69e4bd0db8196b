/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "alike.h"

#include <glib.h>

#include "game.h"

/* Cards of the seat at turn that take the same tricks, and are worth a point more or less. */
static bool
are_alike (const Deal *world, Action first, Action second)
{
  const TrickOrder *order = deal_order (world);
  Card one = (Card) action_arg (first);
  Card other = (Card) action_arg (second);
  CardSet others = trick_cards (&world->trick);
  CardSet between;

  if (!action_is_play (world->game, first) || !action_is_play (world->game, second))
    return false;
  between = (order->beaters[one] ^ order->beaters[other]) & order->members[order->group[one]];
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    if ((int) seat != world->turn)
      others |= world->hand[seat];

  return order->group[one] == order->group[other] && (between & others) == 0
         && ABS ((int) order->points[one] - (int) order->points[other]) <= 1;
}

/* The one of the @n @actions that the rules of thumb like best, but for those in @done. */
static unsigned
find_liked (const Choice *choice, const Action *actions, unsigned n, const bool *done)
{
  unsigned best = n;
  double most = 0;

  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < choice->n && !done[i]; k++)
      if (choice->row[k].action == actions[i] && (best == n || choice->row[k].value > most))
        {
          best = i;
          most = choice->row[k].value;
        }

  return best;
}

void
alike_equate (Rollout *rollout, const Deal *world, const Choice *choice, const Action *actions,
              unsigned n)
{
  bool done[ACTIONS_MAX] = { false };
  unsigned tried[ACTIONS_MAX];
  unsigned n_tried = 0;

  for (unsigned left = n; left > 0; left--)
    {
      unsigned i = find_liked (choice, actions, n, done);
      unsigned k = 0;

      while (k < n_tried && !are_alike (world, actions[i], actions[tried[k]]))
        k++;
      if (k < n_tried)
        rollout_equate (rollout, i, tried[k]);
      else
        tried[n_tried++] = i;
      done[i] = true;
    }
}
