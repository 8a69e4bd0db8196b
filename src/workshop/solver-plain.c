/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/solver-plain.h"

#include <glib.h>
#include <string.h>

typedef struct
{
  const TrickPlay *play;
  CardSet hand[SEATS_MAX];
  CardSet pile; /* cards won by the side, if cards count in groups */
  SeatSet side;
  unsigned n_players;
  uint64_t nodes;
} Plain;

static int search (Plain *self, const Trick *trick, unsigned seat, int low, int high);

/* CE-9.2: points of cards in groups */
static int
count_groups (const TrickPlay *play, CardSet pile)
{
  unsigned size = play->group_size;
  unsigned n = (unsigned) __builtin_popcountll (pile);
  bool rest_costs = n % size > 0 && (pile & play->rest_costs) != 0;

  return (int) trick_points (play->order, pile) - (int) ((size - 1) * (n / size)) - rest_costs;
}

static int
gain (Plain *self, CardSet cards)
{
  CardSet before = self->pile;

  self->pile |= cards;

  return self->play->group_size == 0
             ? (int) trick_points (self->play->order, cards)
             : count_groups (self->play, self->pile) - count_groups (self->play, before);
}

static int
end_trick (Plain *self, const Trick *trick, int low, int high)
{
  const TrickPlay *play = self->play;
  unsigned winner = trick_winner (trick);
  unsigned leader = self->hand[play->leader] & play->led_first ? play->leader : winner;
  bool is_last = self->hand[winner] == 0;
  CardSet pile = self->pile;
  const Trick next = { 0 };
  int won = 0;

  if (seats_have (self->side, winner))
    won = gain (self, trick_cards (trick))
          + (is_last ? play->last_trick_points
                           + (int) trick_points (play->order, play->last_trick_cards)
                     : 0);
  if (!is_last)
    won += search (self, &next, leader, low - won, high - won);
  self->pile = pile;

  return won;
}

/* CE-7.4: some cards must be led first */
static CardSet
legal_cards (const Plain *self, const Trick *trick, unsigned seat)
{
  const TrickPlay *play = self->play;
  bool partner_wins = trick->n > 0 && seats_have (play->allies[seat], trick_winner (trick));

  if (trick->n == 0)
    return trick_either (self->hand[seat] & play->led_first, self->hand[seat]);

  return trick_legal (play->order, play->duties, trick, self->hand[seat], partner_wins);
}

static int
search (Plain *self, const Trick *trick, unsigned seat, int low, int high)
{
  const TrickPlay *play = self->play;
  bool is_own = seats_have (self->side, seat);

  for (CardSet set = legal_cards (self, trick, seat); set != 0 && low < high;
       set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      Trick after = *trick;
      int value;

      self->nodes++;
      trick_add (&after, play->order, (uint8_t) seat, card);
      self->hand[seat] ^= card_set_of (card);
      value = after.n == self->n_players
                  ? end_trick (self, &after, low, high)
                  : search (self, &after,
                            (unsigned) seats_next (play->playing, seat, play->n_seats), low, high);
      self->hand[seat] ^= card_set_of (card);
      low = is_own ? MAX (low, value) : low;
      high = is_own ? high : MIN (high, value);
    }

  return is_own ? low : high;
}

int
solver_plain_value (const SolverRest *rest, uint64_t *nodes)
{
  Plain self = { .play = &rest->play,
                 .side = rest->side,
                 .pile = rest->play.pile,
                 .n_players = (unsigned) __builtin_popcount (rest->play.playing) };
  int value;

  memcpy (self.hand, rest->hand, sizeof self.hand);
  value = search (&self, &rest->trick, rest->turn, INT16_MIN, INT16_MAX);
  *nodes = self.nodes;

  return value;
}
