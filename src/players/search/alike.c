/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/alike.h"

#include <glib.h>

#include "rules/game.h"

/* Cards that the seat at turn does not hold and nobody has played, except to this trick. */
static CardSet
cards_that_matter (const Deal *world)
{
  CardSet gone = 0;

  for (unsigned i = 0; i < world->n_played; i++)
    gone |= card_set_of (world->played[i]);

  return (~gone & ~world->hand[world->turn]) | trick_cards (&world->trick);
}

/*
 * Cards that take the same tricks, and are worth a point more or less; those between them may be
 * laid away in one world and with another seat in the next, so all that are not seen matter.
 */
static bool
are_alike (const Deal *world, Action first, Action second)
{
  const TrickOrder *order = deal_order (world);
  Card one = (Card) action_arg (first);
  Card other = (Card) action_arg (second);
  CardSet between;

  if (!action_is_play (world->game, first) || !action_is_play (world->game, second)
      || order->group[one] != order->group[other])
    return false;
  between = (order->beaters[one] ^ order->beaters[other]) & order->members[order->group[one]];

  return (between & cards_that_matter (world)) == 0
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
