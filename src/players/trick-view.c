/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "trick-view.h"

/* ---- What the others cannot hold ----------------------------------------------------- */

/*
 * The cards that @seat cannot hold any more after it added @card to @trick: with one of them in
 * the hand @card would have been forbidden.
 */
static CardSet
cards_denied (const TrickOrder *order, const TrickDuties *duties, const Trick *trick,
              bool partner_wins, Card card)
{
  unsigned led = order->group[trick->card[0]];
  unsigned group = order->group[card];
  CardSet beaters = order->beaters[trick_best_card (trick)];
  CardSet trumps = order->trump < TRICK_GROUPS ? order->members[order->trump] : 0;
  CardSet over = duties->overruff ? trumps & beaters : 0;
  bool beats = card_set_has (beaters, card);

  if (group == led)
    {
      bool head = led == order->trump ? duties->head_trump : duties->head_plain;

      return head && !beats ? beaters & order->members[led] : 0;
    }

  if (led == order->trump || duties->ruff == RUFF_FREE)
    return order->members[led];

  if (group == order->trump)
    {
      if (beats)
        return order->members[led];
      /* an underruff: nothing to overruff with, and where it is forbidden only lower trumps */
      return order->members[led] | over | (duties->no_underruff ? ~trumps : 0);
    }

  if (duties->ruff == RUFF_UNLESS_PARTNER && partner_wins)
    return order->members[led];

  return order->members[led] | (duties->no_underruff ? over : trumps);
}

static void
exclude_denied (TrickView *view, const Observation *observation, const TrickDuties *duties)
{
  const Deal *seen = &observation->seen;
  Trick trick = { 0 };

  for (unsigned i = 0; i < seen->n_played; i++)
    {
      unsigned seat = seen->played_by[i];

      if (trick.n == deal_count_players (seen))
        trick.n = 0;
      if (trick.n > 0)
        {
          unsigned winner = trick_winner (&trick);
          bool partner_wins = deal_unit (seen, winner) == deal_unit (seen, seat);

          view->may_hold[seat]
              &= ~cards_denied (view->order, duties, &trick, partner_wins, seen->played[i]);
        }
      trick_add (&trick, view->order, (uint8_t) seat, seen->played[i]);
    }
}

/* Shares each card among the seats that may hold it, by the size of their hands. */
static void
share_cards (TrickView *view, const Observation *observation)
{
  for (CardSet set = view->out; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      float places = observation->n_elsewhere;

      for (unsigned s = 0; s < view->n_seats; s++)
        if (card_set_has (view->may_hold[s], card))
          places += observation->hand_size[s];
      for (unsigned s = 0; s < view->n_seats; s++)
        view->chance[s][card] = places > 0 && card_set_has (view->may_hold[s], card)
                                    ? observation->hand_size[s] / places
                                    : 0;
    }
}

void
trick_view_make (TrickView *view, const Observation *observation, const TrickDuties *duties)
{
  const Deal *seen = &observation->seen;

  view->order = deal_order (seen);
  view->trick = &seen->trick;
  view->seat = observation->seat;
  view->n_seats = seen->n_seats;
  view->playing = seen->playing;
  view->n_playing = (uint8_t) deal_count_players (seen);
  view->friends = 0;
  view->hand = seen->hand[observation->seat];
  view->out = observation->unseen;
  for (unsigned s = 0; s < seen->n_seats; s++)
    {
      if (deal_unit (seen, s) == deal_unit (seen, observation->seat))
        view->friends |= (uint8_t) (1u << s);
      view->may_hold[s] = s == observation->seat ? 0 : observation->unseen;
    }
  exclude_denied (view, observation, duties);
  share_cards (view, observation);
}

void
trick_view_favour (TrickView *view, unsigned seat, CardSet cards, float factor)
{
  for (CardSet set = view->may_hold[seat] & cards; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      float sum = 1 + (factor - 1) * view->chance[seat][card];

      view->chance[seat][card] *= factor;
      for (unsigned s = 0; s < view->n_seats; s++)
        view->chance[s][card] /= sum;
    }
}

/* ---- Who wins the trick -------------------------------------------------------------- */

double
trick_view_chance_none (const TrickView *view, unsigned seat, CardSet cards)
{
  double places = card_set_count (view->may_hold[seat]);
  double left = places;
  double none = 1;

  /* without replacement: each card not held makes the next one likelier */
  for (CardSet set = cards & view->may_hold[seat]; set != 0; set = card_set_rest (set), left--)
    {
      double held = view->chance[seat][card_set_first (set)] * places / left;

      if (held >= 1)
        return 0;
      none *= 1 - held;
    }

  return none;
}

