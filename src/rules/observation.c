/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/observation.h"

#include <string.h>

#include "rules/game.h"

/* Exchanges the two copies of each first copy in @pairs. */
static CardSet
swap_in_set (CardSet set, CardSet pairs)
{
  return (set & ~(pairs | pairs << 1)) | (set & pairs) << 1 | (set & pairs << 1) >> 1;
}

static void
swap_in_trick (Trick *trick, CardSet pairs)
{
  for (unsigned i = 0; i < SEATS_MAX && i < trick->n; i++)
    trick->card[i] ^= card_set_has (pairs | pairs << 1, trick->card[i]);
}

/*
 * Renumbers twins in the order that @seat sees: own, played, hidden. Numbers from the pack would
 * reveal hidden cards.
 */
static void
name_twins (Deal *deal, unsigned seat)
{
  unsigned n_cards = deal_pack (deal)->n_cards;
  uint8_t rank[CARDS_MAX];
  CardSet pairs = 0;

  memset (rank, 0xff, sizeof rank);
  for (unsigned i = 0; i < deal->n_played; i++)
    rank[deal->played[i]] = (uint8_t) (1 + i);
  for (CardSet hand = deal->hand[seat]; hand != 0; hand = card_set_rest (hand))
    rank[card_set_first (hand)] = 0;
  for (unsigned c = 0; c < n_cards; c += 2)
    if (rank[c + 1] < rank[c])
      pairs |= card_set_of ((Card) c);

  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      deal->hand[i] = swap_in_set (deal->hand[i], pairs);
      deal->won[i] = swap_in_set (deal->won[i], pairs);
    }
  for (unsigned i = 0; i < deal->n_played; i++)
    deal->played[i] ^= card_set_has (pairs | pairs << 1, deal->played[i]);
  swap_in_trick (&deal->trick, pairs);
  swap_in_trick (&deal->last_trick, pairs);
}

void
observation_make (Observation *observation, const Deal *deal, unsigned seat)
{
  Deal *seen = &observation->seen;
  Card elsewhere[CARDS_MAX];
  Deal named;

  if (deal_pack (deal)->n_copies == 2)
    {
      named = *deal;
      name_twins (&named, seat);
      deal = &named;
    }

  memset (observation, 0, sizeof *observation);
  observation->seat = (uint8_t) seat;
  *seen = *deal;
  memset (seen->pack, 0, sizeof seen->pack);
  seen->n_pack = 0;

  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      observation->hand_size[s] = (uint8_t) card_set_count (deal->hand[s]);
      if (s == seat)
        continue;
      seen->hand[s] &= game_shown (deal, s);
      observation->unseen |= deal->hand[s] & ~seen->hand[s];
    }
  observation->n_elsewhere = (uint8_t) game_hide (seen, seat, elsewhere);
  for (unsigned i = 0; i < observation->n_elsewhere; i++)
    observation->unseen |= card_set_of (elsewhere[i]);

  if (deal->turn == (int) seat)
    deal_legal_sorted (deal, &observation->legal);
}

unsigned
observation_list_hidden (const Deal *deal, unsigned seat, Card *cards)
{
  Deal seen = *deal;
  unsigned n = 0;

  for (unsigned s = 0; s < deal->n_seats; s++)
    if (s != seat)
      n += card_set_list (deal->hand[s] & ~game_shown (deal, s), cards + n);

  return n + game_hide (&seen, seat, cards + n);
}

/* Derives a random number from the random hands. */
static uint64_t
lot_of (const Deal *deal)
{
  uint64_t lot = 0;

  for (unsigned s = 0; s < deal->n_seats; s++)
    lot = (lot ^ deal->hand[s]) * 0x9e3779b97f4a7c15u;

  return lot ^ lot >> 32;
}

void
observation_fill (const Observation *observation, const Card *cards, Deal *deal)
{
  *deal = observation->seen;
  for (unsigned s = 0; s < deal->n_seats; s++)
    for (unsigned n = card_set_count (deal->hand[s]); n < observation->hand_size[s]; n++)
      deal->hand[s] |= card_set_of (*cards++);
  if (observation->n_elsewhere > 0)
    game_fill (deal, observation->seat, cards);
  game_turn (deal, lot_of (deal));
}
