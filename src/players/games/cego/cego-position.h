/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a seat sees of a Cego deal in play, as the rules of thumb need it. */

#pragma once

#include "players/knowledge/trick-view.h"
#include "rules/games/cego/cego-state.h"

#define CEGO_TRUMP_GROUP SUITS /* behind the four suits */

typedef struct
{
  TrickView view;
  const Deal *seen;
  unsigned declarer; /* in Räuber and Drescher the seat that chose them */
  bool is_declarer;
  CardSet others; /* trumps that an enemy may hold */
  double n_drawn; /* how many enemies would have to follow if a trump were led now */
} CegoPosition;

/** Fills @position for the seat of @observation, in PHASE_PLAY. */
void cego_position_make (CegoPosition *position, const Observation *observation);

/** Probability that the own seat wins with @card when all who follow stay below it if they can. */
double cego_chance_to_be_left (const TrickView *view, Card card);

/** Probability that @target must win the trick if the own seat plays @card and others stay low. */
double cego_chance_to_catch (const TrickView *view, unsigned target, Card card);

static inline bool
cego_is_trump (Card card)
{
  return card_set_has (CEGO_TRUMPS, card);
}
