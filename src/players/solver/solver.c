/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "solver.h"

#include <glib.h>
#include <string.h>

#include "game.h"
#include "solver-deck.h"
#include "solver-table.h"

#define FIRST_STEP 8 /* points from the first question to the second */

/* What is tried first, beside a card's points. */
#define ORDER_TOP 100     /* a lead that nobody beats in its suit */
#define ORDER_TAKE 60     /* to take the trick for certain */
#define ORDER_GIVE 40     /* to a friend who takes it for certain */
#define ORDER_OVERTAKE 20 /* from a friend who takes it for certain */

/* ---- The search ------------------------------------------------------------------------------ */

struct Solver
{
  SolverDeck deck; /* the cards of the rest by the solver's own numbers */
  SolverTable table;

  CardSet hand[SEATS_MAX];
  CardSet live; /* all hands */
  const TrickDuties *duties;
  uint8_t next[SEATS_MAX];   /* the seat that plays after this one */
  uint8_t allies[SEATS_MAX]; /* as SeatSet */
  SeatSet side;
  uint8_t n_players;
  uint8_t last_points; /* for the last trick, with the cards that come with it */
  uint8_t group_size;  /* of trick-play.h, or 0 */
  CardSet rest_costs;
  CardSet led_first;
  CardSet announced; /* for the first card alone */
  uint8_t leader;

  uint64_t nodes;
  uint64_t limit;
  bool gave_up;
  int low, high; /* bounds of the last answer */
};

/* The pile of the side as far as it matters to what comes: CE-9.2. */
typedef struct
{
  uint8_t n_over;    /* cards beyond full groups */
  uint8_t has_costs; /* there is one in it that makes a rest cost a point */
} SolverPile;

/* A trick on its way. */
typedef struct
{
  uint8_t n;         /* cards on the table */
  uint8_t led;       /* group of the first */
  uint8_t best_seat; /* who wins it so far … */
  Card best;         /* … with this card */
  uint16_t points;   /* of the cards on the table */
  SolverPile pile;   /* before it */
  uint8_t has_costs; /* as in the pile, of the cards on the table */
} Way;

static int search_lead (Solver *self, unsigned leader, SolverPile pile, int left, int need);

/* Moves @card to the front of what is tried where it is worth more than what is there. */
typedef struct
{
  unsigned n;
  Card card[CARDS_MAX];
  int16_t order[CARDS_MAX];
} Moves;

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

/* Cards that differ in nothing: same group, same points, nobody else's card between them. */
static inline bool
is_like (const Solver *self, Card card, Card other, CardSet others)
{
  const SolverDeck *deck = &self->deck;
  CardSet special = self->led_first | self->rest_costs;

  return deck->group[card] == deck->group[other] && deck->points[card] == deck->points[other]
         && ((deck->beaters[card] ^ deck->beaters[other]) & others) == 0
         && ((deck->beaten[card] ^ deck->beaten[other]) & others) == 0
         && card_set_has (special, card) == card_set_has (special, other);
}

/* A lead: what takes the trick for certain, points first; then small cards. */
static inline int
judge_lead (const Solver *self, unsigned seat, Card card)
{
  const SolverDeck *deck = &self->deck;
  CardSet others = self->live & ~self->hand[seat];
  bool is_top = (deck->beaters[card] & deck->members[deck->group[card]] & others) == 0;

  return is_top ? ORDER_TOP + deck->points[card] : -deck->points[card];
}

/* An enemy of @seat who plays to the trick behind it can beat @card. */
static inline bool
may_be_beaten (const Solver *self, unsigned seat, const Way *way, Card card)
{
  const SolverDeck *deck = &self->deck;
  unsigned other = seat;

  for (unsigned n = way->n + 1u; n < self->n_players; n++)
    {
      CardSet follow;

      other = self->next[other];
      if ((self->allies[seat] >> other) & 1)
        continue;
      follow = trick_either (self->hand[other] & deck->members[way->led], self->hand[other]);
      if ((deck->beaters[card] & follow) != 0)
        return true;
    }

  return false;
}

