/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which cards the search tries, and in which order: of cards that differ in nothing only one. */

#pragma once

#include "players/solver/solver-search.h"

/*
 * Each move is one number: the more promising, the higher; in its lower bits the row and the card.
 * Cards of one row differ in their points alone.
 */
typedef struct
{
  unsigned n;
  int32_t move[CARDS_MAX];
  int16_t value[CARDS_MAX]; /* a bound that was found when it was tried */
  bool has_rows;            /* of more than one card */
} Moves;

static inline Card
move_card (int32_t move)
{
  return (Card) (~move & 0xff);
}

static inline unsigned
move_row (int32_t move)
{
  return (unsigned) ~move >> 8 & 0xff;
}

static inline void
add_move (Moves *moves, Card card, unsigned row, int order)
{
  moves->move[moves->n++] = (int32_t) ((unsigned) order << 16 | ((row << 8 | card) ^ 0xffff));
}

/* Puts the most promising move from place @i on there, and returns it. */
static inline int32_t
pick_move (Moves *moves, unsigned i)
{
  unsigned best = i;
  int32_t move;

  for (unsigned k = i + 1; k < moves->n; k++)
    best = moves->move[k] > moves->move[best] ? k : best;
  move = moves->move[best];
  moves->move[best] = moves->move[i];
  moves->move[i] = move;

  return move;
}

/* Cards that bring no bonus points when @cards are left. */
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
 * Cards of a group that differ in their points alone: nobody else's card lies between them. All
 * that are not @common differ.
 */
static inline bool
is_beside (const Solver *self, bool is_plain, Card before, Card card, CardSet others,
           CardSet common)
{
  const SolverDeck *deck = &self->deck;

  if ((deck->from[before] & deck->upto[card] & others) != 0)
    return false;

  return is_plain
         || ((common >> before & common >> card & 1) != 0
             && ((self->special >> before ^ self->special >> card) & 1) == 0);
}

/* Cards above all of @cards, which are of one group. */
static inline CardSet
cards_above (CardSet cards)
{
  return cards == 0 ? ~UINT64_C (0) : -((CardSet) 2 << (63 ^ __builtin_clzll (cards)));
}

/* ---- Leads ----------------------------------------------------------------------------------- */

/* The seats around the leader. */
typedef struct
{
  CardSet friends; /* their cards */
  CardSet enemies;
  CardSet friend_ruffer[SEATS_MAX]; /* the cards of those who have trumps */
  CardSet enemy_ruffer[SEATS_MAX];
  unsigned n_friend_ruffers, n_enemy_ruffers;
} Around;

static inline void
look_around (const Solver *self, unsigned leader, Around *around)
{
  around->friends = around->enemies = 0;
  around->n_friend_ruffers = around->n_enemy_ruffers = 0;
  for (unsigned seat = self->next[leader]; seat != leader; seat = self->next[seat])
    {
      CardSet hand = self->hand[seat];
      bool has_trumps = (hand & self->trumps) != 0;

      if ((self->allies[leader] >> seat) & 1)
        {
          around->friends |= hand;
          around->friend_ruffer[around->n_friend_ruffers] = hand;
          around->n_friend_ruffers += has_trumps;
        }
      else
        {
          around->enemies |= hand;
          around->enemy_ruffer[around->n_enemy_ruffers] = hand;
          around->n_enemy_ruffers += has_trumps;
        }
    }
}

/* One of @n @hands has no card of @group. */
static inline unsigned
any_void (const CardSet *hands, unsigned n, CardSet group)
{
  unsigned found = 0;

  for (unsigned i = 0; i < n; i++)
    found |= (hands[i] & group) == 0;

  return found;
}

