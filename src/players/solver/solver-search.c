/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "solver-search.h"

#include <glib.h>
#include <string.h>

#include "solver-moves.h"

static int search_lead (Solver *self, unsigned leader, SolverPast past, int left, int need);
static int search_follow (Solver *self, unsigned seat, const SolverWay *way, int left, int need);

/* ---- What a trick brings --------------------------------------------------------------------- */

/* What @n cards worth @points bring the side when they come to its pile, which they change. */
static inline int
count_gain (const Solver *self, SolverPast *past, unsigned n, int points, unsigned has_costs)
{
  unsigned size = self->group_size;
  int rest_before, rest_after;

  if (size == 0)
    return points * self->score.weight;

  rest_before = past->n_over > 0 && past->has_costs;
  points -= (int) ((size - 1) * ((past->n_over + n) / size));
  past->n_over = (uint8_t) ((past->n_over + n) % size);
  past->has_costs |= (uint8_t) has_costs;
  rest_after = past->n_over > 0 && past->has_costs;

  return points + rest_before - rest_after;
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

/* Not more bonus points than these lie in the cards that are left. */
static int
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

/*
 * The highest trumps bring their points to the side that holds them, whenever and by whomever they
 * are played: what could take the trick from one of them belongs to that side as well. Twins that
 * both sides hold, and trumps that do not beat all other suits, are not for certain.
 */
static int
points_of_top_trumps (const Solver *self, CardSet *tops)
{
  const SolverDeck *deck = &self->deck;
  CardSet trumps = deck->trump < TRICK_GROUPS ? self->live & deck->members[deck->trump] : 0;
  CardSet side = 0;
  int points = 0;

  *tops = 0;
  while (trumps != 0)
    {
      unsigned top = 63u - (unsigned) __builtin_clzll (trumps);

      if (side == 0)
        side = card_set_has (self->own, (Card) top) ? self->own : ~self->own;
      if ((self->live & ~deck->beaten[top] & ~side) != 0)
        break;
      points += deck->points[top];
      *tops |= card_set_of ((Card) top);
      trumps ^= card_set_of ((Card) top);
    }

  return points;
}

/* When nobody else has trumps: what @leader can lead at once without being beaten. */
static CardSet
tops_of_leader (const Solver *self, unsigned leader)
{
  const SolverDeck *deck = &self->deck;
  CardSet others = self->live & ~self->hand[leader];
  CardSet tops = 0;

  if ((deck->trump < TRICK_GROUPS && (others & deck->members[deck->trump]) != 0)
      || (self->live & self->led_first) != 0)
    return 0;
  for (CardSet set = self->hand[leader]; set != 0; set = card_set_rest (set))
    if ((deck->beaters[card_set_first (set)] & others) == 0)
      tops |= card_set_of (card_set_first (set));

  return tops;
}

/* What the side gets for certain of @left card points at least, and what it does not get. */
static void
bound_cards (const Solver *self, unsigned leader, int left, int *sure, int *lost)
{
  CardSet tops, leads;
  int points = points_of_top_trumps (self, &tops);
  bool is_own = (tops & self->own) != 0;

  *sure = is_own ? points : 0;
  *lost = is_own ? 0 : points;
  leads = tops_of_leader (self, leader);
  if (leads == 0)
    return;
  is_own = (self->side >> leader) & 1;
  points = 0;
  if (leads == self->hand[leader])
    points = left;
  else
    for (; leads != 0; leads = card_set_rest (leads))
      points += self->deck.points[card_set_first (leads)];
  *sure = is_own ? MAX (*sure, points) : *sure;
  *lost = is_own ? *lost : MAX (*lost, points);
}

/* The most that is still to be had in groups, of @left points: all of them, without a rest. */
static inline int
most_in_groups (const Solver *self, SolverPast past, int left)
{
  unsigned n = card_set_count (self->live);

  return n > 0 ? count_gain (self, &past, n, left, 0) + 1 : left;
}

/* Bounds of what the side gets from the start of a trick on. */
static void
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
      *high = most_in_groups (self, past, left);
      return;
    }

  bound_cards (self, leader, left, &sure, &lost);
  if (self->is_plain)
    {
      *low = sure;
      *high = left - lost;
      return;
    }

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

/* ---- The search ------------------------------------------------------------------------------ */

/* Whether @value answers the question for whoever chose what led to it. */
static inline bool
is_settled (bool is_own, int value, int need)
{
  return is_own ? value >= need : value < need;
}

static inline SolverWay
put (const Solver *self, const SolverWay *way, unsigned seat, Card card)
{
  const SolverDeck *deck = &self->deck;
  SolverWay after = *way;

  if (way->n == 0)
    {
      after.led = deck->group[card];
      after.ranks = 0xff;
    }
  if (way->n == 0 || card_set_has (deck->beaters[way->best], card))
    {
      after.best = card;
      after.best_seat = (uint8_t) seat;
    }
  after.points = (uint16_t) (after.points + deck->points[card]);
  after.has_costs |= card_set_has (self->rest_costs, card);
  after.cards |= card_set_of (card);
  after.ranks &= self->rank[card];
  after.n++;

  return after;
}

