/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is announced in Wurzen, and what of it lies open. */

#include <glib/gi18n-lib.h>

#include "wurzen-private.h"

/* The cards of the announcements of @seat that lie open: W-8.4; until they count, W-8.6. */
static CardSet
open_announcements (const Deal *deal, unsigned seat)
{
  const WurzenState *own = &deal->own.wurzen;
  bool waits = own->announced[seat] > 0 && deal->tricks_won[seat] == 0;
  CardSet led
      = seat == deal->trick.seat[0] && deal->trick.n > 0 ? card_set_of (deal->trick.card[0]) : 0;
  CardSet open = 0;

  for (unsigned verb = WURZEN_VERB_PAIR; verb <= WURZEN_VERB_WURZE; verb++)
    for (unsigned suit = 0; suit < SUITS; suit++)
      {
        CardSet cards = wurzen_announcement_cards (deal, ACTION (verb, suit));

        if ((cards & ~own->known[seat]) == 0
            && (waits || cards == own->pending || (cards & led) != 0))
          open |= cards;
      }

  return open;
}

unsigned
wurzen_laid_open (const Deal *deal, Pile *piles)
{
  unsigned n = 0;

  if (deal->phase != PHASE_PLAY)
    return 0;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      CardSet cards = open_announcements (deal, seat);

      if (cards != 0)
        pile_open (pile_add (piles, &n,
                             deal->tricks_won[seat] > 0 ? NC_ ("pile", "Announced")
                                                        : NC_ ("pile", "Announced, waits for a "
                                                                       "trick"),
                             (int) seat, 0, CARD_NONE),
                   cards);
    }

  return n;
}

/*
 * Going out with enough eyes: nothing later brings more game points. With claim=free to count is
 * part of the game.
 */
Action
wurzen_announcement (const Deal *deal, Card card, bool *is_safe)
{
  bool checked = option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_CHECKED);
  bool may_be = deal->phase == PHASE_PLAY && deal->trick.n == 0 && card == CARD_NONE && checked;

  *is_safe = true;

  return may_be && wurzen_has_target (deal, (unsigned) deal->turn) ? ACTION (WURZEN_VERB_CLAIM, 0)
                                                                   : ACTION_NONE;
}
