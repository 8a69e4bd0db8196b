/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a seat sees of a Klaverjas deal in play, as the rules of thumb need it. */

#pragma once

#include "players/knowledge/trick-view.h"
#include "rules/games/klaverjas/klaverjas-roem.h"

typedef struct
{
  TrickView view;
  const Deal *seen;
  unsigned trump; /* group and Suit */
  bool is_makers_side;
  bool is_maker;
  bool is_three;           /* the game for three */
  const TrickBonus *bonus; /* the roem of cards that lie in one trick */
  CardSet enemy_trumps;    /* trumps that the enemy may hold */
  double n_enemy_trumps;   /* how many it holds, on average */
} KlaverjasPosition;

/** The roem of a trick, if our side wins it and if the others do. */
typedef struct
{
  double if_won;
  double if_lost;
} KlaverjasProspect;

/**
 * Fills @position for the seat of @observation, in PHASE_PLAY. In the game for three the two
 * defenders are friends, though each scores alone.
 */
void klaverjas_position_make (KlaverjasPosition *position, const Observation *observation);

/** The roem that the trick may hold in the end if @card is played to it. */
KlaverjasProspect klaverjas_roem_prospect (const KlaverjasPosition *position, Card card);

/** The seat's side loses the deal whatever comes: roem that it writes would go to the others. */
bool klaverjas_is_losing (const Observation *observation);

static inline bool
klaverjas_is_trump (const KlaverjasPosition *position, Card card)
{
  return position->view.facts.play.order->group[card] == position->trump;
}
