/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solver-search.h"

#include <glib.h>
#include <stdlib.h>

#include "players/solver/solver-place.h"

/* Inlines two versions of a function: most searches count single cards' points only (@is_plain). */
#define COMPILED_TWICE static inline __attribute__ ((always_inline))

static const SolverPast no_past;

static int lead_plain (Solver *self, unsigned leader, SolverWay *way, int left, int need);
static int lead_any (Solver *self, unsigned leader, SolverWay *way, SolverPast past, int left,
                     int need);
static int follow_plain (Solver *self, unsigned seat, SolverWay *way, int left, int need);
static int follow_any (Solver *self, unsigned seat, SolverWay *way, SolverPast past, int left,
                       int need);

static inline bool
is_settled (bool is_own, int value, int need)
{
  return is_own ? value >= need : value < need;
}

/* ---- Tricks ---------------------------------------------------------------------------------- */

/* CE-7.6, CE-8: ends a trick of a game won or lost as a whole; returns 1 if won, else 0. */
static int
end_trick_of_fixed_game (Solver *self, SolverWay *way, SolverPast past, int need)
{
  const TrickEnd *end = &self->end;
  bool is_own = way->best_seat == end->seat;
  bool is_last = self->live == 0;

  switch (end->kind)
    {
    case TRICK_END_OTHERS:
      if (!is_own || is_last)
        return is_own;
      break;
    case TRICK_END_CARD:
      if (is_last)
        return is_own && way->best == end->card;
      if (!card_set_has (self->hand[end->seat], end->card))
        return 0;
      break;
    default:
      past.count = (uint8_t) (past.count + is_own);
      if (past.count > end->n_tricks || is_last)
        return past.count == end->n_tricks;
    }

  return lead_any (self, way->best_seat, way, past, 1, need);
}

static inline int
end_plain_trick (Solver *self, SolverWay *way, int left, int need)
{
  int points = points_of_trick (self, way);
  int won = (self->side >> way->best_seat) & 1 ? points : 0;

  return won + lead_plain (self, way->best_seat, way, left - points, need - won);
}

static int
end_any_trick (Solver *self, SolverWay *way, SolverPast past, int left, int need)
{
  bool is_own = (self->side >> way->best_seat) & 1;
  SolverPast claimed;
  unsigned leader;
  int points, won, bonus, more, value, other;

  if (self->end.kind != TRICK_END_CARDS)
    return end_trick_of_fixed_game (self, way, past, need);

  points = points_of_trick (self, way);
  won = take_trick (self, way, points, &past, &leader);
  left -= points;
  bonus = trick_bonus (self, way);
  if (bonus == 0)
    return won + lead_any (self, leader, way, past, left, need - won);

  claimed = past;
  more = won + count_bonus (self, &claimed, is_own, bonus);
  value = more + lead_any (self, leader, way, claimed, left, need - more);
  if (!self->score.is_bonus_free || is_settled (is_own, value, need))
    return value;
  other = won + lead_any (self, leader, way, past, left, need - won);

  return is_own ? MAX (value, other) : MIN (value, other);
}

/* ---- Moves ----------------------------------------------------------------------------------- */

/* Returns a bound of the side's gain after @card of @seat, like solver_search_ask (). */
COMPILED_TWICE int
search_card (Solver *self, bool is_plain, unsigned seat, SolverWay *way, SolverPast past, Card card,
             int left, int need)
{
  CardSet hand = self->hand[seat];
  CardSet live = self->live;
  int value;

  put (self, is_plain, way++, seat, card);
  self->nodes++;
  self->hand[seat] = hand ^ card_set_of (card);
  self->live = live ^ card_set_of (card);
  if (way->n < self->n_players)
    value = is_plain ? follow_plain (self, self->next[seat], way, left, need)
                     : follow_any (self, self->next[seat], way, past, left, need);
  else
    {
      self->height--;
      value = is_plain ? end_plain_trick (self, way, left, need)
                       : end_any_trick (self, way, past, left, need);
      self->height++;
    }
  self->hand[seat] = hand;
  self->live = live;

  return value;
}