/* A card behind others: one that takes the trick for certain, else much for a friend who does. */
static inline int
judge_follow (const Solver *self, unsigned seat, const Way *way, Card card, bool friend_takes)
{
  const SolverDeck *deck = &self->deck;
  int points = deck->points[card];

  if (!card_set_has (deck->beaters[way->best], card))
    return friend_takes ? ORDER_GIVE + points : -2 * points;
  if (may_be_beaten (self, seat, way, card))
    return -points;

  return friend_takes ? ORDER_OVERTAKE + points : ORDER_TAKE;
}

/* What is led first is led as long as there is any, else whatever is held. */
static inline CardSet
cards_to_lead (const Solver *self, unsigned seat)
{
  CardSet first = self->hand[seat] & self->led_first;

  return first != 0 ? first : self->hand[seat];
}

static inline CardSet
legal_cards (const Solver *self, unsigned seat, const Way *way)
{
  bool friend_wins = (self->allies[seat] >> way->best_seat) & 1;

  if (way->n == 0)
    return cards_to_lead (self, seat);

  return trick_legal_behind (self->deck.trump, self->deck.members, self->duties, way->led,
                             self->deck.beaters[way->best], self->hand[seat], friend_wins);
}

/* Of @cards those that differ, the most promising first, @first before all others. */
static void
list_moves (const Solver *self, unsigned seat, const Way *way, CardSet cards, Card first,
            Moves *moves)
{
  CardSet others = (self->live & ~self->hand[seat]) | (way->n > 0 ? card_set_of (way->best) : 0);
  Card before = CARD_NONE;
  bool friend_takes = way->n > 0 && ((self->allies[seat] >> way->best_seat) & 1)
                      && !may_be_beaten (self, seat, way, way->best);

  moves->n = 0;
  for (; cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      if (before != CARD_NONE && is_like (self, card, before, others))
        continue;
      before = card;
      add_move (moves, card,
                card == first ? INT16_MAX
                : way->n == 0 ? judge_lead (self, seat, card)
                              : judge_follow (self, seat, way, card, friend_takes));
    }
}

static inline Way
put (const Solver *self, const Way *way, unsigned seat, Card card)
{
  const SolverDeck *deck = &self->deck;
  Way after = *way;

  if (way->n == 0)
    after.led = deck->group[card];
  if (way->n == 0 || card_set_has (deck->beaters[way->best], card))
    {
      after.best = card;
      after.best_seat = (uint8_t) seat;
    }
  after.points = (uint16_t) (after.points + deck->points[card]);
  after.has_costs |= card_set_has (self->rest_costs, card);
  after.n++;

  return after;
}

static int search_follow (Solver *self, unsigned seat, const Way *way, int left, int need);

/* What @n cards worth @points bring the side when they come to @pile, which they change. */
static inline int
count_gain (const Solver *self, SolverPile *pile, unsigned n, int points, unsigned has_costs)
{
  unsigned size = self->group_size;
  int rest_before, rest_after;

  if (size == 0)
    return points;

  rest_before = pile->n_over > 0 && pile->has_costs;
  points -= (int) ((size - 1) * ((pile->n_over + n) / size));
  pile->n_over = (uint8_t) ((pile->n_over + n) % size);
  pile->has_costs |= (uint8_t) has_costs;
  rest_after = pile->n_over > 0 && pile->has_costs;

  return points + rest_before - rest_after;
}

/* The most the side can still get, of @left points: all of them, without the cost of a rest. */
static inline int
most_left (const Solver *self, SolverPile pile, int left)
{
  unsigned n = self->group_size != 0 ? card_set_count (self->live) : 0;

  return n > 0 ? count_gain (self, &pile, n, left, 0) + 1 : left;
}

