/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts about the other hand of Wurzen or Schnapsen, seen by one seat; private to the judges. */

#pragma once

#include "players/knowledge/match-worth.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/observation.h"

typedef struct
{
  const Deal *seen;
  const TrickOrder *order;
  uint8_t seat;
  uint8_t other;
  bool is_strict;      /* strict play (W-7.1) */
  bool is_imagined;    /* true if made from a world; last leads are not solved then */
  uint8_t talon;       /* number of talon cards (W-5.4) */
  uint8_t n_hidden;    /* number of the other's unseen cards */
  unsigned target;     /* eyes to go out with */
  unsigned eyes[2];    /* eyes by seat, without waiting points */
  unsigned waiting[2]; /* announced points by seat, before a trick (W-8.6) */
  CardSet hand;
  CardSet known; /* the other's cards that everybody has seen */
  CardSet maybe; /* candidates for the unseen cards */
  CardSet trumps;
  MatchWorth worth; /* worth of the deal's result */
} WurzenPosition;

/** Fills @position for the seat of @observation, after the cut. */
void wurzen_position_make (WurzenPosition *position, const Observation *observation);

/** Fills @position for @seat of @world, a full deal with an open stock. */
void wurzen_position_of_world (WurzenPosition *position, const Deal *world, unsigned seat,
                               const MatchWorth *worth);

/** Returns the probability that the other holds fewer than @n of @cards. */
double wurzen_chance_fewer (const WurzenPosition *position, CardSet cards, unsigned n);

/** Returns how many of @cards the other is expected to hold. */
double wurzen_expected_cards (const WurzenPosition *position, CardSet cards);

/** Returns the mean points of the other's cards among @cards, or 0. */
double wurzen_mean_points (const WurzenPosition *position, CardSet cards);

/** Returns the probability that the led @card wins in strict play. */
double wurzen_chance_to_hold (const WurzenPosition *position, Card card);

/** Returns the announcement partner of @card or CARD_NONE; sets @points (W-8.2). */
Card wurzen_partner_card (const WurzenPosition *position, Card card, unsigned *points);

/** Returns true if @card can be exchanged upwards under the stock, now or later. */
bool wurzen_can_swap (const WurzenPosition *position, Card card);

static inline bool
wurzen_is_trump (const WurzenPosition *position, Card card)
{
  return card_set_has (position->trumps, card);
}

static inline double
wurzen_chance_none (const WurzenPosition *position, CardSet cards)
{
  return wurzen_chance_fewer (position, cards, 1);
}
