/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/trick.h"

/* Sorts @group into order->ranked from index @n; returns the index after it. */
static unsigned
rank_group (TrickOrder *order, unsigned group, unsigned n)
{
  const unsigned first = n;

  for (CardSet set = order->members[group]; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      unsigned at = n++;

      for (; at > first && order->strength[order->ranked[at - 1]] < order->strength[card]; at--)
        order->ranked[at] = order->ranked[at - 1];
      order->ranked[at] = card;
    }

  return n;
}

void
trick_order_complete (TrickOrder *order, unsigned n_cards)
{
  for (unsigned c = 0; c < n_cards; c++)
    order->members[order->group[c]] |= card_set_of ((Card) c);

  for (unsigned c = 0; c < n_cards; c++)
    for (unsigned d = 0; d < n_cards; d++)
      {
        bool same = order->group[c] == order->group[d];
        bool ruffs = order->group[d] == order->trump && !same;

        if (ruffs || (same && order->strength[d] > order->strength[c]))
          order->beaters[c] |= card_set_of ((Card) d);
      }

  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    order->first[g + 1] = (uint8_t) rank_group (order, g, order->first[g]);
}

unsigned
trick_points (const TrickOrder *order, CardSet set)
{
  unsigned sum = 0;

  for (; set != 0; set = card_set_rest (set))
    sum += order->points[card_set_first (set)];

  return sum;
}

TrickReason
trick_reason (const TrickOrder *order, const TrickDuties *duties, const Trick *trick, CardSet hand,
              bool partner_wins, Card card)
{
  CardSet legal = trick_legal (order, duties, trick, hand, partner_wins);
  unsigned led;

  if (card_set_has (legal, card))
    return TRICK_LEGAL;

  led = order->group[trick->card[0]];
  if ((hand & order->members[led]) != 0)
    return order->group[card] == led ? TRICK_MUST_HEAD : TRICK_MUST_FOLLOW;
  if (order->group[card] != order->trump)
    return TRICK_MUST_RUFF;

  if ((legal & ~order->members[order->trump]) != 0
      || (duties->ruff == RUFF_UNLESS_PARTNER && partner_wins))
    return TRICK_NO_UNDERRUFF;

  return TRICK_MUST_OVERRUFF;
}
