/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solver-deck.h"

#include <glib.h>
#include <string.h>

/* ---- Numbers --------------------------------------------------------------------------------- */

static void
number_group (SolverDeck *self, const TrickOrder *order, CardSet cards)
{
  if (cards != 0)
    self->first[order->group[card_set_first (cards)]] = (uint8_t) self->n_cards;
  while (cards != 0)
    {
      Card weakest = card_set_first (cards);
      unsigned n = self->n_cards++;

      for (CardSet set = cards; set != 0; set = card_set_rest (set))
        if (order->strength[card_set_first (set)] < order->strength[weakest])
          weakest = card_set_first (set);
      cards &= ~card_set_of (weakest);
      self->card[n] = weakest;
      self->number[weakest] = (Card) n;
      self->group[n] = order->group[weakest];
      self->points[n] = order->points[weakest];
      self->members[self->group[n]] |= card_set_of ((Card) n);
    }
}

CardSet
solver_deck_translate (const SolverDeck *self, CardSet cards)
{
  CardSet numbers = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    if (self->number[card_set_first (cards)] != CARD_NONE)
      numbers |= card_set_of (self->number[card_set_first (cards)]);

  return numbers;
}

static void
translate_beaters (SolverDeck *self, const TrickOrder *order)
{
  for (unsigned n = 0; n < self->n_cards; n++)
    {
      self->beaters[n] = solver_deck_translate (self, order->beaters[self->card[n]]);
      for (CardSet set = self->beaters[n]; set != 0; set = card_set_rest (set))
        self->beaten[card_set_first (set)] |= card_set_of ((Card) n);
    }
}

/* ---- Keys ------------------------------------------------------------------------------------ */

static bool
are_like (const SolverDeck *self, unsigned a, unsigned b, CardSet special)
{
  return self->owner[a] == self->owner[b] && self->points[a] == self->points[b]
         && card_set_has (special, (Card) a) == card_set_has (special, (Card) b);
}

static void
list_kinds (const SolverDeck *self, CardSet group, CardSet special, uint8_t *kind)
{
  unsigned first = card_set_first (group);

  for (unsigned n = first; card_set_has (group, (Card) n) && n < self->n_cards; n++)
    {
      unsigned like = first;

      while (!are_like (self, like, n, special))
        like++;
      kind[n - first] = (uint8_t) (like - first);
    }
}

/* Properties of a group, or of a part, that distinguish its subsets. */
typedef struct
{
  unsigned n;
  uint8_t kind[SOLVER_KEY_BITS];
  unsigned twins; /* bits of cards equal to the card below */
} Described;

#define WORD_BITS 5
#define WORD_SELF 0x08 /* marks a card that is not idle */
#define WORD_TWIN 0x10

/* Encodes idle cards by kind, and others by identity. */
static uint64_t
describe_idle (const Described *self, unsigned idle, unsigned left)
{
  uint64_t words = 1;

  for (; left != 0; left &= left - 1)
    {
      unsigned i = (unsigned) __builtin_ctz (left);

      words = words << WORD_BITS | (((idle >> i) & 1) != 0 ? self->kind[i] : i | WORD_SELF);
    }

  return words;
}

/* Encodes a set of idle cards: the highest is added to a smaller set, with twins sorted by kind. */
static uint64_t
describe (const Described *self, const uint64_t *words, unsigned left)
{
  unsigned top = 31 - (unsigned) __builtin_clz (left);
  unsigned twin = (self->twins & left & (left << 1)) >> top & 1;
  unsigned a, b;

  if (!twin)
    return words[left ^ 1u << top] << WORD_BITS | self->kind[top];
  a = MIN (self->kind[top], self->kind[top - 1]);
  b = MAX (self->kind[top], self->kind[top - 1]);

  return (words[left & ~(3u << (top - 1))] << WORD_BITS | a) << WORD_BITS | b | WORD_TWIN;
}

#define PLACES (2 << SOLVER_KEY_BITS)

/* Maps each set to the first set with the same encoding. */
static void
find_like (const Described *self, const uint8_t *idle, uint16_t *like)
{
  uint64_t words[1 << SOLVER_KEY_BITS];
  uint16_t place[PLACES];
  unsigned n_places = 2u << self->n;

  memset (place, 0xff, n_places * sizeof place[0]);
  words[0] = 1;
  like[0] = 0;
  for (unsigned left = 1; left < 1u << self->n; left++)
    {
      unsigned at;

      words[left]
          = idle != NULL ? describe_idle (self, idle[left], left) : describe (self, words, left);
      at = (unsigned) (words[left] * UINT64_C (0x9e3779b97f4a7c15) >> 32) % n_places;
      while (place[at] != UINT16_MAX && words[place[at]] != words[left])
        at = (at + 1) % n_places;
      if (place[at] == UINT16_MAX)
        place[at] = (uint16_t) left;
      like[left] = place[at];
    }
}

/*
 * Returns true if exactly the higher cards beat each card, except perhaps its twin, the next card.
 * *@twins receives cards that do not beat the one below.
 */