int
solver_search_one (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card,
                   int left, int need)
{
  return self->is_plain ? search_card (self, true, seat, way, no_past, card, left, need)
                        : search_card (self, false, seat, way, past, card, left, need);
}

/* K-8.8, K-8.9, Z-8.9: returns the ways to play @card of the pair. */
static unsigned
ways_to_play (const Solver *self, unsigned seat, SolverPast past, Card card)
{
  bool is_second = (self->hand[seat] & self->pair & ~card_set_of (card)) == 0;
  bool is_said = past.flags & SOLVER_SAID;

  switch (self->score.pair.kind)
    {
    case TRICK_PAIR_EITHER:
      return is_said ? SOLVER_SILENT : SOLVER_SILENT | SOLVER_SAYING;
    case TRICK_PAIR_FIRST:
      return is_said || is_second ? SOLVER_SILENT : SOLVER_SAYING;
    case TRICK_PAIR_SECOND:
      return is_second ? SOLVER_SILENT | SOLVER_SAYING : SOLVER_SILENT;
    default:
      return is_second && !is_said ? SOLVER_SILENT : SOLVER_SILENT | SOLVER_SAYING;
    }
}

static int
search_saying (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card, int left,
               int need)
{
  bool is_second = (self->hand[seat] & self->pair & ~card_set_of (card)) == 0;
  int points = 0;

  past.flags |= SOLVER_SAID;
  if (self->score.pair.kind != TRICK_PAIR_BOTH || is_second)
    points = count_bonus (self, &past, (self->side >> seat) & 1, self->score.pair.points);

  return points + search_card (self, false, seat, way, past, card, left, need - points);
}

/* Searches @card of the pair with and without announcement, as @how and the rules allow. */
static int
search_pair (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card, unsigned how,
             int left, int need)
{
  bool is_own = (self->side >> seat) & 1;
  unsigned ways = ways_to_play (self, seat, past, card);
  int value;

  how = (how & ways) != 0 ? how & ways : ways;
  if ((how & SOLVER_SAYING) == 0)
    return search_card (self, false, seat, way, past, card, left, need);
  value = search_saying (self, seat, way, past, card, left, need);
  if ((how & SOLVER_SILENT) == 0 || is_settled (is_own, value, need))
    return value;

  /* announcing never loses points; the search tries silence only if the scoring may reward it */
  if (self->score.is_pair_free)
    {
      int silent = search_card (self, false, seat, way, past, card, left, need);

      value = is_own ? MAX (value, silent) : MIN (value, silent);
    }

  return value;
}

COMPILED_TWICE int
search_move (Solver *self, bool is_plain, unsigned seat, SolverWay *way, SolverPast past, Card card,
             unsigned how, int left, int need)
{
  return !is_plain && card_set_has (self->pair, card)
             ? search_pair (self, seat, way, past, card, how, left, need)
             : search_card (self, is_plain, seat, way, past, card, left, need);
}

/* Bounds move @i by tried moves of its row, which differ in points only. */
static inline int
bound_by_neighbours (const Solver *self, const Moves *moves, unsigned i, bool is_own)
{
  int bound = is_own ? INT16_MAX : INT16_MIN;

  for (unsigned k = 0; k < i; k++)
    if (move_row (moves->move[k]) == move_row (moves->move[i]))
      {
        int apart = self->score.weight
                    * abs (self->deck.points[move_card (moves->move[k])]
                           - self->deck.points[move_card (moves->move[i])]);

        bound
            = is_own ? MIN (bound, moves->value[k] + apart) : MAX (bound, moves->value[k] - apart);
      }

  return bound;
}

