/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/recount.h"

#include "workshop/prove/hidden.h"
#include "rules/trick-play.h"

/* The cards of a record, in the order played; copies have the number of the first. */
typedef struct
{
  const Problem *problem;
  const TrickOrder *order;
  unsigned n;
  unsigned n_players;
  Card card[CARDS_MAX];
  uint8_t seat[CARDS_MAX];
} Reading;

static void
read_record (Reading *self, const Problem *problem)
{
  const MatchLog *log = problem->log;
  const LogDeal *logged = match_log_get_deal (log, log->deals->len - 1);

  *self = (Reading) { .problem = problem, .order = deal_order (&problem->deal) };
  self->n_players = seats_count (problem->deal.playing);
  for (unsigned i = 0; i < logged->n_done; i++)
    {
      const LogAction *done = log_deal_get_action (logged, i);

      if (!action_is_play (log->game, done->action))
        continue;
      self->card[self->n] = action_card (log->game, done->action);
      self->seat[self->n++] = done->seat;
    }
}

/* Returns how many copies of @card are neither played nor in the hand of the seat at turn. */
static unsigned
count_out (const Reading *self, Card card)
{
  const Deal *deal = &self->problem->deal;
  CardSet copies = pack_copies (deal_pack (deal), card);
  unsigned n = card_set_count (copies & ~deal->hand[deal->turn]);

  for (unsigned i = 0; i < self->n; i++)
    n -= card_set_has (copies, self->card[i]);

  return n;
}

static bool
is_of_group (const Reading *self, Card card)
{
  return self->order->group[card] == self->problem->group
         && pack_first_copy (deal_pack (&self->problem->deal), card) == card;
}

/* Returns how many copies of @card the seat at turn cannot place. */
static unsigned
count_hidden (const Reading *self, Card card)
{
  const Deal *deal = &self->problem->deal;
  Observation seen;

  observation_make (&seen, deal, (unsigned) deal->turn);

  return card_set_count (seen.unseen & pack_copies (deal_pack (deal), card));
}

static bool
recount_out (const Reading *self, int *answer)
{
  unsigned n_hidden = 0;

  *answer = 0;
  for (Card card = 0; card < deal_pack (&self->problem->deal)->n_cards; card++)
    if (is_of_group (self, card))
      {
        *answer += (int) count_out (self, card);
        n_hidden += count_hidden (self, card);
      }

  return (unsigned) *answer == n_hidden;
}

static bool
recount_highest (const Reading *self, int *answer)
{
  int best = -1;

  for (Card card = 0; card < deal_pack (&self->problem->deal)->n_cards; card++)
    if (is_of_group (self, card) && count_out (self, card) > 0
        && (best < 0 || self->order->strength[card] > self->order->strength[best]))
      best = card;
  *answer = best;

  return best >= 0 && count_hidden (self, (Card) best) > 0;
}

/* Returns true if @seat did not follow when the group was led. */
static bool
has_shown_void (const Reading *self, unsigned seat)
{
  TrickPlay play;

  trick_play_make (&play, &self->problem->deal);
  for (unsigned i = play.n_before; i < self->n; i++)
    if (self->seat[i] == seat && self->order->group[self->card[i]] != self->problem->group
        && self->order->group[self->card[i - i % self->n_players]] == self->problem->group)
      return true;

  return false;
}

/* Returns true if @seat cannot hold a card of the group. */
static bool
is_void (const Reading *self, unsigned seat)
{
  const Deal *deal = &self->problem->deal;
  CardSet members = self->order->members[self->problem->group];
  CardSet barred[SEATS_MAX];
  Observation seen;

  observation_make (&seen, deal, (unsigned) deal->turn);
  hidden_find_barred (&seen.seen, barred);

  return ((seen.seen.hand[seat] | (seen.unseen & ~barred[seat])) & members) == 0;
}

static bool
recount_void (const Reading *self, int *answer)
{
  const Deal *deal = &self->problem->deal;
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if ((int) seat != deal->turn && seats_have (deal->playing, seat) && is_void (self, seat))
      {
        n++;
        *answer = (int) seat;
      }

  return n == 1 && has_shown_void (self, (unsigned) *answer);
}

/* Returns true if @card beats @best in a trick in which group @led was led. */
static bool
beats (const Reading *self, Card card, Card best, unsigned led)
{
  const TrickOrder *order = self->order;
  unsigned own = order->group[card] == order->trump ? 2 : order->group[card] == led;
  unsigned other = order->group[best] == order->trump ? 2 : order->group[best] == led;

  return own != other ? own > other : own > 0 && order->strength[card] > order->strength[best];
}

static int
recount_points (const Reading *self)
{
  const Deal *deal = &self->problem->deal;
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  int points = 0;

  for (unsigned first = 0; first + self->n_players <= self->n; first += self->n_players)
    {
      unsigned best = first;
      int worth = 0;

      for (unsigned i = first; i < first + self->n_players; i++)
        {
          worth += self->order->points[self->card[i]];
          if (beats (self, self->card[i], self->card[best], self->order->group[self->card[first]]))
            best = i;
        }
      if (deal_unit (deal, self->seat[best]) == unit)
        points += worth;
    }

  return points;
}

bool
recount (const Problem *problem, int *answer)
{
  Reading reading;

  read_record (&reading, problem);
  if (reading.n == 0 || (problem->asked != ASKED_POINTS && problem->group >= TRICK_GROUPS))
    return false;
  switch (problem->asked)
    {
    case ASKED_OUT:
      return recount_out (&reading, answer);
    case ASKED_VOID:
      return problem->deal.phase == PHASE_PLAY && reading.n_players > 2
             && recount_void (&reading, answer);
    case ASKED_HIGHEST:
      return recount_highest (&reading, answer);
    case ASKED_POINTS:
      *answer = recount_points (&reading);
      return true;
    case ASKED_NOTHING:
    case ASKED_KINDS:
      break;
    }

  return false;
}
