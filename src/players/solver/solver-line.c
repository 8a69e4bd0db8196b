/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Estimates a value by principal variation search: only first moves get a full window (Pearl,
 * Scout: a simple game-searching algorithm, 1980). Its table entries make the proof cheap.
 */

#include "players/solver/solver-place.h"

/* The values that still matter, between exclusive bounds. */
typedef struct
{
  int low, high;
} Window;

static int follow_line (Solver *self, unsigned seat, SolverWay *way, SolverPast past, int left,
                        Window window);
static int lead_line (Solver *self, unsigned leader, SolverWay *way, SolverPast past, int left,
                      Window window);

/* Returns the value of @card, or a bound outside @window. */
static int
play (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card, int left,
      Window window)
{
  CardSet hand = self->hand[seat];
  CardSet live = self->live;
  int value;

  if (window.high - window.low <= 1)
    return solver_search_one (self, seat, way, past, card, left, window.high);
  put (self, self->is_plain, way++, seat, card);
  self->nodes++;
  self->hand[seat] = hand ^ card_set_of (card);
  self->live = live ^ card_set_of (card);
  if (way->n < self->n_players)
    value = follow_line (self, self->next[seat], way, past, left, window);
  else
    {
      unsigned leader;
      int points = points_of_trick (self, way);
      int won = take_trick (self, way, points, &past, &leader);

      won += count_bonus (self, &past, (self->side >> way->best_seat) & 1, trick_bonus (self, way));

      self->height--;
      value = won
              + lead_line (self, leader, way, past, left - points,
                           (Window) { window.low - won, window.high - won });
      self->height++;
    }
  self->hand[seat] = hand;
  self->live = live;

  return value;
}

/* Searches again a card that beat those before, with bound @value. */
static int
look_closer (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card, int left,
             Window window, int value)
{
  bool is_own = (self->side >> seat) & 1;
  int need = is_own ? value + 1 : value;
  int next;

  if (is_own ? value >= window.high : value <= window.low)
    return value;
  next = solver_search_one (self, seat, way, past, card, left, need);
  if (is_own ? next < need : next >= need)
    return value;
  if (is_own)
    window.low = next - 1;
  else
    window.high = next + 1;

  return play (self, seat, way, past, card, left, window);
}

static int
choose (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Moves *moves, int left,
        Window window, Card *best)
{
  bool is_own = (self->side >> seat) & 1;
  int result = 0;

  for (unsigned i = 0; i < moves->n && !self->gave_up; i++)
    {
      Card card = move_card (pick_move (moves, i));
      int need = is_own ? window.low + 1 : window.high;
      int value;

      if (i == 0)
        value = play (self, seat, way, past, card, left, window);
      else
        {
          value = solver_search_one (self, seat, way, past, card, left, need);
          if (is_own ? value >= need : value < need)
            value = look_closer (self, seat, way, past, card, left, window, value);
        }
      if (i == 0 || (is_own ? value > result : value < result))
        {
          result = value;
          *best = card;
        }
      if (is_own)
        window.low = MAX (window.low, result);
      else
        window.high = MIN (window.high, result);
      if (window.low >= window.high)
        break;
    }

  return result;
}

static int
follow_line (Solver *self, unsigned seat, SolverWay *way, SolverPast past, int left, Window window)
{
  Card best;
  Moves moves;

  list_follows (self, self->is_plain, seat, way, legal_cards (self, seat, way), &moves);

  return choose (self, seat, way, past, &moves, left, window, &best);
}

static int
lead_line (Solver *self, unsigned leader, SolverWay *way, SolverPast past, int left, Window window)
{
  Place place = place_of (self, self->is_plain, leader, past);
  const SolverEntry *entry = solver_table_find (&self->table, place.key, place.who);
  Card best = CARD_NONE;
  int least, most, result;
  Around around;
  Moves moves;

  if (self->live == 0)
    return value_of_end (self, past);
  clear (way);
  bound_lead (self, self->is_plain, leader, past, left, &least, &most);
  least = MAX (least, read_sum (place.share, entry->low));
  most = MIN (most, read_sum (place.share, entry->high));
  if (least >= window.high || least == most)
    return least;
  if (most <= window.low)
    return most;

  window.low = MAX (window.low, least - 1);
  window.high = MIN (window.high, most + 1);
  look_around (self, leader, &around);
  list_leads (self, self->is_plain, leader, cards_to_lead (self, leader), entry->best, &around,
              &moves);
  result = choose (self, leader, way, past, &moves, left, window, &best);
  if (self->gave_up)
    return result;
  if (result > window.low)
    keep_bound (self, place, result, true, best);
  if (result < window.high)
    keep_bound (self, place, result, false, best);

  return result;
}

bool
solver_search_guess (Solver *self, int *value)
{
  Window all;

  if (!self->is_one_sum)
    return false;

  solver_search_bounds (self, &all.low, &all.high);
  all.low--;
  all.high++;
  *value = self->way[0].n > 0
               ? follow_line (self, self->turn, self->way, self->past, self->left, all)
               : lead_line (self, self->turn, self->way, self->past, self->left, all);

  return true;
}
