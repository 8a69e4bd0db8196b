/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/talon-end.h"

#include <glib.h>

/* ---- The end: W-9 -------------------------------------------------------------------------- */

/* W-9.4, W-9.9: returns the game points of seat 0 if closing succeeds. */
static int
closer_wins (const TalonSearch *self, const TalonState *state)
{
  unsigned closer = (unsigned) state->closer;
  int value = self->talon->is_closing_dark ? state->at_closing : value_of (self, state, closer ^ 1);

  return worth_of (closer, value);
}

int
talon_claim (const TalonSearch *self, const TalonState *state, unsigned seat)
{
  bool is_true = has_target (self, state, seat);
  int value;

  if (state->closer == (int) seat)
    return is_true ? closer_wins (self, state) : closer_loses (state);
  if (is_true)
    return state->closer == NO_SEAT ? worth_of (seat, value_of (self, state, seat ^ 1))
                                    : closer_loses (state);
  value = value_of (self, state, seat ^ 1);

  return worth_of (seat ^ 1, self->talon->is_false_claim_cheap ? value : MAX (2, value));
}

/* W-9.8, W-9.9; W-8.6: announced points without a trick are lost */
int
talon_end_deal (const TalonSearch *self, const TalonState *state, unsigned winner)
{
  switch (self->objective)
    {
    case SOLVE_POINTS:
      return ((state->has_trick & 1) == 0 ? -state->points[0] : 0)
             + ((state->has_trick & 2) == 0 ? state->points[1] : 0);
    case SOLVE_DEAL:
      if (state->closer == NO_SEAT)
        return worth_of (winner, value_of (self, state, winner ^ 1));
      return state->closer == (int) winner && has_target (self, state, winner)
                 ? closer_wins (self, state)
                 : closer_loses (state);
    case SOLVE_CARDS:
    default:
      return 0;
    }
}

/* ---- Bounds before the end ------------------------------------------------------------------- */

static int
points_left (const TalonSearch *self, const TalonState *state)
{
  const TrickOrder *order = self->trick->order;
  int left = (int) trick_points (order, state->hand[0] | state->hand[1]);

  if (!is_open (state))
    return left;
  for (unsigned i = self->trick->n_stock - state->talon; i + 1 < self->trick->n_stock; i++)
    left += order->points[self->trick->stock[i]];

  return left + order->points[state->under];
}

/*
 * W-6.11: returns true if a false claim may cost less than the deal. It costs two at least, unless
 * a house rule uses the opponent's score (W-9.7).
 */
static bool
may_gain_by_false_claim (const TalonSearch *self, const TalonState *state, unsigned seat)
{
  bool has_trick = (state->has_trick >> seat) & 1;
  int worst = state->closer != NO_SEAT && self->talon->is_closing_dark
                  ? state->at_closing
                  : value_of (self, state, seat) - !has_trick;

  return state->closer != (int) seat && worst > (self->talon->is_false_claim_cheap ? 1 : 2);
}

/* Returns true if no false claim pays: with usual scores and a trick nobody loses three. */
static inline bool
are_claims_true (const TalonSearch *self, const TalonState *state)
{
  const TalonPlay *talon = self->talon;

  return talon->is_automatic || talon->must_have_target
         || (talon->limits[1] == 0 && !talon->is_closing_dark && !talon->is_false_claim_cheap)
         || (!may_gain_by_false_claim (self, state, 0)
             && !may_gain_by_false_claim (self, state, 1));
}

/*
 * Bounds seat 0's game points. Losses only shrink, except after failed closings and false claims,
 * which cost at least two.
 */
