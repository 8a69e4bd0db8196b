/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/marks.h"

#include "rules/game.h"

/* True where @action gives away or keeps a card, and does not play it. */
static bool
takes_card (const Deal *deal, Action action)
{
  return action_card (deal->game, action) != CARD_NONE && !action_is_play (deal->game, action);
}

/* True where the seat at turn of @before is still asked for such a card in @deal, the same way. */
static bool
goes_on (const Deal *before, const Deal *deal, ActionList *legal)
{
  if (deal->phase != before->phase || deal->turn != before->turn)
    return false;
  deal_legal (deal, legal);

  return legal->n > 0 && takes_card (deal, legal->at[0]);
}

unsigned
marks_count_wanted (const DecisionPart *part)
{
  Deal deal = part->deal;
  ActionList legal = part->legal;
  unsigned n = 0;

  if (legal.n < 2)
    return 0;
  for (unsigned i = 0; i < legal.n; i++)
    if (!takes_card (&deal, legal.at[i]))
      return 0;
  do
    {
      deal_apply (&deal, legal.at[0]);
      n++;
    }
  while (goes_on (&part->deal, &deal, &legal));

  return n;
}

/* Adds what lays @cards away in @deal to @actions; they are few. */
static bool
lay (const Deal *deal, const ActionList *legal, CardSet cards, ActionList *actions)
{
  if (cards == 0)
    return true;
  for (unsigned i = 0; i < legal->n; i++)
    {
      Card card = action_card (deal->game, legal->at[i]);
      ActionList then = { 0 };
      Deal behind = *deal;

      if (card == CARD_NONE || !card_set_has (cards, card))
        continue;
      action_list_add (actions, legal->at[i]);
      deal_apply (&behind, legal->at[i]);
      cards &= ~card_set_of (card);
      if (cards == 0 || (goes_on (deal, &behind, &then) && lay (&behind, &then, cards, actions)))
        return true;
      cards |= card_set_of (card);
      actions->n--;
    }

  return false;
}

bool
marks_order (const DecisionPart *part, CardSet cards, ActionList *actions)
{
  actions->n = 0;

  return lay (&part->deal, &part->legal, cards, actions);
}

CardSet
marks_list_next (const DecisionPart *part, CardSet cards)
{
  CardSet next = 0;

  for (unsigned i = 0; i < part->legal.n; i++)
    {
      Card card = action_card (part->deal.game, part->legal.at[i]);
      ActionList actions;

      if (card != CARD_NONE && !card_set_has (cards, card)
          && marks_order (part, cards | card_set_of (card), &actions))
        next |= card_set_of (card);
    }

  return next;
}
