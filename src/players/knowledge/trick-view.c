/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/knowledge/trick-view.h"

#include <string.h>

void
trick_view_make (TrickView *view, const Observation *observation)
{
  const TrickPlay *play = &view->facts.play;

  knowledge_make (&view->facts, observation);
  chances_make (&view->chances, &view->facts);
  view->friends = 0;
  view->prospects[0].led = view->prospects[1].led = TRICK_GROUPS;
  for (unsigned s = 0; s < play->n_seats; s++)
    if (play->unit[s] == play->unit[observation->seat])
      view->friends |= seats_of (s);
}

CardSet
trick_view_enemy_may_hold (const TrickView *view, unsigned group)
{
  CardSet set = 0;

  for (unsigned s = 0; s < view->facts.play.n_seats; s++)
    if (seats_have (trick_view_enemies (view), s))
      set |= view->facts.may_hold[s];

  return set & view->facts.play.order->members[group];
}

CardSet
trick_view_may_ruff (const TrickView *view, unsigned seat, unsigned group)
{
  const TrickPlay *play = &view->facts.play;
  bool is_free = play->n_stock > 0 ? play->drawing_duties->free : play->duties->free;

  if (!is_free && knowledge_must_hold (&view->facts, seat, play->order->members[group]))
    return 0;

  return view->facts.may_hold[seat] & trick_view_trumps (view);
}

CardSet
trick_view_may_beat (const TrickView *view, unsigned seat, Card card, unsigned group)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet follows = view->facts.may_hold[seat] & order->members[group];
  CardSet ruffs = group != order->trump ? trick_view_may_ruff (view, seat, group) : 0;

  return order->beaters[card] & (follows | ruffs);
}

double
trick_view_chance_to_walk (const TrickView *view, CardSet suit)
{
  CardSet trumps = trick_view_trumps (view);
  SeatSet enemies = trick_view_enemies (view);
  double walks = 1;

  if (trumps == 0)
    return 1;
  for (unsigned s = 0; s < view->facts.play.n_seats; s++)
    if (seats_have (enemies, s))
      walks *= 1
               - trick_view_chance_none (view, s, suit)
                     * (1 - trick_view_chance_none (view, s, trumps));

  return walks;
}

double
trick_view_chance_top (const TrickView *view, Card card)
{
  CardSet suit = view->facts.play.order->members[view->facts.play.order->group[card]];
  CardSet above = view->facts.play.order->beaters[card] & suit & view->facts.out;
  SeatSet enemies = trick_view_enemies (view);
  double none = 1;

  for (unsigned s = 0; s < view->facts.play.n_seats; s++)
    if (seats_have (enemies, s))
      none *= trick_view_chance_none (view, s, above);

  return none;
}

static unsigned
next_player (const TrickView *view, unsigned seat)
{
  return (unsigned) seats_next (view->facts.play.playing, seat, view->facts.play.n_seats);
}

/* Returns the probability that @seat can beat @best. */
static double
chance_to_beat (const TrickView *view, unsigned seat, unsigned led, Card best)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet beaters = order->beaters[best];
  double high = 1 - trick_view_chance_none (view, seat, beaters & order->members[led]);
  CardSet ruffs = order->trump < TRICK_GROUPS && order->trump != led
                      ? beaters & order->members[order->trump]
                      : 0;

  if ((ruffs & view->facts.may_hold[seat]) == 0)
    return high;

  return high
         + trick_view_chance_none (view, seat, order->members[led])
               * (1 - trick_view_chance_none (view, seat, ruffs));
}

static double chance_of_side (const TrickView *view, TrickProspects *prospects, Card best,
                              bool ours, unsigned seat, unsigned n_left);

/*
 * Returns the own side's chance times the probability that @seat beats @best with a card of @group:
 * it follows high and ruffs low. @beaten gets that probability.
 */
