/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers for PlayerGame.argue (). */

#include "players/argue.h"

#include <math.h>

#include "rules/game.h"

#define MOST_POINTS 400

const ChoiceRow *
argue_find (const Choice *choice, unsigned verb)
{
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == verb)
      return &choice->row[i];

  return NULL;
}

/* Returns the lowest points with a worth of @least or more. */
static int
worth_from (ArgueWorth worth, gconstpointer data, double least)
{
  int points = -MOST_POINTS;

  while (points < MOST_POINTS && worth (data, points) < least)
    points++;

  return points;
}

/* Rounds points up for a call and down for a pass, to agree with the choice. */
void
argue_count (PlayerArgument *argument, const Choice *choice, PlayerArgumentKind enough,
             double points, ArgueWorth worth, gconstpointer data)
{
  const ChoiceRow *pass = argue_find (choice, VERB_PASS);

  if (pass == NULL)
    {
      argument->kind = enough + 2;
      argument->points = (int) floor (points + 0.5);
      return;
    }
  argument->needed = worth_from (worth, data, pass->value);
  argument->kind = argument->is_bold ? enough : enough + 1;
  argument->points = (int) (argument->is_bold ? ceil (points) : floor (points));
}

void
argue_trade (PlayerArgument *argument, const Deal *seen, Card given, Card taken)
{
  const TrickOrder *order = deal_order (seen);
  bool is_higher = order->strength[taken] > order->strength[given];

  argument->kind = ARGUMENT_EXCHANGE;
  argument->cards = card_set_of (given);
  argument->other = taken;
  argument->points = is_higher ? MAX (order->points[taken] - order->points[given], 0) : 0;
}

unsigned
argue_count_above (const TrickView *view, Card card)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];

  return card_set_count (view->facts.out & suit & order->beaters[card]);
}
