/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Who will win the trick, as far as a seat can tell, for any game of two sides.
 *
 * Everything follows from hard facts and chances. Where everybody plays alone `friends` may be
 * changed to ask who else could win.
 */

#pragma once

#include "players/knowledge/knowledge.h"

/**
 * Chances of the own side that were worked out: they depend on nothing but the suit led, the
 * friends, the best card, its side and the seats to come, and come up again from card to card.
 */
typedef struct
{
  uint8_t led; /* group; TRICK_GROUPS: nothing is known */
  SeatSet friends;
  CardSet known[SEATS_MAX][2]; /* best cards, by seats to come and side */
  double chance[SEATS_MAX][2][CARDS_MAX];
} TrickProspects;

typedef struct
{
  Knowledge facts;
  Chances chances;
  SeatSet friends; /* the seats of the own side, the own seat included */

  TrickProspects prospects[2]; /* for the chances as they are; of the own side, of another */
} TrickView;

/** Fills @view with what the seat of @observation can tell, which is in PHASE_PLAY. */
void trick_view_make (TrickView *view, const Observation *observation);

/** Makes each of @cards that @seat may hold @factor times as likely to be there. */
static inline void
trick_view_favour (TrickView *view, unsigned seat, CardSet cards, float factor)
{
  chances_favour (&view->chances, &view->facts, seat, cards, factor);
  view->prospects[0].led = view->prospects[1].led = TRICK_GROUPS;
}

/** Probability that @seat holds no card of @cards. */
static inline double
trick_view_chance_none (const TrickView *view, unsigned seat, CardSet cards)
{
  return chances_of_none (&view->chances, &view->facts, seat, cards);
}

/** Probability that no enemy ruffs the next round of @suit. */
double trick_view_chance_to_walk (const TrickView *view, CardSet suit);

/** Probability that no enemy holds a card that beats @card within its own suit. */
double trick_view_chance_top (const TrickView *view, Card card);

/** Probability that the own side wins the trick if the own seat plays @card to it now. */
double trick_view_chance_to_win (TrickView *view, Card card);

/** The same of a side of @friends, the own seat among them, instead of the own side. */
double trick_view_chance_of_others (TrickView *view, SeatSet friends, Card card);

/** The cards of @group that an enemy may hold. */
CardSet trick_view_enemy_may_hold (const TrickView *view, unsigned group);

static inline bool
trick_view_is_friend (const TrickView *view, unsigned seat)
{
  return (view->friends >> seat) & 1;
}

/** The seats that play against the own side. */
static inline SeatSet
trick_view_enemies (const TrickView *view)
{
  return view->facts.play.playing & (SeatSet) ~view->friends;
}

/** All cards of the trump group, none without trumps. */
static inline CardSet
trick_view_trumps (const TrickView *view)
{
  return view->facts.play.order->trump < TRICK_GROUPS
             ? view->facts.play.order->members[view->facts.play.order->trump]
             : 0;
}

/** True when no card that is out beats @card within its own suit. */
static inline bool
trick_view_is_top (const TrickView *view, Card card)
{
  return (view->facts.play.order->beaters[card]
          & view->facts.play.order->members[view->facts.play.order->group[card]] & view->facts.out)
         == 0;
}

/** How many seats play to the trick after the own one. */
static inline unsigned
trick_view_seats_to_come (const TrickView *view)
{
  return view->facts.n_playing - view->facts.trick.n - 1u;
}
