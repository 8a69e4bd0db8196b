/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/pack.h"

#include <string.h>

Card
pack_find (const Pack *pack, const char *code, unsigned length)
{
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      const char *own = pack->cards[i].code;

      if (strlen (own) == length && memcmp (own, code, length) == 0)
        return (Card) i;
    }

  return CARD_NONE;
}

void
pack_order_copies (const Pack *pack, Card *cards)
{
  CardSet seen = 0;

  for (unsigned i = 0; pack->n_copies > 1 && i < pack->n_cards; i++)
    {
      Card first = pack_first_copy (pack, cards[i]);

      cards[i] = (Card) (first + card_set_has (seen, first));
      seen |= card_set_of (first);
    }
}
