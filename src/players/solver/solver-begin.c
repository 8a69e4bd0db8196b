/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Prepares the search of a rest, and decides whether stored bounds still hold. */

#include <glib.h>
#include <string.h>

#include "players/solver/solver-search.h"

#define CARDS_OF_FEW 36 /* most cards for which the small table suffices */

/* ---- Bonus points of tricks ------------------------------------------------------------------ */

/* Returns true if all owners differ, so that @cards can fall into one trick. */
static bool
may_meet (const SolverDeck *deck, CardSet cards)
{
  unsigned seats = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    {
      unsigned seat = 1u << deck->owner[card_set_first (cards)];

      if ((seats & seat) != 0)
        return false;
      seats |= seat;
    }

  return true;
}

/* Returns true if each of @cards is needed for the bonus. */
static bool
needs_all (const uint8_t *bonus, unsigned cards)
{
  for (unsigned set = cards; set != 0; set &= set - 1)
    if (bonus[cards ^ (set & -set)] == bonus[cards])
      return false;

  return bonus[cards] > 0;
}

/*
 * Computes, by cards left in a suit, the greatest total bonus and the idle cards. The total is a
 * sum over disjoint sets of one trick each.
 */
static void
make_suit_potential (Solver *self, unsigned suit, unsigned n)
{
  const SolverDeck *deck = &self->deck;
  uint8_t *bonus = self->bonus[suit];
  uint16_t *most = self->potential[suit];
  uint8_t together[256];
  unsigned n_together = 0;
  CardSet fours = 0;

  for (unsigned rank = 0; rank < G_N_ELEMENTS (self->four); rank++)
    fours |= self->four[rank];

  for (unsigned cards = 1; cards < 1u << n; cards++)
    if (needs_all (bonus, cards) && may_meet (deck, (CardSet) cards << deck->first[suit]))
      together[n_together++] = (uint8_t) cards;

  for (unsigned left = 0; left < 1u << n; left++)
    {
      unsigned lowest = left & -left;
      unsigned useful = fours >> deck->first[suit] & 0xff;

      most[left] = left == 0 ? 0 : most[left ^ lowest];
      for (unsigned i = 0; i < n_together; i++)
        if ((together[i] & ~left) == 0)
          {
            useful |= together[i];
            if ((together[i] & lowest) != 0)
              most[left] = MAX (most[left], bonus[together[i]] + most[left ^ together[i]]);
          }
      self->idle[suit][left] = (uint8_t) (left & ~useful);
    }
}

static void
make_suit_bonus (Solver *self, unsigned suit)
{
  const SolverDeck *deck = &self->deck;
  unsigned n = card_set_count (deck->members[suit]);

  for (unsigned cards = 0; cards < 1u << n; cards++)
    {
      unsigned in_pack = 0;

      for (unsigned set = cards; set != 0; set &= set - 1)
        in_pack |= 1u << deck->card[deck->first[suit] + (unsigned) __builtin_ctz (set)] % 8;
      self->bonus[suit][cards] = self->score.bonus->suit[suit][in_pack];
    }
  make_suit_potential (self, suit, n);
}

/* Finds the ranks of which all four cards can still fall in one trick. */
static void
make_fours (Solver *self)
{
  const TrickBonus *bonus = self->score.bonus;
  const SolverDeck *deck = &self->deck;

  memset (self->four, 0, sizeof self->four);
  for (unsigned n = 0; n < deck->n_cards; n++)
    {
      unsigned rank = deck->card[n] % 8;

      self->rank[n] = (uint8_t) (1u << rank);
      self->four_bonus[rank] = bonus->four[rank];
      if (bonus->four[rank] > 0)
        self->four[rank] |= card_set_of ((Card) n);
    }
  for (unsigned rank = 0; rank < G_N_ELEMENTS (self->four); rank++)
    if (card_set_count (self->four[rank]) < SUITS || !may_meet (deck, self->four[rank]))
      self->four[rank] = 0;
}

static void
make_bonus (Solver *self)
{
  make_fours (self);
  for (unsigned suit = 0; suit < SUITS; suit++)
    make_suit_bonus (self, suit);
}

/* ---- A rest ---------------------------------------------------------------------------------- */

static void
take_hands (Solver *self, const SolverRest *rest)
{
  const TrickPlay *play = &rest->play;

  self->live = 0;
  for (unsigned seat = 0; seat < play->n_seats; seat++)
    {
      self->hand[seat] = solver_deck_translate (&self->deck, rest->hand[seat]);
      self->live |= self->hand[seat];
      self->next[seat] = (uint8_t) seats_next (play->playing, seat, play->n_seats);
      self->allies[seat] = play->allies[seat];
    }
  self->own = 0;
  for (unsigned seat = 0; seat < play->n_seats; seat++)
    self->own |= seats_have (rest->side, seat) ? self->hand[seat] : 0;
  self->side = rest->side;
  self->turn = rest->turn;
  self->n_players = (uint8_t) __builtin_popcount (play->playing);
}

