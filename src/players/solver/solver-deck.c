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

/* What two cards of a group have to have in common to stand for each other. */
typedef struct
{
  uint8_t owner;
  uint8_t points;
} Likeness;

/*
 * The strongest cards of the group first, each card of @left is replaced by the strongest one that
 * is like it, and weaker than those before: so all sets with the same owners and points in the same
 * order get the same one.
 */
static unsigned
find_like (const Likeness *likeness, unsigned n, unsigned left)
{
  unsigned like = 0;
  int next = (int) n - 1;

  for (int i = (int) n - 1; i >= 0; i--)
    {
      if (((left >> i) & 1) == 0)
        continue;
      while (likeness[next].owner != likeness[i].owner
             || likeness[next].points != likeness[i].points)
        next--;
      like |= 1u << next--;
    }

  return like;
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

/* The owners and points of the cards of @group, the weakest first. */
static void
list_likeness (const SolverDeck *self, CardSet group, const CardSet *hand, CardSet special,
               Likeness *likeness)
{
  for (; group != 0; group = card_set_rest (group))
    {
      unsigned n = card_set_first (group);
      Card card = self->card[n];

      likeness->owner = SEATS_MAX; /* it lies on the table */
      likeness->points = self->points[n];
      for (unsigned seat = 0; seat < SEATS_MAX; seat++)
        if (card_set_has (hand[seat], card))
          likeness->owner = (uint8_t) (seat | (card_set_has (special, card) ? SEATS_MAX << 1 : 0));
      likeness++;
    }
}

static void
make_key (SolverDeck *self, CardSet group, const CardSet *hand, CardSet special)
{
  unsigned i = self->n_groups++;
  unsigned n = card_set_count (group);
  Likeness likeness[SOLVER_KEY_BITS];

  self->shift[i] = card_set_first (group);
  self->mask[i] = group;
  list_likeness (self, group, hand, special, likeness);
  for (unsigned left = 0; left < 1u << n; left++)
    self->like[i][left] = (uint16_t) find_like (likeness, n, left);
}

static void
make_keys (SolverDeck *self, const CardSet *hand, CardSet special, bool is_each_different)
{
  self->n_groups = 0;
  self->others = 0;
  self->is_simple = true;
  for (unsigned g = 0; g < TRICK_GROUPS; g++)
    {
      CardSet group = self->members[g];

      if (group == 0)
        continue;
      self->is_simple &= is_strict (self, group) && is_even (self, group);
      if (card_set_count (group) > SOLVER_KEY_BITS || !is_strict (self, group)
          || !is_even (self, group) || is_each_different)
        self->others |= group;
      else
        make_key (self, group, hand, special);
    }
}

void
solver_deck_make (SolverDeck *self, const TrickOrder *order, const CardSet *hand,
                  const Trick *trick, CardSet special, bool is_each_different)
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
  make_keys (self, hand, special, is_each_different);
}
