/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Lists and orders moves, and finds tricks that the leader surely wins. */

#pragma once

#include "players/solver/solver-search.h"

/* ---- Moves: one for each set of equivalent cards --------------------------------------------- */

/*
 * A list of moves. A move is one number: promise, row, card. Cards of one row differ in points
 * only.
 */
typedef struct
{
  unsigned n;
  int32_t move[CARDS_MAX];
  int16_t value[CARDS_MAX]; /* bounds found by trying */
  bool has_rows;            /* true if a row has several cards */
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

/* Returns the cards that cannot bring a bonus while @cards are left. */
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

/* Returns true if two cards of a group differ in points only: none of @others is between them. */
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

/* Returns all cards above @cards of one group. */
static inline CardSet
cards_above (CardSet cards)
{
  return cards == 0 ? ~UINT64_C (0) : -((CardSet) 2 << (63 ^ __builtin_clzll (cards)));
}

/* ---- Leads ----------------------------------------------------------------------------------- */

typedef struct
{
  CardSet friends;
  CardSet enemies;
  CardSet friend_ruffer[SEATS_MAX]; /* hands with trumps */
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

static inline unsigned
any_void (const CardSet *hands, unsigned n, CardSet group)
{
  unsigned found = 0;

  for (unsigned i = 0; i < n; i++)
    found |= (hands[i] & group) == 0;

  return found;
}

/* Lists leads by promise, one for each set of equivalent cards; @first gets the highest. */
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

static inline CardSet
cards_to_lead (const Solver *self, unsigned seat)
{
  return trick_either (self->hand[seat] & self->led_first, self->hand[seat]);
}

/* ---- Cards that follow ----------------------------------------------------------------------- */

/* Returns the hands of enemies behind @seat, reduced to the suit led if they can follow it. */
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

/* ---- Tricks that the leader takes without losing the lead ----------------------------------- */

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

/* Takes the strongest of @cards, as many as @others; adds the shortage to *@n_more. */
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

/* Takes the weakest of @cards, like take_strongest (). */
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

/* Takes as many of @cards as @others, by points; adds the shortage to *@n_more. */
static inline CardSet
take_worth (const SolverDeck *deck, CardSet cards, CardSet others, bool is_most, unsigned *n_more)
{
  unsigned n = card_set_count (others);
  CardSet taken = take_by_points (deck, cards, n, is_most);

  *n_more += n - card_set_count (taken);

  return taken;
}

/* Returns the @cards of one group that @others cannot beat. */
static inline CardSet
unbeaten (const SolverDeck *deck, CardSet cards, CardSet others)
{
  return others == 0 ? cards : cards & ~deck->beaten[63 ^ __builtin_clzll (others)];
}

/* Returns as many of @tops as all @n @hands can follow. */
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

/* The other hands in turn order; ruffers have trumps after the leader's high trumps. */
typedef struct
{
  CardSet hand[SEATS_MAX];
  bool is_friend[SEATS_MAX];
  CardSet ruffer[SEATS_MAX];
  unsigned n, n_ruffers;
} Followers;

/*
 * Returns the winners of a suit while hands with trumps follow; all its cards if nobody can stop
 * them.
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

/* Returns the least that @hand loses to the tricks of @leads, or the best that a friend gives. */
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
 * Returns the cards that @leader can lead in sequence without losing a trick. *@falls receives
 * cards of the others: the leader's side can win at least their points in these tricks. It is empty
 * if the whole hand runs.
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
 * Returns the highest trumps of one side, which can lose only to that side's own cards. Twins of
 * both sides are excluded.
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
