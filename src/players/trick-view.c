/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "trick-view.h"

#include <string.h>

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

/* How many cards of @seat nobody else has seen. */
static unsigned
count_hidden (const Observation *observation, unsigned seat)
{
  return observation->hand_size[seat] - card_set_count (observation->seen.hand[seat]);
}

/* Shares each card among the seats that may hold it, by the hidden cards of their hands. */
static void
share_cards (TrickView *view, const Observation *observation)
{
  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      float places = observation->n_elsewhere;

      for (unsigned s = 0; s < view->n_seats; s++)
        if (card_set_has (view->may_hold[s], card))
          places += count_hidden (observation, s);
      for (unsigned s = 0; s < view->n_seats; s++)
        view->chance[s][card] = places > 0 && card_set_has (view->may_hold[s], card)
                                    ? count_hidden (observation, s) / places
                                    : 0;
    }
}

/* Adds the cards in the other hands that everybody has seen: out, but it is known where. */
static void
add_known_cards (TrickView *view, const Observation *observation)
{
  for (unsigned s = 0; s < view->n_seats; s++)
    {
      CardSet known = observation->seen.hand[s];

      if (s == view->seat || !seats_have (view->playing, s))
        continue;
      view->out |= known;
      view->may_hold[s] |= known;
      for (unsigned other = 0; other < view->n_seats; other++)
        for (CardSet set = known; set != 0; set = card_set_rest (set))
          view->chance[other][card_set_first (set)] = other == s;
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
  add_known_cards (view, observation);
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
    if (seats_have (trick_view_enemies (view), s))
      set |= view->may_hold[s];

  return set & view->order->members[group];
}

double
trick_view_chance_to_walk (const TrickView *view, CardSet suit)
{
  CardSet trumps = trick_view_trumps (view);
  SeatSet enemies = trick_view_enemies (view);
  double walks = 1;

  if (trumps == 0)
    return 1;
  for (unsigned s = 0; s < view->n_seats; s++)
    if (seats_have (enemies, s))
      walks *= 1
               - trick_view_chance_none (view, s, suit)
                     * (1 - trick_view_chance_none (view, s, trumps));

  return walks;
}

double
trick_view_chance_top (const TrickView *view, Card card)
{
  CardSet suit = view->order->members[view->order->group[card]];
  CardSet above = view->order->beaters[card] & suit & view->out;
  SeatSet enemies = trick_view_enemies (view);
  double none = 1;

  for (unsigned s = 0; s < view->n_seats; s++)
    if (seats_have (enemies, s))
      none *= trick_view_chance_none (view, s, above);

  return none;
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

/*
 * Chances that were worked out for one card: what follows depends on nothing but the best card, its
 * side and the seats to come. With six seats and twins this saves most of the work.
 */
typedef struct
{
  CardSet known[SEATS_MAX][2]; /* best cards, by seats to come and side */
  double chance[SEATS_MAX][2][CARDS_MAX];
} Prospects;

static double chance_of_side (const TrickView *view, Prospects *prospects, unsigned led, Card best,
                              bool ours, unsigned seat, unsigned n_left);

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
chance_if_beaten (const TrickView *view, Prospects *prospects, unsigned led, CardSet beaters,
                  double reach, bool highest, unsigned seat, unsigned n_left, double *beaten)
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

      sum += mass
             * chance_of_side (view, prospects, led, card, ours, next_player (view, seat),
                               n_left - 1);
      *beaten += mass;
      reach -= mass;
      set &= ~card_set_of (card);
    }

  return sum;
}

/* The same when @seat of the other side is next, and others follow. */
static double
chance_of_rest (const TrickView *view, Prospects *prospects, unsigned led, Card best, bool ours,
                unsigned seat, unsigned n_left)
{
  const TrickOrder *order = view->order;
  CardSet beaters = order->beaters[best];
  double by_suit, by_ruff = 0;
  double sum;

  sum = chance_if_beaten (view, prospects, led, beaters & order->members[led], 1, true, seat,
                          n_left, &by_suit);
  if (order->trump < TRICK_GROUPS && order->trump != led)
    sum += chance_if_beaten (view, prospects, led, beaters & order->members[order->trump],
                             trick_view_chance_none (view, seat, order->members[led]), false, seat,
                             n_left, &by_ruff);

  return sum
         + MAX (0, 1 - by_suit - by_ruff)
               * chance_of_side (view, prospects, led, best, ours, next_player (view, seat),
                                 n_left - 1);
}

/* Probability that the own side wins when @best, @ours or not, lies and @n_left seats follow. */
static double
chance_of_side (const TrickView *view, Prospects *prospects, unsigned led, Card best, bool ours,
                unsigned seat, unsigned n_left)
{
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

  if (!card_set_has (prospects->known[n_left][ours], best))
    {
      prospects->chance[n_left][ours][best]
          = chance_of_rest (view, prospects, led, best, ours, seat, n_left);
      prospects->known[n_left][ours] |= card_set_of (best);
    }

  return prospects->chance[n_left][ours][best];
}

double
trick_view_chance_to_win (const TrickView *view, Card card)
{
  Prospects prospects;
  Trick after = *view->trick;
  unsigned next = next_player (view, view->seat);

  memset (prospects.known, 0, sizeof prospects.known);
  trick_add (&after, view->order, view->seat, card);

  return chance_of_side (view, &prospects, view->order->group[after.card[0]],
                         trick_best_card (&after),
                         trick_view_is_friend (view, trick_winner (&after)), next,
                         (unsigned) view->n_playing - after.n);
}
