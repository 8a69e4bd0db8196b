/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Bounds where cards count in groups, and one seat plays against all others: CE-9.2. */

#pragma once

#include "players/solver/solver-runs.h"

/*
 * The gain of @n_tricks worth @points for the side when they come to its pile, which they change.
 */
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

/* The most that is still to be had of @left points at the height of the search: all tricks. */
static inline int
most_in_groups (const Solver *self, SolverPast past, int left)
{
  return count_gain (self, &past, self->height, left, 0);
}

/*
 * How many of @trumps, which are of one hand, take a trick whatever is played: each falls into a
 * trick of its own, and each of @others beats one of those below it at most.
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

/* Tricks that a hand of the others takes in the same way, the best of them; @own: of the side. */
static inline unsigned
sure_tricks_of_others (const Solver *self, CardSet trumps, CardSet own)
{
  unsigned lone = (unsigned) __builtin_ctz (self->side);
  unsigned most = 0;

  for (unsigned seat = self->next[lone]; seat != lone; seat = self->next[seat])
    most = MAX (most, sure_tricks (trumps & self->hand[seat], own));

  return most;
}

/* The least that @n_tricks bring in which @cards fall, and others: each counts a point at least. */
static inline int
least_points (const Solver *self, CardSet cards, unsigned n_tricks)
{
  int n_more = (int) (n_tricks * self->n_players) - (int) card_set_count (cards);

  return points_of (&self->deck, cards) + MAX (n_more, 0);
}

/*
 * Bounds of what the side, one seat, gets of @left points. A trick more never counts less, however
 * many cards are over: what is certain is as many tricks as that, with as few points as they may
 * have.
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
