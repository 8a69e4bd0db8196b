/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tricks that the leader takes without losing the lead, and the cards that fall into them. */

#pragma once

#include "players/solver/solver-moves.h"

/* True when @cards are more than @others. */
static inline bool
has_more (CardSet cards, CardSet others)
{
  while (cards != 0 && others != 0)
    {
      cards = card_set_rest (cards);
      others = card_set_rest (others);
    }

  return cards != 0;
}

/* The strongest of @cards, as many as @others; *@n_more is raised by what @others has more. */
static inline CardSet
take_strongest (CardSet cards, CardSet others, unsigned *n_more)
{
  CardSet left = cards;

  for (; left != 0 && others != 0; others = card_set_rest (others))
    left = card_set_rest (left);
  for (; others != 0; others = card_set_rest (others))
    (*n_more)++;
  for (; left != 0; left = card_set_rest (left))
    cards = card_set_rest (cards);

  return cards;
}

/* The same, the weakest. */
static inline CardSet
take_weakest (CardSet cards, CardSet others, unsigned *n_more)
{
  CardSet left = cards;

  for (; left != 0 && others != 0; others = card_set_rest (others))
    left = card_set_rest (left);
  for (; others != 0; others = card_set_rest (others))
    (*n_more)++;

  return cards ^ left;
}

/* @n of @cards, those with the most points, or with the fewest. */
static inline CardSet
take_by_points (const SolverDeck *deck, CardSet cards, unsigned n, bool is_most)
{
  CardSet taken = 0;

  for (unsigned i = 0; i < deck->n_points && n > 0; i++)
    {
      CardSet set = cards & deck->with_points[is_most ? deck->n_points - 1 - i : i];

      for (; set != 0 && n > 0; set = card_set_rest (set))
        {
          taken |= card_set_of (card_set_first (set));
          n--;
        }
    }

  return taken;
}

/* As many of @cards as @others are, by points; *@n_more is raised by what @others has more. */
static inline CardSet
take_worth (const SolverDeck *deck, CardSet cards, CardSet others, bool is_most, unsigned *n_more)
{
  unsigned n = card_set_count (others);
  CardSet taken = take_by_points (deck, cards, n, is_most);

  *n_more += n - card_set_count (taken);

  return taken;
}

/* Of @cards, which are of one group, those that none of @others of the group beats. */
static inline CardSet
unbeaten (const SolverDeck *deck, CardSet cards, CardSet others)
{
  return others == 0 ? cards : cards & ~deck->beaten[63 ^ __builtin_clzll (others)];
}

/* Of @tops those that lead to tricks in which each of @n @hands follows. */
static inline CardSet
leads_followed (CardSet tops, const CardSet *hands, unsigned n, CardSet group)
{
  for (unsigned i = 0; i < n; i++)
    {
      CardSet follow = hands[i] & group;
      CardSet rest = tops;

      while (rest != 0 && follow != 0)
        {
          rest = card_set_rest (rest);
          follow = card_set_rest (follow);
        }
      tops ^= rest;
    }

  return tops;
}

/* All but the leader, in turn order; those who keep trumps when he has led his highest. */
typedef struct
{
  CardSet hand[SEATS_MAX];
  bool is_friend[SEATS_MAX];
  CardSet ruffer[SEATS_MAX];
  unsigned n, n_ruffers;
} Followers;

/*
 * The highest cards of a suit, as long as whoever has trumps follows. Without trumps these are all
 * when nobody else has more of the suit than there are highest ones.
 */
static inline CardSet
run_of_suit (const SolverDeck *deck, const Followers *followers, CardSet own, CardSet rest,
             CardSet group)
{
  CardSet tops = unbeaten (deck, own & group, rest & group);

  if (tops == 0)
    return 0;
  if (followers->n_ruffers > 0)
    return leads_followed (tops, followers->ruffer, followers->n_ruffers, group);
  for (unsigned i = 0; i < followers->n; i++)
    if (has_more (followers->hand[i] & group, tops))
      return tops;

  return own & group;
}

/* The cards that @hand at least loses to tricks of @leads, or gives its friend if @is_friend. */
static inline CardSet
falls_of (const SolverDeck *deck, CardSet leads, CardSet hand, bool is_friend)
{
  CardSet falls = 0;
  unsigned n_more = 0;

  while (leads != 0)
    {
      CardSet group = deck->members[deck->group[card_set_first (leads)]];

      falls |= !deck->is_monotone
                   ? take_worth (deck, hand & group, leads & group, is_friend, &n_more)
               : is_friend ? take_strongest (hand & group, leads & group, &n_more)
                           : take_weakest (hand & group, leads & group, &n_more);
      leads &= ~group;
    }

  return n_more == 0 ? falls : falls | take_by_points (deck, hand & ~falls, n_more, is_friend);
}

/*
 * What @leader can lead one after the other without being beaten, trumps first; *@falls are cards
 * of the others, with no more points than what falls into these tricks if his friends do their
 * best. Of twins the one that is led takes the trick.
 */
static inline CardSet
find_run (const Solver *self, unsigned leader, CardSet *falls)
{
  const SolverDeck *deck = &self->deck;
  CardSet own = self->hand[leader];
  CardSet rest = self->live ^ own;
  CardSet run = unbeaten (deck, own & self->trumps, rest & self->trumps);
  Followers followers = { .n = 0, .n_ruffers = 0 };

  *falls = 0;
  if (!self->are_tops_sure || (self->live & self->led_first) != 0)
    return 0;
  for (unsigned seat = self->next[leader]; seat != leader; seat = self->next[seat])
    {
      CardSet hand = self->hand[seat];

      followers.hand[followers.n] = hand;
      followers.is_friend[followers.n++] = self->allies[leader] >> seat & 1;
      if (has_more (hand & self->trumps, run))
        followers.ruffer[followers.n_ruffers++] = hand;
    }
  if (followers.n_ruffers == 0)
    run = own & self->trumps;
  for (CardSet set = own & ~self->trumps; set != 0;)
    {
      CardSet group = deck->members[deck->group[card_set_first (set)]];

      run |= run_of_suit (deck, &followers, own, rest, group);
      set &= ~group;
    }
  if (run != 0 && run != own)
    for (unsigned i = 0; i < followers.n; i++)
      *falls |= falls_of (deck, run, followers.hand[i], followers.is_friend[i]);

  return run;
}

static inline int
points_of (const SolverDeck *deck, CardSet cards)
{
  int points = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    points += deck->points[card_set_first (cards)];

  return points;
}

/*
 * The highest trumps bring their points to the side that holds them, whenever and by whomever they
 * are played: what could take the trick from one of them belongs to that side as well. Of twins
 * that both sides hold neither is for certain.
 */
static inline CardSet
top_trumps (const Solver *self)
{
  CardSet trumps = self->live & self->sure_trumps;
  CardSet own = trumps & self->own;
  CardSet others = trumps ^ own;
  CardSet tops = own > others ? own & cards_above (others) : others & cards_above (own);

  if (!self->deck.is_simple)
    while (tops != 0 && (trumps & ~tops & ~self->deck.beaten[card_set_first (tops)]) != 0)
      tops = card_set_rest (tops);

  return tops;
}