/* CE-7.6, CE-8: a trick may decide the game; 1 if it is won, 0 if it is lost */
static int
end_trick_of_fixed_game (Solver *self, const SolverWay *way, int need)
{
  const TrickEnd *end = &self->end;
  bool is_own = way->best_seat == end->seat;
  bool is_last = self->live == 0;
  SolverPast past = way->past;

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

  return search_lead (self, way->best_seat, past, 1, need);
}

/* The trick is complete: who leads next, and what the side gets from it on. */
static int
end_trick (Solver *self, const SolverWay *way, int left, int need)
{
  bool is_own = (self->side >> way->best_seat) & 1;
  SolverPast past = way->past;
  unsigned leader = self->hand[self->leader] & self->led_first ? self->leader : way->best_seat;
  int points = way->points + (self->live == 0 ? self->last_points : 0);
  int won = is_own ? count_gain (self, &past, self->n_players, points, way->has_costs) : 0;
  int bonus, value;

  left -= points;
  if (self->is_plain)
    return won + search_lead (self, leader, past, left, need - won);
  if (self->end.kind != TRICK_END_CARDS)
    return end_trick_of_fixed_game (self, way, need);

  if (self->score.sweep > 0)
    past.flags |= is_own ? SOLVER_WON_SIDE : SOLVER_WON_OTHERS;
  bonus = trick_bonus (self, way);
  if (bonus > 0)
    {
      SolverPast claimed = past;
      int more = won + count_bonus (self, &claimed, is_own, bonus);
      int other;

      value = more + search_lead (self, leader, claimed, left, need - more);
      if (!self->score.is_bonus_free || is_settled (is_own, value, need))
        return value;
      other = won + search_lead (self, leader, past, left, need - won);

      return is_own ? MAX (value, other) : MIN (value, other);
    }

  return won + search_lead (self, leader, past, left, need - won);
}

/* All cards are played. */
static int
end_deal (const Solver *self, SolverPast past)
{
  int value = 0;

  if (self->score.sweep > 0
      && (past.flags & (SOLVER_WON_SIDE | SOLVER_WON_OTHERS))
             != (SOLVER_WON_SIDE | SOLVER_WON_OTHERS))
    value = count_bonus (self, &past, (past.flags & SOLVER_WON_SIDE) != 0, self->score.sweep);

  return self->score.count == SOLVER_COUNT_NONE ? value : value - self->score.lacking[past.count];
}

/* What the side gets from here if @seat plays @card now; a bound on either side of @need. */
static inline int
search_card (Solver *self, unsigned seat, const SolverWay *way, Card card, int left, int need)
{
  SolverWay after = put (self, way, seat, card);
  int value;

  self->nodes++;
  self->hand[seat] ^= card_set_of (card);
  self->live ^= card_set_of (card);
  if (after.n < self->n_players)
    value = search_follow (self, self->next[seat], &after, left, need);
  else
    value = end_trick (self, &after, left, need);
  self->hand[seat] ^= card_set_of (card);
  self->live ^= card_set_of (card);

  return value;
}