/* Searches moves from @n_tried on until one settles; *@best receives the best. */
COMPILED_TWICE int
search_moves (Solver *self, bool is_plain, unsigned seat, SolverWay *way, SolverPast past,
              Moves *moves, unsigned n_tried, unsigned how, int left, int need, Card *best)
{
  bool is_own = (self->side >> seat) & 1;
  int result = n_tried > 0 ? moves->value[0] : is_own ? INT16_MIN : INT16_MAX;

  for (unsigned i = 0; i < moves->n; i++)
    {
      Card card = move_card (pick_move (moves, i));
      int value = is_own ? INT16_MAX : INT16_MIN;

      if (i < n_tried)
        continue;
      if (moves->has_rows)
        value = bound_by_neighbours (self, moves, i, is_own);
      if (is_settled (is_own, value, need))
        value = search_move (self, is_plain, seat, way, past, card, how, left, need);
      moves->value[i] = (int16_t) value;
      if (is_own ? value > result : value < result)
        {
          result = value;
          *best = card;
        }
      if (is_settled (is_own, result, need) || self->gave_up)
        break;
    }

  return result;
}

COMPILED_TWICE int
follow (Solver *self, bool is_plain, unsigned seat, SolverWay *way, SolverPast past, int left,
        int need)
{
  Card best = CARD_NONE;
  CardSet cards;
  Moves moves;
  int most;

  if ((is_plain || self->is_sum) && need <= 0)
    return 0;
  most = is_plain ? left : self->group_size > 0 ? most_in_groups (self, past, left) : INT16_MAX;
  if (need > most)
    return most;

  cards = legal_cards (self, seat, way);
  if (card_set_rest (cards) == 0)
    return search_move (self, is_plain, seat, way, past, card_set_first (cards),
                        SOLVER_SILENT | SOLVER_SAYING, left, need);
  list_follows (self, is_plain, seat, way, cards, &moves);

  return search_moves (self, is_plain, seat, way, past, &moves, 0, SOLVER_SILENT | SOLVER_SAYING,
                       left, need, &best);
}

static int
follow_plain (Solver *self, unsigned seat, SolverWay *way, int left, int need)
{
  return follow (self, true, seat, way, no_past, left, need);
}

static int
follow_any (Solver *self, unsigned seat, SolverWay *way, SolverPast past, int left, int need)
{
  return follow (self, false, seat, way, past, left, need);
}

/* ---- Leads ----------------------------------------------------------------------------------- */

COMPILED_TWICE int
play_last_trick (Solver *self, bool is_plain, unsigned leader, SolverWay *way, SolverPast past,
                 int left, int need)
{
  CardSet live = self->live;
  unsigned seat = leader;
  int value;

  self->nodes += self->n_players;
  if (is_plain)
    {
      Card best = card_set_first (self->hand[leader]);

      for (unsigned other = self->next[leader]; other != leader; other = self->next[other])
        if ((self->deck.beaters[best] & self->hand[other]) != 0)
          {
            best = card_set_first (self->hand[other]);
            seat = other;
          }

      return (self->side >> seat) & 1 ? left : 0;
    }

  do
    {
      put (self, is_plain, way++, seat, card_set_first (self->hand[seat]));
      seat = self->next[seat];
    }
  while (seat != leader);
  self->live = 0;
  value = end_any_trick (self, way, past, left, need);
  self->live = live;

  return value;
}

/* Searches all leads; tries @first before listing the others. */
COMPILED_TWICE int
search_leads (Solver *self, bool is_plain, unsigned leader, SolverWay *way, SolverPast past,
              Card first, int left, int need, Card *best)
{
  const unsigned how = SOLVER_SILENT | SOLVER_SAYING;
  CardSet cards = is_plain ? self->hand[leader] : cards_to_lead (self, leader);
  bool is_tried = first != CARD_NONE && card_set_has (cards, first);
  Around around;
  Moves moves;
  int value = 0;

  if (is_tried)
    {
      *best = first;
      value = search_move (self, is_plain, leader, way, past, first, how, left, need);
      if (is_settled ((self->side >> leader) & 1, value, need) || self->gave_up)
        return value;
    }
  look_around (self, leader, &around);
  list_leads (self, is_plain, leader, cards, first, &around, &moves);
  moves.value[0] = (int16_t) value;

  return search_moves (self, is_plain, leader, way, past, &moves, is_tried, how, left, need, best);
}