/* Of @cards those that differ, the most promising first; @first, which may be none, before all. */
static inline void
list_leads (const Solver *self, bool is_plain, unsigned seat, CardSet cards, Card first,
            const Around *around, Moves *moves)
{
  const SolverDeck *deck = &self->deck;
  CardSet others = self->live ^ self->hand[seat];
  CardSet common = is_plain ? 0 : ~self->pair & idle_cards (self, self->live);
  unsigned row = 0;
  const Card *killer = self->killer[seat][self->height];

  moves->n = 0;
  moves->has_rows = false;
  while (cards != 0)
    {
      unsigned g = deck->group[card_set_first (cards)];
      CardSet group = deck->members[g];
      CardSet unbeaten = cards_above (around->enemies & group);
      unsigned told = any_void (around->enemy_ruffer, around->n_enemy_ruffers, group)
                          * SOLVER_LEAD_ENEMY_RUFFS
                      | any_void (around->friend_ruffer, around->n_friend_ruffers, group)
                            * SOLVER_LEAD_FRIEND_RUFFS
                      | ((around->friends & group & unbeaten) != 0) * SOLVER_LEAD_FRIEND_WINS
                      | (g == deck->trump) * SOLVER_LEAD_TRUMP
                      | (around->n_enemy_ruffers > 0) * SOLVER_LEAD_ENEMY_HAS_TRUMPS;
      Card before = CARD_NONE;
      CardSet set = cards & group;

      for (cards ^= set; set != 0; set = card_set_rest (set))
        {
          Card card = card_set_first (set);
          bool is_next
              = before != CARD_NONE && is_beside (self, is_plain, before, card, others, common);

          row += !is_next;
          if (!is_next || deck->points[card] != deck->points[before] || card == first)
            {
              SolverOrder order
                  = self->orders
                        .lead[told | (unsigned) (unbeaten >> card & 1) * SOLVER_LEAD_UNBEATEN];
              int worth = order.base + order.point * deck->points[card];

              worth += card == killer[0]   ? SOLVER_KILLER
                       : card == killer[1] ? SOLVER_KILLER_BEFORE
                                           : 0;
              moves->has_rows |= is_next;
              add_move (moves, card, row, card == first ? INT16_MAX : worth);
            }
          before = card;
        }
    }
}

/* The cards to lead: those of the kind that has to be led first while there are any, else all. */
static inline CardSet
cards_to_lead (const Solver *self, unsigned seat)
{
  return trick_either (self->hand[seat] & self->led_first, self->hand[seat]);
}

/* ---- Cards that follow ----------------------------------------------------------------------- */

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

static inline CardSet
legal_cards (const Solver *self, unsigned seat, const SolverWay *way)
{
  bool friend_wins = (self->allies[seat] >> way->best_seat) & 1;

  return trick_legal_behind (self->deck.trump, self->deck.members, self->duties, way->led,
                             self->deck.beaters[way->best], self->hand[seat], friend_wins);
}

static inline void
list_follows (const Solver *self, bool is_plain, unsigned seat, const SolverWay *way, CardSet cards,
              Moves *moves)
{
  const SolverDeck *deck = &self->deck;
  CardSet others = (self->live ^ self->hand[seat]) | card_set_of (way->best);
  CardSet common = is_plain ? 0 : ~self->pair & idle_cards (self, self->live | way->cards);
  CardSet behind = cards_behind (self, seat, way);
  CardSet winners = deck->beaters[way->best];
  bool friend_wins = (self->allies[seat] >> way->best_seat) & 1;
  bool friend_takes = friend_wins && (winners & behind) == 0;
  unsigned told
      = friend_wins * SOLVER_FOLLOW_FRIEND_WINS | friend_takes * SOLVER_FOLLOW_FRIEND_TAKES;
  unsigned row = 0;

  moves->n = 0;
  moves->has_rows = false;
  while (cards != 0)
    {
      unsigned g = deck->group[card_set_first (cards)];
      CardSet set = cards & deck->members[g];
      const SolverOrder *orders
          = &self->orders.follow[told | (g != way->led) * SOLVER_FOLLOW_OTHER_SUIT
                                 | (g == deck->trump) * SOLVER_FOLLOW_TRUMP];
      Card before = CARD_NONE;

      for (cards ^= set; set != 0; set = card_set_rest (set))
        {
          Card card = card_set_first (set);
          bool is_next
              = before != CARD_NONE && is_beside (self, is_plain, before, card, others, common);

          bool differs = !is_next || deck->points[card] != deck->points[before];
          SolverOrder order = orders[(unsigned) (winners >> card & 1) * SOLVER_FOLLOW_BEATS
                                     | ((deck->beaters[card] & behind) == 0) * SOLVER_FOLLOW_SURE];

          row += !is_next;
          moves->has_rows |= is_next & differs;
          add_move (moves, card, row, order.base + order.point * deck->points[card]);
          moves->n -= !differs;
          before = card;
        }
    }
}