static double
chance_if_beaten (const TrickView *view, TrickProspects *prospects, unsigned group, Card best,
                  double reach, unsigned seat, unsigned n_left, double *beaten)
{
  const TrickOrder *order = view->facts.play.order;
  const CardSet set = order->beaters[best] & view->facts.may_hold[seat];
  const unsigned n = order->first[group + 1u] - order->first[group];
  bool ours = seats_have (prospects->friends, seat);
  double places = card_set_count (view->facts.may_hold[seat]);
  double left = places;
  double sum = 0;

  *beaten = 0;
  if ((set & order->members[group]) == 0)
    return 0;
  for (unsigned i = 0; i < n && reach > 0.001; i++)
    {
      Card card = order->ranked[order->first[group] + (group == prospects->led ? i : n - 1 - i)];
      double mass;

      if (!card_set_has (set, card))
        continue;
      mass = reach * MIN (1, view->chances.held[seat][card] * places / left);
      sum += mass
             * chance_of_side (view, prospects, card, ours, next_player (view, seat), n_left - 1);
      *beaten += mass;
      reach -= mass;
      left--;
    }

  return sum;
}

/* Returns the own side's chance if @seat, an opponent of the winner, plays before others. */
static double
chance_of_rest (const TrickView *view, TrickProspects *prospects, Card best, bool ours,
                unsigned seat, unsigned n_left)
{
  const TrickOrder *order = view->facts.play.order;
  const unsigned led = prospects->led;
  double by_suit, by_ruff = 0;
  double sum = chance_if_beaten (view, prospects, led, best, 1, seat, n_left, &by_suit);

  if (order->trump < TRICK_GROUPS && order->trump != led)
    sum += chance_if_beaten (view, prospects, order->trump, best,
                             trick_view_chance_none (view, seat, order->members[led]), seat, n_left,
                             &by_ruff);

  return sum
         + MAX (0, 1 - by_suit - by_ruff)
               * chance_of_side (view, prospects, best, ours, next_player (view, seat), n_left - 1);
}

/* Returns the own side's chance if @seat is last. */
static double
chance_of_last (const TrickView *view, unsigned led, Card best, bool ours, unsigned seat)
{
  double turned = chance_to_beat (view, seat, led, best);

  return ours ? 1 - turned : turned;
}

/* Returns the own side's chance if @best, @ours or not, is winning and @n_left seats follow. */
static double
chance_of_side (const TrickView *view, TrickProspects *prospects, Card best, bool ours,
                unsigned seat, unsigned n_left)
{
  while (n_left > 0 && seats_have (prospects->friends, seat) == ours)
    {
      seat = next_player (view, seat); /* no seat beats its own side's card */
      n_left--;
    }
  if (n_left == 0)
    return ours ? 1 : 0;

  if (!card_set_has (prospects->known[n_left][ours], best))
    {
      prospects->chance[n_left][ours][best]
          = n_left == 1 ? chance_of_last (view, prospects->led, best, ours, seat)
                        : chance_of_rest (view, prospects, best, ours, seat, n_left);
      prospects->known[n_left][ours] |= card_set_of (best);
    }

  return prospects->chance[n_left][ours][best];
}

/* Returns the chance that @card wins for @friends; reuses @prospects of the same lead and side. */
static double
chance_to_win (const TrickView *view, TrickProspects *prospects, SeatSet friends, Card card)
{
  const TrickOrder *order = view->facts.play.order;
  Trick after = view->facts.trick;
  unsigned led;

  trick_add (&after, order, view->facts.seat, card);
  led = order->group[after.card[0]];
  if (prospects->led != led || prospects->friends != friends)
    {
      prospects->led = (uint8_t) led;
      prospects->friends = friends;
      memset (prospects->known, 0, sizeof prospects->known);
    }

  return chance_of_side (
      view, prospects, trick_best_card (&after), seats_have (friends, trick_winner (&after)),
      next_player (view, view->facts.seat), (unsigned) view->facts.n_playing - after.n);
}

double
trick_view_chance_to_win (TrickView *view, Card card)
{
  return chance_to_win (view, &view->prospects[0], view->friends, card);
}

double
trick_view_chance_of_others (TrickView *view, SeatSet friends, Card card)
{
  return chance_to_win (view, &view->prospects[1], friends, card);
}
