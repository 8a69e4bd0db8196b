/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a seat of Wurzen or Schnapsen can tell about the other hand; private to its judges. */

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
  bool is_strict;      /* W-7.1 */
  bool is_imagined;    /* of a world that is played on: there is no time to look far ahead */
  uint8_t talon;       /* W-5.4 */
  uint8_t n_hidden;    /* how many of the other's cards nobody has seen */
  unsigned target;     /* eyes to go out with */
  unsigned eyes[2];    /* by seat; announced points wait for a trick (W-8.6) */
  unsigned waiting[2]; /* by seat: announced points that do so */
  CardSet hand;        /* the own cards */
  CardSet known;       /* the other's cards that everybody has seen */
  CardSet maybe;       /* the cards among which his hidden ones are */
  CardSet trumps;
  MatchWorth worth; /* of what the deal brings */
} WurzenPosition;

void wurzen_position_make (WurzenPosition *position, const Observation *observation);

/** The same for @seat of @world, a full deal whose stock is open. */
void wurzen_position_of_world (WurzenPosition *position, const Deal *world, unsigned seat,
                               const MatchWorth *worth);

/** Probability that the other holds fewer than @n of @cards. */
double wurzen_chance_fewer (const WurzenPosition *position, CardSet cards, unsigned n);

/** How many of @cards the other holds on average. */
double wurzen_expected_cards (const WurzenPosition *position, CardSet cards);

/** The mean points of the other's cards among @cards; 0 when he can hold none. */
double wurzen_mean_points (const WurzenPosition *position, CardSet cards);

/** Probability that the led @card wins in strict play, where the other must beat it if he can. */
double wurzen_chance_to_hold (const WurzenPosition *position, Card card);

/** The card that makes an announcement together with @card, or CARD_NONE; its points (W-8.2). */
Card wurzen_partner_card (const WurzenPosition *position, Card card, unsigned *points);

/** True when @card may be exchanged for the better one under the stock, now or at a later lead. */
bool wurzen_can_swap (const WurzenPosition *position, Card card);

static inline bool
wurzen_is_trump (const WurzenPosition *position, Card card)
{
  return card_set_has (position->trumps, card);
}

/** Probability that the other holds none of @cards. */
static inline double
wurzen_chance_none (const WurzenPosition *position, CardSet cards)
{
  return wurzen_chance_fewer (position, cards, 1);
}
