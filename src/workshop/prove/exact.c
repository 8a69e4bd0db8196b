/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/exact.h"

#include <limits.h>
#include <math.h>

#include "rules/game.h"
#include "rules/trick-score.h"

#define MEMORY (1u << 16)
#define ALONE_MEMORY (1u << 14)

/* Bounds of a position's value for the maximizing side, and the action that led to them. */
typedef struct
{
  uint64_t key;
  int16_t low, high;
  Action best;
} Known;

/* The value of a position for every seat. */
typedef struct
{
  uint64_t key;
  int16_t value[SEATS_MAX];
} KnownAlone;

struct Exact
{
  Deal deal;
  unsigned seat;
  SeatSet side;  /* allies of the seat: they maximize its value */
  bool is_alone; /* true if there are more than two sides */
  int goal;
  bool is_plain;        /* true if cards count for strength and points alone */
  bool is_pile_counted; /* true if cards count in groups at the end */
  uint64_t salt;        /* part of each key: positions of other deals are strange */
  uint64_t left;
  Known *known;
  KnownAlone *known_alone;
};

Exact *
exact_new (void)
{
  Exact *self = g_new0 (Exact, 1);

  self->known = g_new0 (Known, MEMORY);
  self->known_alone = g_new0 (KnownAlone, ALONE_MEMORY);

  return self;
}

void
exact_free (Exact *self)
{
  g_free (self->known);
  g_free (self->known_alone);
  g_free (self);
}

void
exact_allow (Exact *self, uint64_t nodes)
{
  self->left = nodes + 1;
}

bool
exact_is_spent (const Exact *self)
{
  return self->left == 0;
}

unsigned
exact_unit (const Deal *deal)
{
  return MAX (game_count_units (deal->game, &deal->options), 2) - 1;
}

int
exact_end (const Deal *deal, int goal, unsigned seat)
{
  TrickScore score;
  DealResult result;
  int value;

  if (goal == EXACT_LEAD)
    {
      deal_result (deal, &result);
      return (int) lround (deal_result_lead (&result, deal_unit (deal, seat)) * exact_unit (deal));
    }
  trick_score_make (&score, deal);
  value = solve_end (deal, (SolveObjective) goal);

  return seats_have (score.side, seat) ? value : -value;
}

/* ---- Memory ---------------------------------------------------------------------------------- */

static uint64_t
mix (uint64_t key, uint64_t word)
{
  key = (key ^ word) * UINT64_C (0x9e3779b97f4a7c15);

  return key ^ key >> 29;
}

/*
 * Returns the key of @deal, between tricks. Hands tell who has played which cards, as all positions
 * come from one deal; of the tricks only the points and their number matter.
 */
static uint64_t
key_of (const Exact *self, const Deal *deal)
{
  const uint64_t *own = (const uint64_t *) (const void *) &deal->own;
  uint64_t key = self->salt;

  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      key = mix (key, deal->hand[s]);
      key = mix (key, (uint64_t) deal->card_points[s] << 8 | deal->tricks_won[s]);
      if (self->is_pile_counted)
        key = mix (key, deal->won[s]);
    }
  for (unsigned i = 0; i < sizeof deal->own / sizeof own[0]; i++)
    key = mix (key, own[i]);

  /* the declarer can change during play, when a player closes the stock */
  return mix (key, (uint64_t) (uint8_t) deal->declarer << 24 | (uint64_t) deal->phase << 16
                       | (uint64_t) deal->trump << 8 | (uint64_t) (uint8_t) deal->turn);
}

static bool
is_between_tricks (const Deal *deal)
{
  return deal->phase == PHASE_PLAY && deal->trick.n == 0;
}

/* ---- Order of actions ------------------------------------------------------------------------ */

