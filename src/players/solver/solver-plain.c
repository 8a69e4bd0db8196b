/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "solver-plain.h"

#include <glib.h>
#include <string.h>

typedef struct
{
  const TrickPlay *play;
  CardSet hand[SEATS_MAX];
  SeatSet side;
  unsigned n_players;
  uint64_t nodes;
} Plain;

static int search (Plain *self, const Trick *trick, unsigned seat, int low, int high);

/* The side's points of a complete trick, and of those behind it. */
static int
end_trick (Plain *self, const Trick *trick, int low, int high)
{
  const TrickPlay *play = self->play;
  unsigned winner = trick_winner (trick);
  int points = (int) trick_points (play->order, trick_cards (trick));
  const Trick next = { 0 };
  int won;

  if (self->hand[winner] == 0)
    points += play->last_trick_points + (int) trick_points (play->order, play->last_trick_cards);
  won = seats_have (self->side, winner) ? points : 0;

  return self->hand[winner] == 0 ? won : won + search (self, &next, winner, low - won, high - won);
}

static int
search (Plain *self, const Trick *trick, unsigned seat, int low, int high)
{
  const TrickPlay *play = self->play;
  bool is_own = seats_have (self->side, seat);
  bool partner_wins = trick->n > 0 && seats_have (play->allies[seat], trick_winner (trick));

  for (CardSet set = trick_legal (play->order, play->duties, trick, self->hand[seat], partner_wins);
       set != 0 && low < high; set = card_set_rest (set))
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
                 .n_players = (unsigned) __builtin_popcount (rest->play.playing) };
  int value;

  memcpy (self.hand, rest->hand, sizeof self.hand);
  value = search (&self, &rest->trick, rest->turn, -1, INT16_MAX);
  *nodes = self.nodes;

  return value;
}