/* The trick is complete: who leads next, and what the side gets from it on. */
static int
end_trick (Solver *self, const Way *way, int left, int need)
{
  SolverPile pile = way->pile;
  unsigned leader = self->hand[self->leader] & self->led_first ? self->leader : way->best_seat;
  int points = way->points + (self->live == 0 ? self->last_points : 0);
  int won = 0;

  if ((self->side >> way->best_seat) & 1)
    won = count_gain (self, &pile, self->n_players, points, way->has_costs);

  return won + search_lead (self, leader, pile, left - points, need - won);
}

/* What the side gets from here if @seat plays @card now; a bound on either side of @need. */
static inline int
search_card (Solver *self, unsigned seat, const Way *way, Card card, int left, int need)
{
  Way after = put (self, way, seat, card);
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

/* Tries the moves in turn until one settles the question; *@best is that one, or the best. */
static int
search_moves (Solver *self, unsigned seat, const Way *way, const Moves *moves, int left, int need,
              Card *best)
{
  bool is_own = (self->side >> seat) & 1;
  int result = is_own ? INT16_MIN : INT16_MAX;

  for (unsigned i = 0; i < moves->n; i++)
    {
      int value = search_card (self, seat, way, moves->card[i], left, need);

      if (is_own ? value > result : value < result)
        {
          result = value;
          *best = moves->card[i];
        }
      if (is_own ? result >= need : result < need)
        break;
      if (self->gave_up)
        break;
    }

  return result;
}

static int
search_follow (Solver *self, unsigned seat, const Way *way, int left, int need)
{
  Moves moves;
  Card best = CARD_NONE;

  if (need <= 0)
    return 0;
  if (need > left && self->group_size == 0)
    return left;
  list_moves (self, seat, way, legal_cards (self, seat, way), CARD_NONE, &moves);

  return search_moves (self, seat, way, &moves, left, need, &best);
}

/* @left: all points that are still to be won. */
static int
search_lead (Solver *self, unsigned leader, SolverPile pile, int left, int need)
{
  const Way way = { .pile = pile };
  unsigned who = leader | (unsigned) pile.n_over << 3 | (unsigned) pile.has_costs << 5;
  CardSet key = solver_deck_key (&self->deck, self->live);
  int most = most_left (self, pile, left);
  const SolverEntry *entry;
  Moves moves;
  Card best = CARD_NONE;
  int value;

  if (need <= 0 || self->live == 0)
    return 0;
  if (need > most)
    return most;
  self->gave_up |= self->limit != 0 && self->nodes >= self->limit;
  if (self->gave_up)
    return 0;

  entry = solver_table_find (&self->table, key, who);
  if (entry->low >= need)
    return entry->low;
  if (entry->high < need)
    return entry->high;

  list_moves (self, leader, &way, cards_to_lead (self, leader), entry->best, &moves);
  value = search_moves (self, leader, &way, &moves, left, need, &best);
  if (!self->gave_up)
    solver_table_keep (&self->table, key, who, most, value, value >= need, best);

  return value;
}

/* ---- Questions ------------------------------------------------------------------------------- */

/* All points that are still to be won, with those on the table. */
static int
count_left (const Solver *self, const Way *way)
{
  int left = way->points + self->last_points;

  for (CardSet set = self->live; set != 0; set = card_set_rest (set))
    left += self->deck.points[card_set_first (set)];

  return left;
}

/* The cards that may be played first: of what was announced one of that. */
static CardSet
root_cards (const Solver *self, unsigned seat, const Way *way)
{
  CardSet announced = way->n == 0 ? self->announced & self->hand[seat] : 0;

  return announced != 0 ? announced : legal_cards (self, seat, way);
}

static int
search_root (Solver *self, unsigned seat, const Way *way, CardSet cards, int left, int need)
{
  Moves moves;
  Card best = CARD_NONE;

  list_moves (self, seat, way, cards, CARD_NONE, &moves);

  return search_moves (self, seat, way, &moves, left, need, &best);
}

/* Takes the question over. */
static Way
begin (Solver *self, const SolverRest *rest)
{
  const TrickPlay *play = &rest->play;
  Way way = { 0 };

  solver_deck_make (&self->deck, play->order, rest->hand, &rest->trick, play->led_first);
  solver_table_clear (&self->table);
  self->live = 0;
  for (unsigned seat = 0; seat < play->n_seats; seat++)
    {
      self->hand[seat] = solver_deck_translate (&self->deck, rest->hand[seat]);
      self->live |= self->hand[seat];
      self->next[seat] = (uint8_t) seats_next (play->playing, seat, play->n_seats);
      self->allies[seat] = play->allies[seat];
    }
  self->duties = play->duties;
  self->side = rest->side;
  self->n_players = (uint8_t) __builtin_popcount (play->playing);
  self->last_points
      = (uint8_t) (play->last_trick_points + trick_points (play->order, play->last_trick_cards));
  self->group_size = play->group_size;
  self->rest_costs = solver_deck_translate (&self->deck, play->rest_costs);
  self->led_first = solver_deck_translate (&self->deck, play->led_first);
  self->announced = solver_deck_translate (&self->deck, play->announced);
  self->leader = play->leader;
  self->nodes = 0;
  self->gave_up = false;

  if (play->group_size > 0)
    way.pile = (SolverPile) { .n_over = (uint8_t) (card_set_count (play->pile) % play->group_size),
                              .has_costs = (play->pile & play->rest_costs) != 0 };
  for (unsigned i = 0; i < rest->trick.n; i++)
    way = put (self, &way, rest->trick.seat[i], self->deck.number[rest->trick.card[i]]);

  return way;
}

/*
 * A search with a null window answers "at least so much?". From a first guess on the question goes
 * up or down by growing steps, until the value lies between two answers; then it halves what is
 * between them. Each answer is a bound on the far side of the question, too (MTD: Plaat and others,
 * Best-first fixed-depth minimax algorithms, 1996).
 */
static int
settle (Solver *self, unsigned seat, const Way *way, CardSet cards, int left, int guess)
{
  int need = CLAMP (guess, 1, MAX (left, 1));

  self->low = 0;
  self->high = left;
  for (int step = FIRST_STEP; self->low < self->high; step *= 2)
    {
      int value = search_root (self, seat, way, cards, left, need);

      if (self->gave_up)
        break;
      if (value >= need)
        self->low = value;
      else
        self->high = value;

      if (self->low == 0)
        need = MAX (self->high - step, 1);
      else if (self->high == left)
        need = MIN (self->low + step, left);
      else
        need = (self->low + self->high + 1) / 2;
    }

  return self->low;
}

int
solver_value (Solver *self, const SolverRest *rest)
{
  Way way = begin (self, rest);
  int left = count_left (self, &way);

  return settle (self, rest->turn, &way, root_cards (self, rest->turn, &way), left, left / 2);
}

bool
solver_reaches (Solver *self, const SolverRest *rest, int points)
{
  Way way = begin (self, rest);
  int left = count_left (self, &way);
  CardSet cards = root_cards (self, rest->turn, &way);

  return points <= 0 || search_root (self, rest->turn, &way, cards, left, points) >= points;
}

unsigned
solver_values (Solver *self, const SolverRest *rest, SolverValue *values)
{
  Way way = begin (self, rest);
  int left = count_left (self, &way);
  int guess = left / 2;
  unsigned n = 0;

  for (CardSet set = root_cards (self, rest->turn, &way); set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);

      guess = settle (self, rest->turn, &way, card_set_of (card), left, guess);
      values[n++] = (SolverValue) { .card = self->deck.card[card], .value = (int16_t) guess };
    }

  return n;
}

void
solver_set_limit (Solver *self, uint64_t nodes)
{
  self->limit = nodes;
}

bool
solver_gave_up (const Solver *self, int *low, int *high)
{
  *low = self->low;
  *high = self->high;

  return self->gave_up;
}

uint64_t
solver_count_nodes (const Solver *self)
{
  return self->nodes;
}

Solver *
solver_new (void)
{
  Solver *self = g_new0 (Solver, 1);

  solver_table_init (&self->table);

  return self;
}

void
solver_free (Solver *self)
{
  solver_table_clear_all (&self->table);
  g_free (self);
}