CardSet
trick_view_enemy_may_hold (const TrickView *view, unsigned group)
{
  CardSet set = 0;

  for (unsigned s = 0; s < view->n_seats; s++)
    if (!trick_view_is_friend (view, s))
      set |= view->may_hold[s];

  return set & view->order->members[group];
}

static unsigned
next_player (const TrickView *view, unsigned seat)
{
  return (unsigned) seats_next (view->playing, seat, view->n_seats);
}

/* Probability that @seat can beat @best when @led is led. */
static double
chance_to_beat (const TrickView *view, unsigned seat, unsigned led, Card best)
{
  const TrickOrder *order = view->order;
  CardSet beaters = order->beaters[best];
  double high = 1 - trick_view_chance_none (view, seat, beaters & order->members[led]);
  CardSet ruffs = order->trump < TRICK_GROUPS && order->trump != led
                      ? beaters & order->members[order->trump]
                      : 0;

  if ((ruffs & view->may_hold[seat]) == 0)
    return high;

  return high
         + trick_view_chance_none (view, seat, order->members[led])
               * (1 - trick_view_chance_none (view, seat, ruffs));
}

static double chance_of_side (const TrickView *view, unsigned led, Card best, bool ours,
                              unsigned seat, unsigned n_left);

/* The card of @set that wins against most others (@highest) or against fewest. */
static Card
extreme_card (const TrickOrder *order, CardSet set, bool highest)
{
  Card found = card_set_first (set);

  for (set = card_set_rest (set); set != 0; set = card_set_rest (set))
    if ((order->strength[card_set_first (set)] > order->strength[found]) == highest)
      found = card_set_first (set);

  return found;
}

/*
 * Goes through the cards with which @seat may beat @best: of the suit led the highest first, as
 * one plays to win; a ruff with the lowest trump that does it.
 */
static double
chance_if_beaten (const TrickView *view, unsigned led, CardSet beaters, double reach, bool highest,
                  unsigned seat, unsigned n_left, double *beaten)
{
  const TrickOrder *order = view->order;
  bool ours = trick_view_is_friend (view, seat);
  double places = card_set_count (view->may_hold[seat]);
  double left = places;
  double sum = 0;

  *beaten = 0;
  for (CardSet set = beaters & view->may_hold[seat]; set != 0 && reach > 0.001; left--)
    {
      Card card = extreme_card (order, set, highest);
      double held = MIN (1, view->chance[seat][card] * places / left);
      double mass = reach * held;

      sum += mass * chance_of_side (view, led, card, ours, next_player (view, seat), n_left - 1);
      *beaten += mass;
      reach -= mass;
      set &= ~card_set_of (card);
    }

  return sum;
}

/* Probability that the own side wins when @best, @ours or not, lies and @n_left seats follow. */
static double
chance_of_side (const TrickView *view, unsigned led, Card best, bool ours, unsigned seat,
                unsigned n_left)
{
  const TrickOrder *order = view->order;
  CardSet beaters = order->beaters[best];
  double by_suit, by_ruff = 0;
  double sum;

  while (n_left > 0 && trick_view_is_friend (view, seat) == ours)
    {
      seat = next_player (view, seat); /* does not beat its own side's card */
      n_left--;
    }
  if (n_left == 0)
    return ours ? 1 : 0;
  if (n_left == 1)
    {
      double turned = chance_to_beat (view, seat, led, best);

      return ours ? 1 - turned : turned;
    }

  sum = chance_if_beaten (view, led, beaters & order->members[led], 1, true, seat, n_left,
                          &by_suit);
  if (order->trump < TRICK_GROUPS && order->trump != led)
    sum += chance_if_beaten (view, led, beaters & order->members[order->trump],
                             trick_view_chance_none (view, seat, order->members[led]), false, seat,
                             n_left, &by_ruff);

  return sum
         + MAX (0, 1 - by_suit - by_ruff)
               * chance_of_side (view, led, best, ours, next_player (view, seat), n_left - 1);
}

double
trick_view_chance_to_win (const TrickView *view, Card card)
{
  Trick after = *view->trick;
  unsigned next = next_player (view, view->seat);

  trick_add (&after, view->order, view->seat, card);

  return chance_of_side (view, view->order->group[after.card[0]], trick_best_card (&after),
                         trick_view_is_friend (view, trick_winner (&after)), next,
                         (unsigned) view->n_playing - after.n);
}
