/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/hidden.h"

#include <string.h>

#include "rules/trick-play.h"

#define DRAWS_MOST 400000 /* cards drawn for a layout */

/* Returns true if @seat, with @held besides @card, could play @card to @trick. */
static bool
could_play (const TrickPlay *play, const Deal *deal, const Trick *trick, unsigned seat, Card card,
            Card held)
{
  bool partner_wins
      = trick->n > 0 && deal_unit (deal, trick_winner (trick)) == deal_unit (deal, seat);
  CardSet hand = card_set_of (card) | card_set_of (held);

  return card_set_has (trick_legal (play->order, play->duties, trick, hand, partner_wins), card);
}

void
hidden_find_barred (const Deal *deal, CardSet barred[SEATS_MAX])
{
  unsigned n_cards = deal_pack (deal)->n_cards;
  unsigned n_players = deal_count_players (deal);
  Trick trick = { 0 };
  TrickPlay play;

  memset (barred, 0, SEATS_MAX * sizeof barred[0]);
  if (deal->n_played == 0)
    return;
  trick_play_make (&play, deal);
  for (unsigned i = 0; i < deal->n_played; i++)
    {
      uint8_t seat = deal->played_by[i];

      for (Card held = 0; held < n_cards && i >= play.n_before && trick.n > 0; held++)
        if (held != deal->played[i]
            && !could_play (&play, deal, &trick, seat, deal->played[i], held))
          barred[seat] |= card_set_of (held);
      trick_add (&trick, play.order, seat, deal->played[i]);
      if (trick.n == n_players)
        trick.n = 0;
    }
}

void
hidden_make (Hidden *hidden, const Observation *observation, const Deal *deal, const Card *cards,
             unsigned n)
{
  const Deal *seen = &observation->seen;
  CardSet barred[SEATS_MAX];

  memset (hidden, 0, sizeof *hidden);
  memcpy (hidden->card, cards, n);
  hidden_find_barred (deal, barred);
  for (unsigned s = 0; s < seen->n_seats; s++)
    {
      hidden->may[s] = ~barred[s];
      for (unsigned k = card_set_count (seen->hand[s]); k < observation->hand_size[s]; k++)
        hidden->place[hidden->n++] = (uint8_t) s;
    }
  hidden->may[seen->n_seats] = ~(CardSet) 0;
  while (hidden->n < n)
    hidden->place[hidden->n++] = seen->n_seats;
}

bool
hidden_draw (const Hidden *hidden, Rng *rng, Card *cards)
{
  unsigned i = 0;

  memcpy (cards, hidden->card, hidden->n);
  for (unsigned k = 0; k < DRAWS_MOST && i < hidden->n; k++)
    {
      unsigned at = i + rng_below (rng, hidden->n - i);
      Card card = cards[at];

      cards[at] = cards[i];
      cards[i] = card;
      i = card_set_has (hidden->may[hidden->place[i]], card) ? i + 1 : 0;
    }

  return i == hidden->n;
}

/* ---- All ways -------------------------------------------------------------------------------- */

typedef struct
{
  const Hidden *hidden;
  const Pack *pack;
  bool (*each) (const Card *cards, gpointer data);
  gpointer data;
  Card cards[CARDS_MAX];
} Listing;

/* Fills place @i on with cards of @left; within a place they rise. */
static bool
list_from (Listing *self, unsigned i, CardSet left)
{
  const Hidden *hidden = self->hidden;
  bool is_same = i > 0 && i < hidden->n && hidden->place[i] == hidden->place[i - 1];
  CardSet tried = 0;

  if (i == hidden->n)
    return self->each (self->cards, self->data);
  for (CardSet set = left & hidden->may[hidden->place[i]]; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);

      if ((is_same && card < self->cards[i - 1]) || (tried & pack_copies (self->pack, card)) != 0)
        continue;
      tried |= card_set_of (card);
      self->cards[i] = card;
      if (!list_from (self, i + 1, left & ~card_set_of (card)))
        return false;
    }

  return true;
}

bool
hidden_list (const Hidden *hidden, const Pack *pack,
             bool (*each) (const Card *cards, gpointer data), gpointer data)
{
  Listing self = { .hidden = hidden, .pack = pack, .each = each, .data = data };
  CardSet left = 0;

  for (unsigned i = 0; i < hidden->n; i++)
    left |= card_set_of (hidden->card[i]);

  return list_from (&self, 0, left);
}
