/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/luck.h"

#include <glib.h>

static LuckMeasure *
add (Luck *luck, const char *label)
{
  LuckMeasure *measure;

  g_assert (luck->n < LUCK_MAX);
  measure = &luck->measure[luck->n++];
  measure->label = label;
  measure->suit = SUIT_NONE;

  return measure;
}

void
luck_add_cards (Luck *luck, const char *label, CardSet cards)
{
  LuckMeasure *measure = add (luck, label);

  for (CardSet set = cards & luck->pool; set != 0; set = card_set_rest (set))
    measure->worth[card_set_first (set)] = 1;
}

void
luck_add_points (Luck *luck, const char *label, const TrickOrder *order)
{
  LuckMeasure *measure = add (luck, label);

  for (CardSet set = luck->pool; set != 0; set = card_set_rest (set))
    measure->worth[card_set_first (set)] = order->points[card_set_first (set)];
}

void
luck_add_suit (Luck *luck, const char *label, const Pack *pack, Suit suit)
{
  LuckMeasure *measure = add (luck, label);

  measure->suit = (uint8_t) suit;
  for (unsigned i = 0; i < pack->n_cards; i++)
    measure->worth[i] = pack_suit (pack, (Card) i) == suit && card_set_has (luck->pool, (Card) i);
}

void
luck_add_rank (Luck *luck, const char *label, const Pack *pack, Rank rank)
{
  LuckMeasure *measure = add (luck, label);

  for (unsigned i = 0; i < pack->n_cards; i++)
    measure->worth[i] = pack_rank (pack, (Card) i) == rank && card_set_has (luck->pool, (Card) i);
}