/* K-8.8, K-8.9, Z-8.9: whether @card of the pair may be played silent, or announced */
static unsigned
ways_to_play (const Solver *self, unsigned seat, const SolverWay *way, Card card)
{
  bool is_second = (self->hand[seat] & self->pair & ~card_set_of (card)) == 0;
  bool is_said = way->past.flags & SOLVER_SAID;

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

/* The same for a card of the pair, which is announced. */
static int
search_saying (Solver *self, unsigned seat, const SolverWay *way, Card card, int left, int need)
{
  bool is_second = (self->hand[seat] & self->pair & ~card_set_of (card)) == 0;
  SolverWay said = *way;
  int points = 0;

  said.past.flags |= SOLVER_SAID;
  if (self->score.pair.kind != TRICK_PAIR_BOTH || is_second)
    points = count_bonus (self, &said.past, (self->side >> seat) & 1, self->score.pair.points);

  return points + search_card (self, seat, &said, card, left, need - points);
}

/* Both for a card of the pair, as far as they may be, and @how allows. */
static int
search_pair (Solver *self, unsigned seat, const SolverWay *way, Card card, unsigned how, int left,
             int need)
{
  bool is_own = (self->side >> seat) & 1;
  unsigned ways;
  int value;

  ways = ways_to_play (self, seat, way, card);
  how = (how & ways) != 0 ? how & ways : ways;
  if ((how & SOLVER_SAYING) == 0)
    return search_card (self, seat, way, card, left, need);
  value = search_saying (self, seat, way, card, left, need);
  if ((how & SOLVER_SILENT) == 0 || is_settled (is_own, value, need))
    return value;

  /* nobody loses by points unless silence may be better */
  if (self->score.is_pair_free)
    {
      int silent = search_card (self, seat, way, card, left, need);

      value = is_own ? MAX (value, silent) : MIN (value, silent);
    }

  return value;
}

/* Tries the moves in turn until one settles the question; *@best is that one, or the best. */
static inline int
search_moves (Solver *self, unsigned seat, const SolverWay *way, const Moves *moves, unsigned how,
              int left, int need, Card *best)
{
  bool is_own = (self->side >> seat) & 1;
  int result = is_own ? INT16_MIN : INT16_MAX;

  for (unsigned i = 0; i < moves->n; i++)
    {
      Card card = moves->card[i];
      int value = card_set_has (self->pair, card)
                      ? search_pair (self, seat, way, card, how, left, need)
                      : search_card (self, seat, way, card, left, need);

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

static int
search_follow (Solver *self, unsigned seat, const SolverWay *way, int left, int need)
{
  Moves moves;
  Card best = CARD_NONE;

  if (self->is_plain)
    {
      if (need <= 0)
        return 0;
      if (need > left && self->group_size == 0)
        return left;
    }
  list_follows (self, seat, way, legal_cards (self, seat, way), &moves);

  return search_moves (self, seat, way, &moves, SOLVER_SILENT | SOLVER_SAYING, left, need, &best);
}

/* The position as the table knows it: what of the past matters stands in bits of no card. */
static inline CardSet
key_of (const Solver *self, SolverPast past)
{
  CardSet key = solver_deck_key (&self->deck, self->live);
  unsigned flags = past.flags;

  if (self->is_plain)
    return key;
  if ((self->live & self->pair) == 0)
    flags &= ~(unsigned) SOLVER_SAID;

  return key | (CardSet) (flags << 8 | past.count) << SOLVER_KEY_PAST;
}

/* Everybody has one card, which falls into the last trick. */
static int
play_last_trick (Solver *self, unsigned leader, SolverPast past, int left, int need)
{
  SolverWay way = { .past = past };
  CardSet live = self->live;
  unsigned seat = leader;
  int value;

  do
    {
      way = put (self, &way, seat, card_set_first (self->hand[seat]));
      seat = self->next[seat];
    }
  while (seat != leader);
  self->nodes += self->n_players;
  self->live = 0;
  value = end_trick (self, &way, left, need);
  self->live = live;

  return value;
}

/* @left: all card points that are still to be won. */
static int
search_lead (Solver *self, unsigned leader, SolverPast past, int left, int need)
{
  const SolverWay way = { .past = past };
  unsigned who = leader | (unsigned) past.n_over << 3 | (unsigned) past.has_costs << 5;
  CardSet key;
  const SolverEntry *entry;
  Moves moves;
  Card best = CARD_NONE;
  int value, low, high;

  if (self->live == 0)
    return self->is_plain ? 0 : end_deal (self, past);
  if (card_set_rest (self->hand[leader]) == 0 && (self->live & self->pair) == 0
      && self->end.kind == TRICK_END_CARDS)
    return play_last_trick (self, leader, past, left, need);
  bound_rest (self, leader, past, left, &low, &high);
  if (need <= low)
    return low;
  if (need > high)
    return high;
  self->gave_up |= self->limit != 0 && self->nodes >= self->limit;
  if (self->gave_up)
    return 0;

  key = key_of (self, past);
  entry = solver_table_find (&self->table, key, who);
  if (entry->low >= need)
    return entry->low;
  if (entry->high < need)
    return entry->high;

  list_leads (self, leader, cards_to_lead (self, leader), entry->best, &moves);
  value
      = search_moves (self, leader, &way, &moves, SOLVER_SILENT | SOLVER_SAYING, left, need, &best);
  if (!self->gave_up)
    solver_table_keep (&self->table, key, who, value, value >= need, best);

  return value;
}

/* ---- Questions ------------------------------------------------------------------------------- */

int
solver_search_ask (Solver *self, CardSet cards, unsigned how, int need)
{
  const SolverWay *way = &self->way;
  Moves moves;
  Card best = CARD_NONE;

  if (way->n == 0)
    list_leads (self, self->turn, cards, CARD_NONE, &moves);
  else
    list_follows (self, self->turn, way, cards, &moves);

  return search_moves (self, self->turn, way, &moves, how, self->left, need, &best);
}

CardSet
solver_search_cards (const Solver *self)
{
  CardSet hand = self->hand[self->turn];

  if (self->way.n > 0)
    return legal_cards (self, self->turn, &self->way);

  return trick_either (hand & self->announced, cards_to_lead (self, self->turn));
}

/*
 * What is sure for whoever plays on well is not sure for whoever begins with any card. What lies on
 * the table may still be part of a bonus, or end the game.
 */
void
solver_search_bounds (const Solver *self, int *low, int *high)
{
  int sure, lost;

  if (self->is_plain)
    {
      *low = 0;
      *high = self->left + (self->group_size > 0);
      return;
    }

  bound_rest (self, self->turn, self->way.past, self->left, low, high);
  if (self->end.kind == TRICK_END_CARDS && self->group_size == 0)
    {
      bound_cards (self, self->turn, self->left, &sure, &lost);
      *low -= self->score.weight * sure;
      *high += self->score.weight * lost;
    }
  if (self->way.n > 0)
    {
      *low -= 2 * self->left;
      *high += 2 * self->left;
    }
  if (self->score.bonus != NULL && self->way.n > 0)
    {
      *low -= UINT8_MAX;
      *high += UINT8_MAX;
    }
}