/* Searches a lead with @left card points to be won. */
COMPILED_TWICE int
lead (Solver *self, bool is_plain, unsigned leader, SolverWay *way, SolverPast past, int left,
      int need)
{
  Card *killer = self->killer[leader][self->height];
  Card best = CARD_NONE;
  Place place;
  const SolverEntry *entry;
  int value, low, high;

  if (is_plain)
    {
      if (need <= 0)
        return 0;
      if (need > left)
        return left;
    }
  if (self->live == 0)
    return is_plain ? 0 : value_of_end (self, past);
  clear (way);
  if (card_set_rest (self->hand[leader]) == 0
      && (is_plain || ((self->live & self->pair) == 0 && self->end.kind == TRICK_END_CARDS)))
    return play_last_trick (self, is_plain, leader, way, past, left, need);

  place = place_of (self, is_plain, leader, past);
  __builtin_prefetch (solver_table_line (&self->table, place.key, place.who));
  self->gave_up |= patience_ends (&self->patience, self->nodes);
  if (self->gave_up)
    return 0;

  entry = solver_table_find (&self->table, place.key, place.who);
  if (entry->low >= write_sum (place.share, need, true))
    return read_sum (place.share, entry->low);
  if (entry->high <= write_sum (place.share, need - 1, false))
    return read_sum (place.share, entry->high);

  bound_lead (self, is_plain, leader, past, left, &low, &high);
  if (need <= low)
    return low;
  if (need > high)
    return high;

  value = search_leads (self, is_plain, leader, way, past, entry->best, left, need, &best);
  if (self->gave_up)
    return value;

  if (is_settled ((self->side >> leader) & 1, value, need) && killer[0] != best)
    {
      killer[1] = killer[0];
      killer[0] = best;
    }
  keep_bound (self, place, value, value >= need, best);

  return value;
}

static int
lead_plain (Solver *self, unsigned leader, SolverWay *way, int left, int need)
{
  return lead (self, true, leader, way, no_past, left, need);
}

static int
lead_any (Solver *self, unsigned leader, SolverWay *way, SolverPast past, int left, int need)
{
  return lead (self, false, leader, way, past, left, need);
}

/* ---- Questions ------------------------------------------------------------------------------- */

int
solver_search_ask (Solver *self, CardSet cards, unsigned how, int need)
{
  Around around;
  Moves moves;
  Card best = CARD_NONE;

  look_around (self, self->turn, &around);
  if (self->way[0].n == 0)
    list_leads (self, self->is_plain, self->turn, cards, CARD_NONE, &around, &moves);
  else
    list_follows (self, self->is_plain, self->turn, self->way, cards, &moves);

  return self->is_plain ? search_moves (self, true, self->turn, self->way, no_past, &moves, 0, how,
                                        self->left, need, &best)
                        : search_moves (self, false, self->turn, self->way, self->past, &moves, 0,
                                        how, self->left, need, &best);
}

CardSet
solver_search_cards (const Solver *self)
{
  CardSet hand = self->hand[self->turn];

  if (self->way[0].n > 0)
    return legal_cards (self, self->turn, self->way);

  return trick_either (hand & self->announced, cards_to_lead (self, self->turn));
}

/*
 * Loosens the bounds of bound_rest (): certainties need good play from the first card on, and cards
 * on the table may complete a bonus.
 */
void
solver_search_bounds (const Solver *self, int *low, int *high)
{
  int sure, lost;

  if (self->is_sum)
    {
      *low = 0;
      *high = self->left + (self->group_size > 0);
      return;
    }

  bound_rest (self, self->turn, self->past, self->left, low, high);
  if (self->end.kind == TRICK_END_CARDS && self->group_size == 0)
    {
      bound_cards (self, self->turn, self->left, &sure, &lost);
      *low -= self->score.weight * sure;
      *high += self->score.weight * lost;
    }
  if (self->way[0].n > 0)
    {
      *low -= 2 * self->left;
      *high += 2 * self->left;
    }
  if (self->score.bonus != NULL && self->way[0].n > 0)
    {
      *low -= UINT8_MAX;
      *high += UINT8_MAX;
    }
}
