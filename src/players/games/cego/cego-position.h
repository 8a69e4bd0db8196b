/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts of a Cego deal in play, seen by one seat. */

#pragma once

#include "players/knowledge/trick-view.h"
#include "rules/games/cego/cego-state.h"

#define CEGO_TRUMP_GROUP SUITS /* group index after the four suits */

typedef struct
{
  TrickView view;
  const Deal *seen;
  unsigned declarer; /* in Räuber and Drescher the seat that chose the game */
  bool is_declarer;
  CardSet others; /* trumps that enemies may still hold */
  double n_drawn; /* expected number of enemies with a trump */
} CegoPosition;

/** Fills @position for the seat of @observation, in PHASE_PLAY. */
void cego_position_make (CegoPosition *position, const Observation *observation);

/** Returns the probability that @card is best now and all later seats can duck, so that it wins. */
double cego_chance_to_be_left (const TrickView *view, Card card);

/** Returns the probability that @target must win after @card and all other later seats can duck. */
double cego_chance_to_catch (const TrickView *view, unsigned target, Card card);

static inline bool
cego_is_trump (Card card)
{
  return card_set_has (CEGO_TRUMPS, card);
}
