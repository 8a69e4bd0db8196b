/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The gain of a trick, and bounds of the gain of the rest of a deal. */

#pragma once

#include <glib.h>

#include "players/solver/solver-groups.h"

/* ---- What a trick brings --------------------------------------------------------------------- */

/* Puts @card of @seat to the trick @way, which stays as it is: it lies behind it then. */
static inline void
put (const Solver *self, bool is_plain, SolverWay *way, unsigned seat, Card card)
{
  const SolverDeck *deck = &self->deck;
  SolverWay *after = way + 1;
  bool is_first = way->n == 0;
  bool is_best = is_first || card_set_has (deck->beaters[way->best], card);

  after->led = is_first ? deck->group[card] : way->led;
  after->best = is_best ? card : way->best;
  after->best_seat = is_best ? (uint8_t) seat : way->best_seat;
  after->points = (uint16_t) (way->points + deck->points[card]);
  after->n = (uint8_t) (way->n + 1);
  if (is_plain)
    return;

  after->has_costs = way->has_costs | card_set_has (self->rest_costs, card);
  after->cards = way->cards | card_set_of (card);
  after->ranks = (uint8_t) ((is_first ? 0xff : way->ranks) & self->rank[card]);
}

/* No card lies on the table. */
static inline void
clear (SolverWay *way)
{
  way->n = 0;
  way->points = 0;
  way->has_costs = 0;
  way->cards = 0;
}

/* Bonus points of the side or of the others, which are counted; what they add to the sum. */
static inline int
count_bonus (const Solver *self, SolverPast *past, bool is_side, int points)
{
  if (self->score.count == SOLVER_COUNT_SUM)
    past->count = (uint8_t) MIN (past->count + points / 10, self->score.cap);
  else if (self->score.count == SOLVER_COUNT_DIFFERENCE)
    past->count = (uint8_t) (is_side ? past->count + points / 10 : past->count - points / 10);

  return is_side ? points : -points;
}

/* K-8.2: the bonus of a complete trick */
static inline int
trick_bonus (const Solver *self, const SolverWay *way)
{
  const SolverDeck *deck = &self->deck;
  int bonus = 0;

  if (self->score.bonus == NULL)
    return 0;
  for (unsigned g = 0; g < SUITS; g++)
    bonus += self->bonus[g][(way->cards & deck->members[g]) >> deck->first[g] & 0xff];
  if (way->ranks != 0)
    bonus += self->four_bonus[__builtin_ctz (way->ranks)];

  return bonus;
}

static inline int
points_of_trick (const Solver *self, const SolverWay *way)
{
  return way->points + (self->live == 0 ? self->last_points : 0);
}

/* The trick, of @points, becomes part of the past: its gain but for a bonus, and who leads next. */
static inline int
take_trick (const Solver *self, const SolverWay *way, int points, SolverPast *past,
            unsigned *leader)
{
  bool is_own = (self->side >> way->best_seat) & 1;

  *leader = self->hand[self->leader] & self->led_first ? self->leader : way->best_seat;
  if (self->score.sweep > 0)
    past->flags |= is_own ? SOLVER_WON_SIDE : SOLVER_WON_OTHERS;

  return is_own ? count_gain (self, past, 1, points, way->has_costs) : 0;
}

/* The part of the value that is counted when all cards are played: sweep and bonus points. */
static inline int
value_of_end (const Solver *self, SolverPast past)
{
  int value = 0;

  if (self->score.sweep > 0
      && (past.flags & (SOLVER_WON_SIDE | SOLVER_WON_OTHERS))
             != (SOLVER_WON_SIDE | SOLVER_WON_OTHERS))
    value = count_bonus (self, &past, (past.flags & SOLVER_WON_SIDE) != 0, self->score.sweep);

  return self->score.count == SOLVER_COUNT_NONE ? value : value - self->score.lacking[past.count];
}

/* ---- What the rest brings -------------------------------------------------------------------- */

/* Not more bonus points than these lie in the cards that are left. */
static inline int
bonus_left (const Solver *self)
{
  const SolverDeck *deck = &self->deck;
  int bonus = 0;

  if (self->score.bonus == NULL)
    return 0;
  for (unsigned g = 0; g < SUITS; g++)
    bonus += self->potential[g][(self->live & deck->members[g]) >> deck->first[g] & 0xff];
  for (unsigned rank = 0; rank < G_N_ELEMENTS (self->four); rank++)
    if (self->four[rank] != 0 && (self->four[rank] & ~self->live) == 0)
      bonus += self->four_bonus[rank];

  return bonus;
}

/* The parts of @left card points that the side certainly gets, and certainly does not get. */
static inline void
bound_cards (const Solver *self, unsigned leader, int left, int *sure, int *lost)
{
  CardSet tops = top_trumps (self);
  CardSet falls;
  CardSet run = find_run (self, leader, &falls);
  bool is_own = (self->side >> leader) & 1;
  bool has_tops = ((tops & self->own) != 0) == is_own;
  int to_leader = run != 0 && run == self->hand[leader]
                      ? left
                      : points_of (&self->deck, run | falls | (has_tops ? tops : 0));
  int to_others = has_tops ? 0 : points_of (&self->deck, tops);

  *sure = is_own ? to_leader : to_others;
  *lost = is_own ? to_others : to_leader;
}

/* Bounds of what the side gets from the start of a trick on. */
static inline void
bound_rest (const Solver *self, unsigned leader, SolverPast past, int left, int *low, int *high)
{
  const SolverScore *score = &self->score;
  int bonus, more, first, last, sure, lost;

  *low = 0;
  if (self->end.kind != TRICK_END_CARDS)
    {
      *high = 1;
      return;
    }
  if (self->group_size > 0)
    {
      bound_groups (self, leader, past, left, low, high);
      return;
    }

  bound_cards (self, leader, left, &sure, &lost);
  bonus = bonus_left (self) + ((self->live & self->pair) != 0 ? score->pair.points : 0);
  *low = score->weight * sure - bonus - (past.flags & SOLVER_WON_SIDE ? 0 : score->sweep);
  *high
      = score->weight * (left - lost) + bonus + (past.flags & SOLVER_WON_OTHERS ? 0 : score->sweep);
  if (score->count == SOLVER_COUNT_NONE)
    return;

  /* it lacks the more or the less, the more is counted */
  more = (bonus + score->sweep) / 10;
  first = score->count == SOLVER_COUNT_SUM ? past.count : MAX (past.count - more, 0);
  last = MIN (past.count + more, score->count == SOLVER_COUNT_SUM ? score->cap : SOLVER_COUNTS - 1);
  *low -= MAX (score->lacking[first], score->lacking[last]);
  *high -= MIN (score->lacking[first], score->lacking[last]);
}

/* The same, where maybe nothing but the points of single cards counts. */
static inline __attribute__ ((always_inline)) void
bound_lead (const Solver *self, bool is_plain, unsigned leader, SolverPast past, int left, int *low,
            int *high)
{
  if (!is_plain)
    {
      bound_rest (self, leader, past, left, low, high);
      return;
    }
  bound_cards (self, leader, left, low, high);
  *high = left - *high;
}