/* Returns how soon @action is tried: it saves time and changes no value. */
static int
urgency_of (const Deal *deal, Action action, Action remembered)
{
  const TrickOrder *order = deal_order (deal);
  Card card = action_card (deal->game, action);
  int points, strength;

  if (action == remembered)
    return INT_MAX;
  if (card == CARD_NONE)
    return 2000;
  points = order->points[card];
  strength = order->strength[card] + (order->group[card] == order->trump ? CARDS_MAX : 0);
  if (deal->trick.n == 0)
    return strength;
  if (deal_partner_wins (deal, (unsigned) deal->turn))
    return 500 + 4 * points - strength;
  if (card_set_has (order->beaters[trick_best_card (&deal->trick)], card))
    return 1000 + 4 * points - strength;

  return 200 - 4 * points - strength;
}

static void
sort_by_urgency (const Deal *deal, Action remembered, ActionList *list)
{
  int urgency[ACTIONS_MAX];

  for (unsigned i = 0; i < list->n; i++)
    {
      Action action = list->at[i];
      int own = urgency_of (deal, action, remembered);
      unsigned k = i;

      for (; k > 0 && urgency[k - 1] < own; k--)
        {
          urgency[k] = urgency[k - 1];
          list->at[k] = list->at[k - 1];
        }
      urgency[k] = own;
      list->at[k] = action;
    }
}

/*
 * Returns @cards without those that do what another of them does: the points are the same, and no
 * card in the trick or in another hand has a strength between.
 */
static CardSet
leave_out_alike (const Deal *deal, CardSet cards)
{
  const TrickOrder *order = deal_order (deal);
  CardSet others = trick_cards (&deal->trick);
  CardSet left = cards;

  for (unsigned s = 0; s < deal->n_seats; s++)
    if ((int) s != deal->turn)
      others |= deal->hand[s];
  for (CardSet set = cards; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      CardSet group = left & order->members[order->group[card]] & ~card_set_of (card);

      for (; group != 0; group = card_set_rest (group))
        {
          Card other = card_set_first (group);
          unsigned low = MIN (order->strength[card], order->strength[other]);
          unsigned high = MAX (order->strength[card], order->strength[other]);
          CardSet between = others & order->members[order->group[card]];

          while (between != 0
                 && (order->strength[card_set_first (between)] < low
                     || order->strength[card_set_first (between)] > high))
            between = card_set_rest (between);
          if (between == 0 && order->points[card] == order->points[other])
            break;
        }
      if (group != 0)
        left &= ~card_set_of (card);
    }

  return left;
}

/* Lists what is worth trying, the most urgent first. */
static void
list_to_try (const Exact *self, const Deal *deal, Action remembered, ActionList *list)
{
  CardSet cards = self->is_plain ? deal_plain_cards (deal) : 0;

  list->n = 0;
  if (cards == 0)
    deal_legal (deal, list);
  else
    action_list_add_cards (list, VERB_PLAY, leave_out_alike (deal, cards));
  sort_by_urgency (deal, remembered, list);
}

/* ---- Two sides ------------------------------------------------------------------------------- */

static int search (Exact *self, const Deal *deal, int low, int high);

/*
 * Alpha-beta search (Knuth and Moore, "An analysis of alpha-beta pruning", Artificial Intelligence
 * 6, 1975), fail-soft.
 */
static int
search_actions (Exact *self, const Deal *deal, int low, int high, Action *best)
{
  bool is_own = seats_have (self->side, (unsigned) deal->turn);
  int most = is_own ? INT16_MIN : INT16_MAX;
  ActionList list;

  list_to_try (self, deal, *best, &list);
  for (unsigned i = 0; i < list.n && low < high && self->left > 0; i++)
    {
      Deal next = *deal;
      int value;

      self->left--;
      deal_apply (&next, list.at[i]);
      value = search (self, &next, low, high);
      if (is_own ? value > most : value < most)
        {
          most = value;
          *best = list.at[i];
        }
      if (is_own)
        low = MAX (low, most);
      else
        high = MIN (high, most);
    }

  return most;
}