static void
bound_deal (const TalonSearch *self, const TalonState *state, int *low, int *high)
{
  int lost[2] = { value_of (self, state, 0), value_of (self, state, 1) };

  if (state->closer == NO_SEAT)
    {
      bool may_fail = (is_open (state) && state->talon >= self->talon->close_from)
                      || !are_claims_true (self, state);
      int most = may_fail ? MAX (2, MAX (lost[0], lost[1])) : 0;

      *low = -MAX (lost[0], most);
      *high = MAX (lost[1], most);
    }
  else
    {
      unsigned closer = (unsigned) state->closer;
      int most = self->talon->is_closing_dark ? state->at_closing : lost[closer ^ 1];
      int won = worth_of (closer,
                          are_claims_true (self, state) ? most : MAX (most, MAX (2, lost[closer])));
      int failed = closer_loses (state);

      *low = MIN (won, failed);
      *high = MAX (won, failed);
    }
}

void
talon_bound (const TalonSearch *self, const TalonState *state, int *low, int *high)
{
  switch (self->objective)
    {
    case SOLVE_DEAL:
      bound_deal (self, state, low, high);
      break;
    case SOLVE_POINTS:
      *low = INT16_MIN;
      *high = INT16_MAX;
      break;
    case SOLVE_CARDS:
    default:
      *low = 0;
      *high = points_left (self, state);
      break;
    }
}

/* Excludes closing with several limits: extra points can raise what the closer risks. */
bool
talon_is_even (const TalonSearch *self, const TalonState *state)
{
  return self->objective == SOLVE_DEAL && (!is_open (state) || self->talon->limits[1] == 0)
         && are_claims_true (self, state);
}

CardSet
talon_find_sure (const TalonSearch *self, const TalonState *state)
{
  CardSet others = state->hand[state->leader ^ 1u];
  CardSet sure = 0;

  for (CardSet set = state->hand[state->leader]; set != 0; set = card_set_rest (set))
    if ((self->trick->order->beaters[card_set_first (set)] & others) == 0)
      sure |= card_set_of (card_set_first (set));

  return sure;
}

static int
points_to_announce (const TalonSearch *self, const TalonState *state, unsigned seat)
{
  int points = 0;

  for (unsigned i = 0; i < self->talon->n_announcements; i++)
    if ((self->talon->announcement[i].cards & ~state->hand[seat]) == 0)
      points += self->talon->announcement[i].points;

  return points;
}

static int
least_points (const TrickOrder *order, CardSet hand, unsigned n)
{
  unsigned found[CARDS_MAX];
  unsigned n_found = 0;
  int sum = 0;

  for (; hand != 0; hand = card_set_rest (hand))
    {
      unsigned points = order->points[card_set_first (hand)];
      unsigned at = n_found++;

      for (; at > 0 && found[at - 1] > points; at--)
        found[at] = found[at - 1];
      found[at] = points;
    }
  for (unsigned i = 0; i < n && i < n_found; i++)
    sum += (int) found[i];

  return sum;
}

/* Decides two cases: a closer cannot reach the target, or the leader's sure cards reach it. */
bool
talon_is_decided (const TalonSearch *self, const TalonState *state, CardSet sure, int *value)
{
  const TrickOrder *order = self->trick->order;
  unsigned leader = state->leader;
  int taken = sure == 0
                  ? 0
                  : (int) trick_points (order, sure)
                        + least_points (order, state->hand[leader ^ 1u], card_set_count (sure));

  if (state->closer != NO_SEAT)
    {
      unsigned closer = (unsigned) state->closer;

      if (state->points[closer] + points_left (self, state) - (closer == leader ? 0 : taken)
              + points_to_announce (self, state, closer)
          < self->talon->target)
        {
          *value = closer_loses (state);
          return true;
        }
    }
  if (sure == 0
      || (state->points[leader] + taken < self->talon->target
          && !(sure == state->hand[leader] && state->closer == NO_SEAT)))
    return false;

  if (state->closer == NO_SEAT)
    *value = worth_of (leader, value_of (self, state, leader ^ 1u));
  else
    *value = state->closer == (int) leader ? closer_wins (self, state) : closer_loses (state);

  return true;
}
