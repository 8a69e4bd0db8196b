/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a seat can tell about the trick and the cards still out, for any game of two sides.
 *
 * Everything follows from an Observation: own cards, cards played and shown, and what the others
 * cannot hold because the card they played would then have been illegal. Where everybody plays
 * alone `friends` may be changed to ask who else could win.
 */

#pragma once

#include "observation.h"

typedef struct
{
  const TrickOrder *order;
  const Trick *trick;
  uint8_t seat;
  uint8_t n_seats;
  SeatSet playing;                    /* the seats that play cards */
  uint8_t n_playing;                  /* how many these are */
  uint8_t friends;                    /* seats of the own side as bits, the own seat included */
  CardSet hand;                       /* the own cards */
  CardSet out;                        /* cards the others may hold */
  CardSet may_hold[SEATS_MAX];        /* of these, the ones each other seat may hold */
  float chance[SEATS_MAX][CARDS_MAX]; /* that a seat holds a card of may_hold */
} TrickView;

/** Fills @view; @duties are those under which the cards on the table were played. */
void trick_view_make (TrickView *view, const Observation *observation, const TrickDuties *duties);

/** Makes each of @cards that @seat may hold @factor times as likely to be there. */
void trick_view_favour (TrickView *view, unsigned seat, CardSet cards, float factor);

/** Probability that @seat holds no card of @cards. */
double trick_view_chance_none (const TrickView *view, unsigned seat, CardSet cards);

/** Probability that no enemy ruffs the next round of @suit. */
double trick_view_chance_to_walk (const TrickView *view, CardSet suit);

/** Probability that no enemy holds a card that beats @card within its own suit. */
double trick_view_chance_top (const TrickView *view, Card card);

/** Probability that the own side wins the trick if the own seat plays @card to it now. */
double trick_view_chance_to_win (const TrickView *view, Card card);

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
  return view->playing & (SeatSet) ~view->friends;
}

/** All cards of the trump group, none without trumps. */
static inline CardSet
trick_view_trumps (const TrickView *view)
{
  return view->order->trump < TRICK_GROUPS ? view->order->members[view->order->trump] : 0;
}

/** True when no card that is out beats @card within its own suit. */
static inline bool
trick_view_is_top (const TrickView *view, Card card)
{
  return (view->order->beaters[card] & view->order->members[view->order->group[card]] & view->out)
         == 0;
}

/** How many seats play to the trick after the own one. */
static inline unsigned
trick_view_seats_to_come (const TrickView *view)
{
  return view->n_playing - view->trick->n - 1u;
}