static int
search (Exact *self, const Deal *deal, int low, int high)
{
  Action best = ACTION_NONE;
  Known *known;
  uint64_t key;
  int value;

  if (deal_is_over (deal))
    return exact_end (deal, self->goal, self->seat);
  if (!is_between_tricks (deal))
    return search_actions (self, deal, low, high, &best);
  key = key_of (self, deal);
  known = &self->known[key % MEMORY];
  if (known->key == key)
    {
      if (known->low == known->high || known->low >= high)
        return known->low;
      if (known->high <= low)
        return known->high;
      low = MAX (low, known->low);
      high = MIN (high, known->high);
      best = known->best;
    }
  value = search_actions (self, deal, low, high, &best);
  if (self->left == 0)
    return value;
  if (known->key != key)
    *known = (Known) { .key = key, .low = INT16_MIN, .high = INT16_MAX };
  if (value > low)
    known->low = (int16_t) value;
  if (value < high)
    known->high = (int16_t) value;
  known->best = best;

  return value;
}

/* ---- More sides ------------------------------------------------------------------------------ */

/* Fills @values by seat: each seat takes what is best for itself. */
static void
search_alone (Exact *self, const Deal *deal, int *values)
{
  unsigned seat = deal_is_over (deal) ? 0 : (unsigned) deal->turn;
  bool is_kept = is_between_tricks (deal);
  KnownAlone *known = NULL;
  uint64_t key = 0;
  ActionList list;

  if (deal_is_over (deal))
    {
      for (unsigned s = 0; s < deal->n_seats; s++)
        values[s] = seats_have (deal->playing, s) ? exact_end (deal, self->goal, s) : 0;
      return;
    }
  if (is_kept)
    {
      key = key_of (self, deal);
      known = &self->known_alone[key % ALONE_MEMORY];
      for (unsigned s = 0; known->key == key && s < deal->n_seats; s++)
        values[s] = known->value[s];
      if (known->key == key)
        return;
    }
  deal_legal_sorted (deal, &list);
  for (unsigned i = 0; i < list.n && self->left > 0; i++)
    {
      int found[SEATS_MAX] = { 0 };
      Deal next = *deal;

      self->left--;
      deal_apply (&next, list.at[i]);
      search_alone (self, &next, found);
      if (i == 0 || found[seat] > values[seat])
        memcpy (values, found, sizeof found);
    }
  if (!is_kept || self->left == 0)
    return;
  known->key = key;
  for (unsigned s = 0; s < deal->n_seats; s++)
    known->value[s] = (int16_t) values[s];
}

/* ---- Questions ------------------------------------------------------------------------------- */

static bool
has_two_sides (const Deal *deal, SeatSet side)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      SeatSet allies = game_allies (deal, s) & deal->playing;

      if (seats_have (deal->playing, s)
          && allies != (seats_have (side, s) ? side : (deal->playing & (SeatSet) ~side)))
        return false;
    }

  return true;
}

/* Returns true if a card of @deal counts for nothing but its strength and its points. */
static bool
is_plain (const Deal *deal)
{
  TrickScore score;
  TrickPlay play;

  if (deal->phase != PHASE_PLAY || deal->game->play->talon_play != NULL)
    return false;
  trick_score_make (&score, deal);
  trick_play_make (&play, deal);

  return score.trick_bonus == NULL && score.pair.kind == TRICK_PAIR_NONE
         && (score.kind == TRICK_SCORE_TABLE || score.kind == TRICK_SCORE_CONTEST)
         && play.end.kind != TRICK_END_CARD && play.led_first == 0 && play.announced == 0
         && play.n_stock == 0;
}

void
exact_begin (Exact *self, const Deal *deal, int goal, unsigned seat)
{
  self->deal = *deal;
  self->seat = seat;
  self->goal = goal;
  self->side = game_allies (deal, seat) & deal->playing;
  self->is_alone = !has_two_sides (deal, self->side);
  self->is_plain = is_plain (deal);
  self->is_pile_counted = deal->game->counts_at_end;
  self->salt = mix (self->salt, 1) | 1;
}

static int
value_of (Exact *self, const Deal *deal)
{
  int values[SEATS_MAX] = { 0 };

  if (!self->is_alone)
    return search (self, deal, INT16_MIN, INT16_MAX);
  search_alone (self, deal, values);

  return values[self->seat];
}

int
exact_value (Exact *self)
{
  return value_of (self, &self->deal);
}

int
exact_after (Exact *self, Action action)
{
  Deal next = self->deal;

  deal_apply (&next, action);

  return value_of (self, &next);
}