/* CE-9.2: finds points off and cards beyond full groups, by tricks added. */
static void
find_grouped (Solver *self)
{
  unsigned size = self->group_size;

  g_assert (size <= SOLVER_GROUP_MAX);
  for (unsigned n_over = 0; n_over < size; n_over++)
    for (unsigned n_tricks = 0; n_tricks * self->n_players < CARDS_MAX; n_tricks++)
      {
        unsigned n = n_over + n_tricks * self->n_players;

        self->grouped[n_over][n_tricks]
            = (SolverGrouped) { .less = (uint8_t) ((size - 1) * (n / size)),
                                .n_over = (uint8_t) (n % size) };
      }
}

/*
 * CE-9.2: a pile's value times the group size is a sum over its cards, plus an offset by cards
 * beyond full groups. Offsets differ by less than a point.
 */
static void
find_over (Solver *self)
{
  int size = self->group_size;
  int cost = self->may_rest_cost ? size : 0;
  int most = 0;

  for (int n = 1; n < size; n++)
    most = MAX (most, (size - 1) * n - cost);
  for (int n = 0; n < size; n++)
    self->over[n] = (uint8_t) (most - (n == 0 ? 0 : (size - 1) * n - cost));
}

static void
take_play (Solver *self, const TrickPlay *play)
{
  self->duties = play->duties;
  self->last_points
      = (uint8_t) (play->last_trick_points + trick_points (play->order, play->last_trick_cards));
  self->group_size = play->group_size;
  self->rest_costs = solver_deck_translate (&self->deck, play->rest_costs);
  self->led_first = solver_deck_translate (&self->deck, play->led_first);
  self->announced = solver_deck_translate (&self->deck, play->announced);
  self->leader = play->leader;
  find_grouped (self);
  self->may_rest_cost = play->rest_costs != 0;
  find_over (self);
  self->end = play->end;
  if (play->end.kind == TRICK_END_POINTS)
    self->end.kind = TRICK_END_CARDS;
  if (play->end.kind == TRICK_END_CARD)
    self->end.card = self->deck.number[play->end.card];
}

/* Sets sure_trumps and are_tops_sure. */
static void
find_certainties (Solver *self)
{
  const SolverDeck *deck = &self->deck;
  CardSet all = deck->n_cards == 0 ? 0 : UINT64_MAX >> (CARDS_MAX - deck->n_cards);

  self->trumps = deck->trump < TRICK_GROUPS ? deck->members[deck->trump] : 0;
  self->sure_trumps = self->trumps;
  self->are_tops_sure = !self->duties->free;
  for (unsigned n = 0; n < deck->n_cards; n++)
    {
      CardSet above = deck->members[deck->group[n]] & ~(UINT64_MAX >> (CARDS_MAX - 1 - n));

      if (card_set_has (self->trumps, (Card) n) && (all & ~self->trumps & ~deck->beaten[n]) != 0)
        self->sure_trumps = 0;
      if ((deck->beaters[n] & ~(above | self->trumps)) != 0
          || (card_set_has (self->trumps, (Card) n) && (deck->beaters[n] & ~above) != 0))
        self->are_tops_sure = false;
    }
  self->are_tops_sure &= deck->is_ranked;
  if (!self->are_tops_sure)
    self->sure_trumps = 0;
}

static void
take_trick (Solver *self, const SolverRest *rest)
{
  const TrickPlay *play = &rest->play;
  const SolverDeck *deck = &self->deck;
  SolverWay *way = self->way;

  memset (way, 0, sizeof *way);
  memset (&self->past, 0, sizeof self->past);
  way->ranks = 0xff;
  for (unsigned i = 0; i < rest->trick.n; i++)
    {
      Card card = deck->number[rest->trick.card[i]];

      if (i == 0)
        way->led = deck->group[card];
      way->points = (uint16_t) (way->points + deck->points[card]);
      way->has_costs |= card_set_has (self->rest_costs, card);
      way->cards |= card_set_of (card);
      way->n++;
    }
  if (way->n > 0)
    {
      way->best = deck->number[trick_best_card (&rest->trick)];
      way->best_seat = trick_winner (&rest->trick);
    }
  if (play->group_size > 0)
    {
      self->past.n_over = (uint8_t) (card_set_count (play->pile) % play->group_size);
      self->past.has_costs = (play->pile & play->rest_costs) != 0;
    }
}

static int
count_left (const Solver *self)
{
  int left = self->way[0].points + self->last_points;

  for (CardSet set = self->live; set != 0; set = card_set_rest (set))
    left += self->deck.points[card_set_first (set)];

  return left;
}

