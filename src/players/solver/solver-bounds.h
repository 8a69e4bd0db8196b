/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Computes the gain of a trick, and bounds of the gain of a rest. */

#pragma once

#include <glib.h>

#include "players/solver/solver-runs.h"

/* ---- Bounds where cards count in groups, and one seat plays against all others: CE-9.2 ------- */

/* Returns the gain of adding @n_tricks worth @points to the side's pile; updates @past. */
static inline int
count_gain (const Solver *self, SolverPast *past, unsigned n_tricks, int points, unsigned has_costs)
{
  const SolverGrouped *grouped = &self->grouped[past->n_over][n_tricks];
  int rest_before, rest_after;

  if (self->group_size == 0)
    return points * self->score.weight;

  rest_before = past->n_over > 0 && past->has_costs;
  past->n_over = grouped->n_over;
  past->has_costs |= (uint8_t) has_costs;
  rest_after = past->n_over > 0 && past->has_costs;

  return points - grouped->less + rest_before - rest_after;
}

/* Returns the gain if the side wins all tricks to come. */
static inline int
most_in_groups (const Solver *self, SolverPast past, int left)
{
  return count_gain (self, &past, self->height, left, 0);
}

/*
 * Returns how many of @trumps surely win: each needs a trick of its own, and each of @others beats
 * at most one lower trump.
 */
static inline unsigned
sure_tricks (CardSet trumps, CardSet others)
{
  int more = 0;
  int least = 0;

  for (CardSet set = trumps | others; set != 0; set = card_set_rest (set))
    {
      more += (trumps & set & -set) != 0 ? 1 : -1;
      least = MIN (least, more);
    }

  return (unsigned) (more - least);
}

/* Returns the most sure tricks of one opponent, where @own are the side's trumps. */
static inline unsigned
sure_tricks_of_others (const Solver *self, CardSet trumps, CardSet own)
{
  unsigned lone = (unsigned) __builtin_ctz (self->side);
  unsigned most = 0;

  for (unsigned seat = self->next[lone]; seat != lone; seat = self->next[seat])
    most = MAX (most, sure_tricks (trumps & self->hand[seat], own));

  return most;
}

/* Returns the fewest points of @n_tricks that contain @cards: other cards count at least one. */
static inline int
least_points (const Solver *self, CardSet cards, unsigned n_tricks)
{
  int n_more = (int) (n_tricks * self->n_players) - (int) card_set_count (cards);

  return points_of (&self->deck, cards) + MAX (n_more, 0);
}

/*
 * Bounds the gain of a lone side. Another trick never lowers the gain, so the bound assumes only
 * sure tricks with the fewest points.
 */
static inline void
bound_groups (const Solver *self, unsigned leader, SolverPast past, int left, int *low, int *high)
{
  CardSet trumps = self->deck.is_simple ? self->live & self->sure_trumps : 0;
  CardSet own = trumps & self->own;
  CardSet tops = top_trumps (self);
  bool is_own = (self->side >> leader) & 1;
  CardSet falls;
  CardSet run = find_run (self, leader, &falls);
  CardSet taken = run | falls;
  unsigned n_plain = card_set_count (run & ~trumps);
  unsigned n_run = card_set_count (run);
  unsigned won = sure_tricks (own, trumps ^ own);
  unsigned lost = sure_tricks_of_others (self, trumps, own);
  SolverPast after = past;
  CardSet sure;
  int points;

  if (is_own)
    won = MAX (n_run, n_plain + won);
  else
    lost = MAX (MAX (n_run, lost), n_plain + sure_tricks (trumps & self->hand[leader], own));

  sure = (is_own ? taken : 0) | (tops & self->own);
  points = won == self->height ? left : least_points (self, sure, won);
  *low = count_gain (self, &after, won, points, self->rest_costs != 0);
  sure = (is_own ? 0 : taken) | (tops & ~self->own);
  points = lost == self->height ? left : least_points (self, sure, lost);
  after = past;
  *high = count_gain (self, &after, self->height - lost, left - points, 0);
}

/* ---- Gain of a trick ------------------------------------------------------------------------- */

/* Writes the state after @card to way[1] and leaves @way unchanged. */
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

static inline void
clear (SolverWay *way)
{
  way->n = 0;
  way->points = 0;
  way->has_costs = 0;
  way->cards = 0;
}

/* Counts a bonus in @past; returns the side's gain. */
static inline int
count_bonus (const Solver *self, SolverPast *past, bool is_side, int points)
{
  if (self->score.count == SOLVER_COUNT_SUM)
    past->count = (uint8_t) MIN (past->count + points / 10, self->score.cap);
  else if (self->score.count == SOLVER_COUNT_DIFFERENCE)
    past->count = (uint8_t) (is_side ? past->count + points / 10 : past->count - points / 10);

  return is_side ? points : -points;
}

/* K-8.2: returns the bonus of the trick. */
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

/* Adds the trick to @past; returns its gain without bonus. */
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

/* Returns the points due in the end: a sweep, less the lacking bonus. */
static inline int
value_of_end (const Solver *self, SolverPast past)
{
  unsigned winners = past.flags & (SOLVER_WON_SIDE | SOLVER_WON_OTHERS);
  int value = 0;

  if (self->score.sweep > 0 && (winners & ~self->score.sweepers) == 0
      && winners != (SOLVER_WON_SIDE | SOLVER_WON_OTHERS))
    value = count_bonus (self, &past, (past.flags & SOLVER_WON_SIDE) != 0, self->score.sweep);

  return self->score.count == SOLVER_COUNT_NONE ? value : value - self->score.lacking[past.count];
}

/* ---- Gain of the rest ------------------------------------------------------------------------ */

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

/* Returns the sweep that @winner, one of SOLVER_WON_…, can still get. */
static inline int
sweep_left (const Solver *self, SolverPast past, unsigned winner)
{
  unsigned loser = winner ^ (SOLVER_WON_SIDE | SOLVER_WON_OTHERS);

  return (self->score.sweepers & winner) != 0 && (past.flags & loser) == 0 ? self->score.sweep : 0;
}

/* Finds the parts of @left that the side surely gets and surely loses. */
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
  *low = score->weight * sure - bonus - sweep_left (self, past, SOLVER_WON_OTHERS);
  *high = score->weight * (left - lost) + bonus + sweep_left (self, past, SOLVER_WON_SIDE);
  if (score->count == SOLVER_COUNT_NONE)
    return;

  /* lacking[] is monotone: its extremes are at the ends */
  more = (bonus + score->sweep) / 10;
  first = score->count == SOLVER_COUNT_SUM ? past.count : MAX (past.count - more, 0);
  last = MIN (past.count + more, score->count == SOLVER_COUNT_SUM ? score->cap : SOLVER_COUNTS - 1);
  *low -= MAX (score->lacking[first], score->lacking[last]);
  *high -= MIN (score->lacking[first], score->lacking[last]);
}

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
