/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "solver-deck.h"

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

/* True where one card can stand for another but for its place: same owner, points, group. */
static bool
are_like (const SolverDeck *self, unsigned a, unsigned b, CardSet special)
{
  return self->owner[a] == self->owner[b] && self->points[a] == self->points[b]
         && card_set_has (special, (Card) a) == card_set_has (special, (Card) b);
}

/* Of each card of @group, the weakest first: the first one of the group that is like it. */
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

/*
 * The strongest cards of the group first, each card of @left is replaced by the strongest one that
 * is like it, and weaker than those before: so all sets with the same owners and points in the same
 * order get the same one.
 */
static unsigned
find_like (const uint8_t *kind, unsigned n, unsigned left)
{
  unsigned like = 0;
  int next = (int) n - 1;

  for (int i = (int) n - 1; i >= 0; i--)
    {
      if (((left >> i) & 1) == 0)
        continue;
      while (kind[next] != kind[i])
        next--;
      like |= 1u << next--;
    }

  return like;
}

/* The cards of @left in their order: their kinds, and of those that are not idle which they are. */
static uint64_t
describe (const uint8_t *kind, unsigned idle, unsigned left)
{
  uint64_t words = 0;

  for (; left != 0; left &= left - 1)
    {
      unsigned i = (unsigned) __builtin_ctz (left);

      words = words << 5 | 0x10 | (((idle >> i) & 1) != 0 ? kind[i] : i | 0x8);
    }

  return words;
}

/* Of all sets that are described alike the first stands for all. */
static void
find_like_idle (const uint8_t *kind, unsigned n, const uint8_t *idle, uint16_t *like)
{
  uint64_t words[1 << 8];

  for (unsigned left = 0; left < 1u << n; left++)
    {
      words[left] = describe (kind, idle[left], left);
      like[left] = 0;
      while (words[like[left]] != words[left])
        like[left]++;
    }
}

/* True where each card of the group is beaten by just those above it: not so with twins. */
static bool
is_strict (const SolverDeck *self, CardSet group)
{
  for (CardSet set = group; set != 0; set = card_set_rest (set))
    if ((self->beaters[card_set_first (set)] & group) != card_set_rest (set))
      return false;

  return true;
}

/* Cards of other groups that beat a card must beat all of its group, or be beaten by all. */
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
make_key (SolverDeck *self, CardSet group, CardSet special, const uint8_t *idle)
{
  unsigned i = self->n_groups++;
  unsigned n = card_set_count (group);
  uint8_t kind[SOLVER_KEY_BITS];

  self->shift[i] = card_set_first (group);
  self->mask[i] = group;
  list_kinds (self, group, special, kind);
  if (idle != NULL)
    find_like_idle (kind, n, idle, self->like[i]);
  else
    for (unsigned left = 0; left < 1u << n; left++)
      self->like[i][left] = (uint16_t) find_like (kind, n, left);
}

void
solver_deck_make_keys (SolverDeck *self, CardSet special, const SolverIdle *idle)
{
  self->n_groups = 0;
  self->others = 0;
  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    {
      CardSet group = self->members[g];

      if (group == 0)
        continue;
      if (card_set_count (group) > SOLVER_KEY_BITS || !is_strict (self, group)
          || !is_even (self, group))
        self->others |= group;
      else
        make_key (self, group, special, idle != NULL ? idle[g] : NULL);
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
  self->is_simple = true;
  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    self->is_simple &= self->members[g] == 0
                       || (is_strict (self, self->members[g]) && is_even (self, self->members[g]));
}