/* ---- Reuse of stored bounds ------------------------------------------------------------------ */

static void
forget (Solver *self)
{
  solver_table_clear (&self->table, card_set_count (self->live) <= CARDS_OF_FEW);
  memset (self->killer, CARD_NONE, sizeof self->killer);
}

/* Returns true if only later tricks count. */
static bool
is_score_of_tricks (const SolverScore *score)
{
  return score->bonus == NULL && score->pair.kind == TRICK_PAIR_NONE
         && score->count == SOLVER_COUNT_NONE && score->sweep == 0;
}

static bool
is_same_end (const TrickEnd *a, const TrickEnd *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->n_tricks == b->n_tricks
         && a->card == b->card;
}

static bool
is_same_play (const TrickPlay *a, const TrickPlay *b)
{
  return a->order == b->order && a->duties == b->duties && a->playing == b->playing
         && is_same_end (&a->end, &b->end) && a->group_size == b->group_size
         && a->rest_costs == b->rest_costs && a->led_first == b->led_first
         && a->last_trick_points == b->last_trick_points
         && a->last_trick_cards == b->last_trick_cards;
}

static bool
has_numbers (const SolverDeck *deck, const SolverRest *rest)
{
  for (unsigned i = 0; i < rest->trick.n; i++)
    {
      Card number = deck->number[rest->trick.card[i]];

      if (number == CARD_NONE || deck->owner[number] != rest->trick.seat[i])
        return false;
    }
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    for (CardSet set = rest->hand[seat]; set != 0; set = card_set_rest (set))
      {
        Card number = deck->number[card_set_first (set)];

        if (number == CARD_NONE || deck->owner[number] != seat)
          return false;
      }

  return true;
}

/* Returns true if the last search may have reached @rest: its bounds still hold then. */
static bool
is_later (const Solver *self, const SolverRest *rest, const SolverScore *score)
{
  return self->is_followed && self->side == rest->side && self->score.weight == score->weight
         && is_score_of_tricks (&self->score) && is_score_of_tricks (score)
         && is_same_play (&self->play, &rest->play) && has_numbers (&self->deck, rest);
}

static void
take_score (Solver *self, const SolverScore *score)
{
  SolverPast *past = &self->past;

  self->score = *score;
  self->pair
      = score->pair.kind == TRICK_PAIR_NONE
            ? 0
            : solver_deck_translate (&self->deck, score->pair.cards) & self->hand[score->pair.seat];
  self->is_sum = score->weight == 1 && score->bonus == NULL && score->sweep == 0 && self->pair == 0
                 && score->count == SOLVER_COUNT_NONE && self->end.kind == TRICK_END_CARDS;
  self->is_plain = self->is_sum && self->group_size == 0 && self->led_first == 0;
  self->is_one_sum = self->pair == 0 && score->count == SOLVER_COUNT_NONE && !score->is_bonus_free
                     && self->end.kind == TRICK_END_CARDS;
  past->flags = (uint8_t) (score->won | (score->pair.is_said ? SOLVER_SAID : 0));
  past->count = score->count == SOLVER_COUNT_DIFFERENCE ? SOLVER_COUNTS / 2 : 0;
  if (score->bonus != NULL)
    {
      self->way[0].ranks = 0xff;
      for (CardSet set = self->way[0].cards; set != 0; set = card_set_rest (set))
        self->way[0].ranks &= self->rank[card_set_first (set)];
    }
}

void
solver_search_set_score (Solver *self, const SolverScore *score)
{
  forget (self);
  take_score (self, score);
}

void
solver_search_begin (Solver *self, const SolverRest *rest, const SolverScore *score)
{
  const TrickPlay *play = &rest->play;
  CardSet special
      = play->led_first | (play->end.kind == TRICK_END_CARD ? card_set_of (play->end.card) : 0);
  bool is_known = is_later (self, rest, score);

  self->play = *play;
  if (!is_known)
    solver_deck_make (&self->deck, play->order, rest->hand, &rest->trick);
  self->special = solver_deck_translate (&self->deck, special | play->rest_costs);
  take_hands (self, rest);
  take_play (self, play);
  take_trick (self, rest);
  find_certainties (self);
  self->left = count_left (self);
  self->nodes = 0;
  patience_begin (&self->patience);
  self->height = card_set_count (self->hand[self->turn]);
  self->gave_up = false;
  self->score.bonus = score->bonus;
  if (score->bonus != NULL)
    make_bonus (self);
  if (!is_known)
    {
      solver_deck_make_keys (&self->deck, solver_deck_translate (&self->deck, special),
                             score->bonus != NULL ? self->idle : NULL);
      forget (self);
    }
  take_score (self, score);
  if (self->end.kind == TRICK_END_TRICKS)
    self->past.count = rest->n_tricks[self->end.seat];
}
