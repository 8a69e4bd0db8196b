/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/card-worth.h"

#define SECOND_POINTS 3 /* less is not worth guarding */

/* Returns the worth of @card below the top; @own is the rest of its suit in hand. */
static double
worth_below_top (const CardWeights *weigh, const TrickView *view, CardSet out, Card card,
                 CardSet own)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet against = order->members[order->group[card]] & out;
  unsigned points = order->points[card];
  unsigned n_above = card_set_count (order->beaters[card] & against);
  double worth;

  if (weigh->second != 0 && n_above == 1 && own != 0 && points >= SECOND_POINTS)
    worth = weigh->second;
  else
    worth = weigh->other_share * (points - weigh->other_from);

  /* guards the only other card of the suit */
  if (card_set_count (own) == 1
      && card_set_count (order->beaters[card_set_first (own)] & against) == 1)
    worth += weigh->guard;
  /* makes the suit void */
  if (own == 0 && (view->facts.hand & trick_view_trumps (view)) != 0)
    worth += weigh->void_suit;

  return worth;
}

double
card_worth_plain (const CardWeights *weigh, const TrickView *view, CardSet out, Card card,
                  double top)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];
  CardSet own = view->facts.hand & suit & ~card_set_of (card);
  double below = worth_below_top (weigh, view, out, card, own);

  if (top <= 0)
    return below;

  return top * trick_view_chance_to_walk (view, suit)
             * (weigh->top + weigh->top_share * order->points[card])
         + (1 - top) * below;
}

static double
share_beaten (const TrickView *view, Card card)
{
  CardSet trumps = trick_view_enemy_may_hold (view, view->facts.play.order->trump);
  CardSet above = trumps & view->facts.play.order->beaters[card];

  return above == 0 ? 1 : 1 - card_set_count (above) / (double) card_set_count (trumps);
}

double
card_worth_trump (const CardWeights *weigh, const TrickView *view, Card card, double top)
{
  unsigned points = view->facts.play.order->points[card];
  double worth = weigh->trump;

  if (weigh->trump_rank != 0)
    worth += weigh->trump_rank * share_beaten (view, card);
  worth += top * (weigh->top_trump + weigh->top_trump_share * points);
  worth += (1 - top) * weigh->trump_share * points;

  return worth;
}

/* Returns true if @card is the lowest own card of its suit above @best. */
static bool
is_lowest_to_beat (const TrickView *view, Card card, Card best)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = view->facts.hand & order->members[order->group[card]];

  for (CardSet set = suit & order->beaters[best]; set != 0; set = card_set_rest (set))
    if (card_set_has (order->beaters[card_set_first (set)], card))
      return false;

  return true;
}

PlayerReason
card_reason_to_follow (const TrickView *view, Card card, double win, unsigned feed_points)
{
  unsigned points = view->facts.play.order->points[card];
  Card best = trick_best_card (&view->facts.trick);
  bool beats = card_set_has (view->facts.play.order->beaters[best], card);
  bool friend_wins = trick_view_is_friend (view, trick_winner (&view->facts.trick));

  if (beats && !friend_wins)
    return !trick_view_is_top (view, card) && is_lowest_to_beat (view, card, best)
               ? REASON_WIN_CHEAPLY
               : REASON_WIN_TRICK;
  if (win > 0.5)
    return points >= feed_points ? REASON_FEED_PARTNER : REASON_PARTNER_SUIT;

  return points < feed_points ? REASON_KEEP_POINTS : REASON_LEAST_BAD;
}
