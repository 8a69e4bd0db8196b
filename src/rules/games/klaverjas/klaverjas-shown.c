/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What everybody sees besides the trick: section 14, K-3.2, K-5.4, K-6.12, K-8.5. */

#include <glib/gi18n-lib.h>

#include "klaverjas-private.h"

/* Declared combinations are named by suit and top card; whoever announces stuk holds both. */
CardSet
klaverjas_shown (const Deal *deal, unsigned owner)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  CardSet shown;

  if (!klaverjas_is_kraken (&deal->options))
    return 0;
  shown = own->declared[owner];
  if (seats_have (own->stuk, owner))
    shown |= jass_marriage (deal->trump);

  return shown & deal->hand[owner];
}

unsigned
klaverjas_open_cards (const Deal *deal, Card *cards)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned n = 0;

  for (; n < own->n_turned; n++)
    cards[n] = own->turned[n];
  for (CardSet set = deal_is_over (deal) ? own->discarded : 0; set != 0; set = card_set_rest (set))
    cards[n++] = card_set_first (set);

  return n;
}

/* K-5.4, K-6.12 and the turn-up pile of K-3.2 */
unsigned
klaverjas_piles (const Deal *deal, Pile *piles)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  bool shown = deal_is_over (deal);
  unsigned n = 0;

  if (own->n_turned > 0)
    {
      Pile *turned = pile_add (piles, &n, NC_ ("pile", "Turned card"), NO_SEAT, 0, CARD_NONE);

      for (; turned->n_open < own->n_turned; turned->n_open++)
        turned->open[turned->n_open] = own->turned[turned->n_open];
    }
  if (klaverjas_is_three (&deal->options) && deal->declarer == NO_SEAT)
    pile_add (piles, &n, NC_ ("pile", "Extra cards"), NO_SEAT, KLAVERJAS_EXTRA_CARDS, CARD_NONE);
  if (own->n_discarded > 0)
    pile_open (pile_add (piles, &n, NC_ ("pile", "Laid away"), deal->declarer,
                         shown ? 0 : own->n_discarded, CARD_NONE),
               shown ? own->discarded : 0);

  return n;
}

/* K-8.5: what is declared from the hands lies open during the first trick */
unsigned
klaverjas_laid_open (const Deal *deal, Pile *piles)
{
  unsigned n = 0;

  if (deal->n_played >= deal->n_seats)
    return 0;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (klaverjas_shown (deal, seat) != 0)
      pile_open (pile_add (piles, &n, NC_ ("pile", "Declared roem"), (int) seat, 0, CARD_NONE),
                 klaverjas_shown (deal, seat));

  return n;
}
