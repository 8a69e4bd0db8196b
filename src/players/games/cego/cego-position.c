/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/cego/cego-position.h"

/*
 * Factors on the declarer's chance to hold trumps. The Blind gives him 21 of 43 high ones instead
 * of 11; a soloist has 8 of 22 trumps (section 15). Test changes with tools/try-simple, cego
 * payment=each.
 */
#define TAKER_HAS_HIGH 2.6f
#define TAKER_KEEPS_FROM ((Card) 17) /* trump 18 */
#define SOLOIST_HAS_TRUMP 3.0f

static void
favour_declarer (CegoPosition *position)
{
  unsigned game = position->seen->own.cego.game;
  CardSet high = CEGO_TRUMPS & ~(card_set_of (TAKER_KEEPS_FROM) - 1);

  if (position->is_declarer || game >= CEGO_BETTEL)
    return;
  if (game == CEGO_CEGO || game == CEGO_EINE)
    trick_view_favour (&position->view, position->declarer, high, TAKER_HAS_HIGH);
  else if (!cego_is_bid (game))
    trick_view_favour (&position->view, position->declarer, CEGO_TRUMPS, SOLOIST_HAS_TRUMP);
}

/* Returns @seat's side; everyone is alone in Räuber and Drescher (CE-3.1). */
static SeatSet
friends_of (const CegoPosition *position, unsigned seat)
{
  if (position->is_declarer || cego_is_everyone_alone (position->seen->own.cego.game))
    return seats_of (seat);

  return position->view.facts.play.playing & (SeatSet) ~seats_of (position->declarer);
}

void
cego_position_make (CegoPosition *position, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  TrickView *view = &position->view;

  trick_view_make (view, observation);
  position->seen = seen;
  position->declarer = (unsigned) seen->declarer;
  position->is_declarer = seen->declarer == (int) observation->seat;
  view->friends = friends_of (position, observation->seat);
  favour_declarer (position);

  position->others = trick_view_enemy_may_hold (view, CEGO_TRUMP_GROUP);
  position->n_drawn = 0;
  for (unsigned s = 0; s < view->facts.play.n_seats; s++)
    if (!trick_view_is_friend (view, s))
      position->n_drawn += 1 - trick_view_chance_none (view, s, CEGO_TRUMPS);
}

/* Returns the probability that @seat can play below @best. */
static double
cego_chance_to_duck (const TrickView *view, unsigned seat, unsigned led, Card best)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[led];
  CardSet below = suit & ~order->beaters[best] & ~card_set_of (best);
  double no_suit = trick_view_chance_none (view, seat, suit);
  double follows = 1 - trick_view_chance_none (view, seat, below);
  CardSet low_trumps = CEGO_TRUMPS & ~order->beaters[best];

  if (led == CEGO_TRUMP_GROUP)
    return MIN (1, follows + no_suit);
  if (!cego_is_trump (best))
    return MIN (1, follows + no_suit * trick_view_chance_none (view, seat, CEGO_TRUMPS));

  return MIN (1, 1 - no_suit
                     + no_suit
                           * (1 - trick_view_chance_none (view, seat, low_trumps)
                              + trick_view_chance_none (view, seat, CEGO_TRUMPS)));
}

/* Returns the probability that all later seats but @except can duck. */
static double
chance_all_duck (const TrickView *view, const Trick *trick, int except)
{
  unsigned led = view->facts.play.order->group[trick->card[0]];
  unsigned seat = view->facts.seat;
  double all = 1;

  for (unsigned n = trick->n; n < view->facts.n_playing; n++)
    {
      seat = (unsigned) seats_next (view->facts.play.playing, seat, view->facts.play.n_seats);
      if ((int) seat != except)
        all *= cego_chance_to_duck (view, seat, led, trick_best_card (trick));
    }

  return all;
}

double
cego_chance_to_be_left (const TrickView *view, Card card)
{
  Trick after = view->facts.trick;

  trick_add (&after, view->facts.play.order, view->facts.seat, card);
  if (trick_winner (&after) != view->facts.seat)
    return 0;

  return chance_all_duck (view, &after, NO_SEAT);
}

double
cego_chance_to_catch (const TrickView *view, unsigned target, Card card)
{
  Trick after = view->facts.trick;
  double caught;

  trick_add (&after, view->facts.play.order, view->facts.seat, card);
  caught = trick_winner (&after) == target;
  for (unsigned i = 0; i < after.n; i++)
    if (after.seat[i] == target)
      return caught * chance_all_duck (view, &after, NO_SEAT);

  caught = 1
           - cego_chance_to_duck (view, target, view->facts.play.order->group[after.card[0]],
                                  trick_best_card (&after));

  return caught * chance_all_duck (view, &after, (int) target);
}
