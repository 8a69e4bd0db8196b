/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/dealt.h"

#include "rules/game.h"

/* Returns the size of the smallest hand that is not empty. */
static unsigned
count_least (const Deal *deal)
{
  unsigned least = CARDS_MAX + 1;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal->hand[seat] != 0 && card_set_count (deal->hand[seat]) < least)
      least = card_set_count (deal->hand[seat]);

  return least <= CARDS_MAX ? least : 0;
}

static bool
has_lost (const Deal *before, const Deal *after)
{
  for (unsigned seat = 0; seat < before->n_seats; seat++)
    if ((before->hand[seat] & ~after->hand[seat]) != 0)
      return true;

  return false;
}

void
dealt_find (const MatchLog *log, unsigned index, Deal *dealt)
{
  unsigned n_actions = match_log_get_deal (log, index)->n_done;
  Deal before, after;

  match_log_at (log, index, 0, NULL, dealt);
  before = *dealt;
  for (unsigned n = 1; n <= n_actions; n++)
    {
      match_log_at (log, index, n, NULL, &after);
      if (has_lost (&before, &after))
        return;
      if (count_least (&after) > count_least (dealt))
        *dealt = after;
      before = after;
    }
}

static CardSet
list_rest (const Deal *dealt, const Pile *piles, unsigned n)
{
  CardSet rest = 0;

  for (unsigned card = 0; card < deal_pack (dealt)->n_cards; card++)
    rest |= card_set_of ((Card) card);
  for (unsigned seat = 0; seat < dealt->n_seats; seat++)
    rest &= ~dealt->hand[seat];
  for (unsigned i = 0; i < n; i++)
    {
      for (unsigned k = 0; k < piles[i].n_open; k++)
        rest &= ~card_set_of (piles[i].open[k]);
      if (piles[i].under != CARD_NONE)
        rest &= ~card_set_of (piles[i].under);
    }

  return rest;
}

unsigned
dealt_list_piles (const Deal *dealt, Pile *piles)
{
  Pile found[PILES_MAX];
  unsigned n_found = game_piles (dealt, found);
  CardSet rest = list_rest (dealt, found, n_found);
  unsigned n = 0;

  for (unsigned i = 0; i < n_found; i++)
    {
      const Pile *from = &found[i];
      Pile *pile;

      if (from->owner != NO_SEAT)
        continue;
      pile = pile_add (piles, &n, from->name, NO_SEAT, 0, CARD_NONE);
      for (unsigned k = 0; k < from->n_open; k++)
        pile_open (pile, card_set_of (from->open[k]));
      if (from->under != CARD_NONE)
        pile_open (pile, card_set_of (from->under));
      if (from->n_hidden > 0 || from->under_hidden)
        {
          pile_open (pile, rest);
          rest = 0;
        }
    }

  return n;
}