static bool
is_ranked (const SolverDeck *self, CardSet group, CardSet *twins)
{
  *twins = 0;
  for (CardSet set = group; set != 0; set = card_set_rest (set))
    {
      CardSet above = card_set_rest (set);
      CardSet beaters = self->beaters[card_set_first (set)] & group;

      if (beaters != above && beaters != card_set_rest (above))
        return false;
      *twins |= above & ~beaters;
    }

  return true;
}

static bool
is_strict (const SolverDeck *self, CardSet group)
{
  CardSet twins;

  return is_ranked (self, group, &twins) && twins == 0;
}

/* Returns true if each card of another group beats all or none of @group, and is beaten alike. */
static bool
is_even (const SolverDeck *self, CardSet group)
{
  CardSet outside = ~group;
  unsigned n = card_set_first (group);

  for (CardSet set = group; set != 0; set = card_set_rest (set))
    {
      unsigned m = card_set_first (set);

      if (((self->beaters[n] ^ self->beaters[m]) & outside) != 0
          || ((self->beaten[n] ^ self->beaten[m]) & outside) != 0)
        return false;
    }

  return true;
}

static void
make_key (SolverDeck *self, CardSet cards, CardSet special, CardSet twins, const uint8_t *idle)
{
  unsigned i = self->n_keys++;
  unsigned first = card_set_first (cards);
  Described described = { .n = card_set_count (cards), .twins = (unsigned) (twins >> first) };

  self->shift[i] = (uint8_t) first;
  self->mask[i] = cards;
  list_kinds (self, cards, special, described.kind);
  find_like (&described, idle, self->like[i]);
}

/* Splits large groups: sets that are alike in each part are alike. */
static void
make_group_keys (SolverDeck *self, CardSet group, CardSet special, const uint8_t *idle)
{
  unsigned n = card_set_count (group);
  unsigned n_parts = (n + SOLVER_KEY_BITS - 1) / SOLVER_KEY_BITS;
  CardSet twins;

  if (!is_ranked (self, group, &twins) || !is_even (self, group) || (n_parts > 1 && twins != 0)
      || self->n_keys + n_parts > SOLVER_KEYS)
    {
      self->others |= group;
      return;
    }
  for (unsigned first = card_set_first (group); n > 0; n_parts--)
    {
      unsigned n_part = (n + n_parts - 1) / n_parts;

      make_key (self, (((CardSet) 1 << n_part) - 1) << first, special, twins, idle);
      first += n_part;
      n -= n_part;
    }
}

void
solver_deck_make_keys (SolverDeck *self, CardSet special, const SolverIdle *idle)
{
  self->n_keys = 0;
  self->others = 0;
  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    if (self->members[g] != 0)
      make_group_keys (self, self->members[g], special, idle != NULL ? idle[g] : NULL);
}

static void
sort_by_points (SolverDeck *self)
{
  unsigned most = 0;

  self->is_monotone = true;
  for (unsigned n = 0; n < self->n_cards; n++)
    {
      most = MAX (most, self->points[n]);
      if (n > 0 && self->group[n] == self->group[n - 1] && self->points[n] < self->points[n - 1])
        self->is_monotone = false;
    }

  self->n_points = 0;
  for (unsigned points = 0; points <= most && self->n_points < SOLVER_POINTS; points++)
    {
      CardSet set = 0;

      for (unsigned n = 0; n < self->n_cards; n++)
        set |= self->points[n] == points ? card_set_of ((Card) n) : 0;
      if (set != 0)
        self->with_points[self->n_points++] = set;
    }
}

static void
compare_cards (SolverDeck *self)
{
  bool is_regular = true;
  CardSet twins;

  self->is_simple = true;
  self->is_ranked = true;
  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    if (self->members[g] != 0)
      {
        self->is_ranked &= is_ranked (self, self->members[g], &twins);
        is_regular &= is_even (self, self->members[g]);
        self->is_simple &= is_strict (self, self->members[g]);
      }
  is_regular &= self->is_ranked;
  self->is_simple &= is_regular;
  for (unsigned n = 0; n < self->n_cards; n++)
    {
      CardSet group = self->members[self->group[n]];

      self->from[n] = is_regular ? group & ~self->beaten[n] : ~UINT64_C (0);
      self->upto[n] = is_regular ? group & ~self->beaters[n] : ~UINT64_C (0);
    }
}

static void
find_owners (SolverDeck *self, const CardSet *hand, const Trick *trick)
{
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    for (CardSet set = hand[seat]; set != 0; set = card_set_rest (set))
      self->owner[self->number[card_set_first (set)]] = (uint8_t) seat;
  for (unsigned i = 0; i < trick->n; i++)
    self->owner[self->number[trick->card[i]]] = trick->seat[i];
}

void
solver_deck_make (SolverDeck *self, const TrickOrder *order, const CardSet *hand,
                  const Trick *trick)
{
  CardSet cards = trick_cards (trick);

  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    cards |= hand[seat];
  self->n_cards = 0;
  self->trump = order->trump;
  memset (self->number, CARD_NONE, sizeof self->number);
  memset (self->members, 0, sizeof self->members);
  memset (self->first, 0, sizeof self->first);
  memset (self->beaten, 0, sizeof self->beaten);
  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    number_group (self, order, cards & order->members[g]);
  translate_beaters (self, order);
  find_owners (self, hand, trick);
  compare_cards (self);
  sort_by_points (self);
}
