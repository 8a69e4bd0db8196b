/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/fiftysix/fiftysix-heard.h"

#include <string.h>

#include "rules/game.h"

static CardSet
dealt_cards (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  CardSet cards = seen->hand[observation->seat];

  for (unsigned i = 0; i < seen->n_played; i++)
    if (seen->played_by[i] == observation->seat)
      cards |= card_set_of (seen->played[i]);

  return cards;
}

/* F-8.1: records @claim; a later one replaces the length of a suit. */
static void
hear (FiftysixHeard *heard, unsigned seat, const FiftysixClaim *claim)
{
  uint8_t tops[FIFTYSIX_CLASSES] = { 0 };

  if (claim->suit == SUIT_NONE)
    return;
  for (unsigned i = 0; i < claim->n_tops; i++)
    {
      unsigned class = fiftysix_class (claim->top[i]);

      tops[class]++;
      heard->copies[seat][class] = MAX (heard->copies[seat][class], tops[class]);
    }
  if (claim->lacks != CARD_NONE)
    heard->lacks[seat][fiftysix_class (claim->lacks)] = true;
  heard->length[seat][claim->suit] = (int8_t) claim->n_cards;
  heard->is_exact[seat][claim->suit] = claim->exact;
}

/* Returns true if @seat claims more than exists outside @own or fits a hand. */
static bool
claims_too_much (const FiftysixHeard *heard, unsigned seat, const Deal *seen, CardSet own)
{
  const TrickOrder *order = game_order (&fiftysix_game, &seen->options, SUIT_NONE);
  unsigned n_cards = deal_pack (seen)->n_cards;
  unsigned sum = 0;

  for (unsigned class = 0; class < n_cards / 2; class ++)
    {
      CardSet twins = pack_copies (deal_pack (seen), (Card) (2 * class));

      if (heard->copies[seat][class] > 2 - card_set_count (own & twins))
        return true;
    }
  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      unsigned n_others = n_cards / SUITS - card_set_count (own & order->members[suit]);

      if (heard->length[seat][suit] > (int) n_others)
        return true;
      sum += (unsigned) MAX (0, heard->length[seat][suit]);
    }

  return sum > n_cards / seen->n_seats;
}

/* Forgets all claims of a proven bluffer (F-6.10, D-18). */
static void
forget (FiftysixHeard *heard, unsigned seat)
{
  memset (heard->copies[seat], 0, sizeof heard->copies[seat]);
  memset (heard->lacks[seat], 0, sizeof heard->lacks[seat]);
  memset (heard->length[seat], NOT_TOLD, sizeof heard->length[seat]);
}

void
fiftysix_heard_make (FiftysixHeard *heard, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  CardSet own = dealt_cards (observation);
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (seen, calls);

  memset (heard, 0, sizeof *heard);
  memset (heard->length, NOT_TOLD, sizeof heard->length);
  fiftysix_claims (seen, claims);
  for (unsigned i = 0; i < n; i++)
    if (calls[i].seat != observation->seat)
      hear (heard, calls[i].seat, &claims[i]);

  for (unsigned s = 0; s < seen->n_seats; s++)
    {
      heard->is_bluffer[s] = s != observation->seat && claims_too_much (heard, s, seen, own);
      if (heard->is_bluffer[s])
        forget (heard, s);
    }
}
