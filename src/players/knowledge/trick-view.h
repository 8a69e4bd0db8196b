/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Estimates who wins a trick between two sides, from a seat's knowledge. If everyone plays alone,
 * `friends` may be changed to ask about others.
 */

#pragma once

#include "players/knowledge/knowledge.h"

/**
 * Cached chances of a side: they depend only on the lead, best card, its side and seats to come.
 */
typedef struct
{
  uint8_t led; /* group led, or TRICK_GROUPS if nothing is cached */
  SeatSet friends;
  CardSet known[SEATS_MAX][2]; /* best cards with a cached chance, by seats to come and side */
  double chance[SEATS_MAX][2][CARDS_MAX];
} TrickProspects;

typedef struct
{
  Knowledge facts;
  Chances chances;
  SeatSet friends; /* own side, with own seat */

  TrickProspects prospects[2]; /* caches for the own and another side */
} TrickView;

/** Fills @view from @observation in PHASE_PLAY. */
void trick_view_make (TrickView *view, const Observation *observation);

/** Calls chances_favour () and clears caches. */
static inline void
trick_view_favour (TrickView *view, unsigned seat, CardSet cards, float factor)
{
  chances_favour (&view->chances, &view->facts, seat, cards, factor);
  view->prospects[0].led = view->prospects[1].led = TRICK_GROUPS;
}

/** Returns the probability that @seat holds none of @cards. */
static inline double
trick_view_chance_none (const TrickView *view, unsigned seat, CardSet cards)
{
  return chances_of_none (&view->chances, &view->facts, seat, cards);
}

/** Returns the probability that no opponent ruffs the next round of @suit. */
double trick_view_chance_to_walk (const TrickView *view, CardSet suit);

/** Returns the probability that no opponent holds a higher card of the suit. */
double trick_view_chance_top (const TrickView *view, Card card);

/** Returns the probability that @card wins for the own side. */
double trick_view_chance_to_win (TrickView *view, Card card);

/** Returns the probability that @card wins for @friends, own seat included. */
double trick_view_chance_of_others (TrickView *view, SeatSet friends, Card card);

/** Returns cards of @group that an opponent may hold. */
CardSet trick_view_enemy_may_hold (const TrickView *view, unsigned group);

/**
 * Returns the trumps that another @seat may play in a trick in which @group, not trumps, was led:
 * none if it certainly can follow suit, and must.
 */
CardSet trick_view_may_ruff (const TrickView *view, unsigned seat, unsigned group);

/** Returns the cards with which another @seat may beat @card, with @group led. */
CardSet trick_view_may_beat (const TrickView *view, unsigned seat, Card card, unsigned group);

static inline bool
trick_view_is_friend (const TrickView *view, unsigned seat)
{
  return (view->friends >> seat) & 1;
}

static inline SeatSet
trick_view_enemies (const TrickView *view)
{
  return view->facts.play.playing & (SeatSet) ~view->friends;
}

static inline CardSet
trick_view_trumps (const TrickView *view)
{
  return view->facts.play.order->trump < TRICK_GROUPS
             ? view->facts.play.order->members[view->facts.play.order->trump]
             : 0;
}

/** Returns true if no card still out beats @card within its suit. */
static inline bool
trick_view_is_top (const TrickView *view, Card card)
{
  return (view->facts.play.order->beaters[card]
          & view->facts.play.order->members[view->facts.play.order->group[card]] & view->facts.out)
         == 0;
}

static inline unsigned
trick_view_seats_to_come (const TrickView *view)
{
  return view->facts.n_playing - view->facts.trick.n - 1u;
}
