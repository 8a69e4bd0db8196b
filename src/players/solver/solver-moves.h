/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which cards the search tries, and in which order: of cards that differ in nothing only one. */

#pragma once

#include "solver-search.h"

/* What is tried first, beside a card's points. */
#define ORDER_TOP 100     /* a lead that nobody beats in its suit */
#define ORDER_TAKE 60     /* to take the trick for certain */
#define ORDER_GIVE 40     /* to a friend who takes it for certain */
#define ORDER_OVERTAKE 20 /* from a friend who takes it for certain */

typedef struct
{
  unsigned n;
  Card card[CARDS_MAX];
  int16_t order[CARDS_MAX];
} Moves;

/* Before all cards that are worth less. */
static inline void
add_move (Moves *moves, Card card, int order)
{
  unsigned i = moves->n++;

  for (; i > 0 && moves->order[i - 1] < order; i--)
    {
      moves->order[i] = moves->order[i - 1];
      moves->card[i] = moves->card[i - 1];
    }
  moves->order[i] = (int16_t) order;
  moves->card[i] = card;
}

/* Where tricks bring bonus points: the cards that bring none when @cards are left. */
static inline CardSet
idle_cards (const Solver *self, CardSet cards)
{
  const SolverDeck *deck = &self->deck;
  CardSet idle = 0;

  if (self->score.bonus == NULL)
    return ~UINT64_C (0);
  for (unsigned g = 0; g < SUITS; g++)
    idle |= (CardSet) self->idle[g][(cards & deck->members[g]) >> deck->first[g] & 0xff]
            << deck->first[g];

  return idle;
}

/*
 * Cards that differ in nothing: same group, same points, nobody else's card between them, and both
 * are @idle.
 */
static inline bool
is_like (const Solver *self, Card before, Card card, CardSet others, CardSet idle)
{
  const SolverDeck *deck = &self->deck;
  CardSet between = (card_set_of (card) - 1) & ~(card_set_of (before) * 2 - 1);
  if (deck->group[card] != deck->group[before] || deck->points[card] != deck->points[before]
      || card_set_has (self->special, card) != card_set_has (self->special, before)
      || ((idle >> before) & (idle >> card) & 1) == 0)
    return false;
  if (deck->is_simple)
    return (between & others) == 0;

  return ((deck->beaters[card] ^ deck->beaters[before]) & others) == 0
         && ((deck->beaten[card] ^ deck->beaten[before]) & others) == 0;
}

/* A lead: what takes the trick for certain, points first; then small cards. */
static inline int
judge_lead (const Solver *self, Card card, CardSet others)
{
  const SolverDeck *deck = &self->deck;
  bool is_top = (deck->beaters[card] & deck->members[deck->group[card]] & others) == 0;

  return is_top ? ORDER_TOP + deck->points[card] : -deck->points[card];
}

/* The cards of the enemies of @seat who play to the trick behind it that they may play. */
static inline CardSet
cards_behind (const Solver *self, unsigned seat, const SolverWay *way)
{
  CardSet cards = 0;
  unsigned other = seat;

  for (unsigned n = way->n + 1u; n < self->n_players; n++)
    {
      other = self->next[other];
      if (((self->allies[seat] >> other) & 1) == 0)
        cards |= trick_either (self->hand[other] & self->deck.members[way->led], self->hand[other]);
    }

  return cards;
}

/* A card behind others: one that takes the trick for certain, else much for a friend who does. */
static inline int
judge_follow (const Solver *self, const SolverWay *way, Card card, CardSet behind,
              bool friend_takes)
{
  const SolverDeck *deck = &self->deck;
  int points = deck->points[card];

  if (!card_set_has (deck->beaters[way->best], card))
    return friend_takes ? ORDER_GIVE + points : -2 * points;
  if ((deck->beaters[card] & behind) != 0)
    return -points;

  return friend_takes ? ORDER_OVERTAKE + points : ORDER_TAKE;
}

/* What is led first is led as long as there is any, else whatever is held. */
static inline CardSet
cards_to_lead (const Solver *self, unsigned seat)
{
  return trick_either (self->hand[seat] & self->led_first, self->hand[seat]);
}

static inline CardSet
legal_cards (const Solver *self, unsigned seat, const SolverWay *way)
{
  bool friend_wins = (self->allies[seat] >> way->best_seat) & 1;

  return trick_legal_behind (self->deck.trump, self->deck.members, self->duties, way->led,
                             self->deck.beaters[way->best], self->hand[seat], friend_wins);
}

/* Of @cards those that differ, the most promising first, @first before all others. */
static inline void
list_leads (const Solver *self, unsigned seat, CardSet cards, Card first, Moves *moves)
{
  CardSet others = self->live & ~self->hand[seat];
  CardSet idle = idle_cards (self, self->live);
  Card before = CARD_NONE;

  moves->n = 0;
  for (; cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      if (before == CARD_NONE || !is_like (self, before, card, others, idle))
        add_move (moves, card, card == first ? INT16_MAX : judge_lead (self, card, others));
      before = card;
    }
}

static inline void
list_follows (const Solver *self, unsigned seat, const SolverWay *way, CardSet cards, Moves *moves)
{
  CardSet others = (self->live & ~self->hand[seat]) | card_set_of (way->best);
  Card before = CARD_NONE;
  CardSet behind, idle;
  bool friend_takes;

  moves->n = 0;
  if (card_set_rest (cards) == 0)
    {
      moves->card[moves->n++] = card_set_first (cards);
      return;
    }

  idle = idle_cards (self, self->live | way->cards);
  behind = cards_behind (self, seat, way);
  friend_takes = ((self->allies[seat] >> way->best_seat) & 1)
                 && (self->deck.beaters[way->best] & behind) == 0;
  for (; cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      if (before == CARD_NONE || !is_like (self, before, card, others, idle))
        add_move (moves, card, judge_follow (self, way, card, behind, friend_takes));
      before = card;
    }
}
