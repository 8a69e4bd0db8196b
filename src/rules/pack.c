/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pack.h"

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
