/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts of a Klaverjas deal in play, seen by one seat. */

#pragma once

#include "players/knowledge/trick-view.h"
#include "rules/games/klaverjas/klaverjas-roem.h"

typedef struct
{
  TrickView view;
  const Deal *seen;
  unsigned trump; /* Suit and group index */
  bool is_makers_side;
  bool is_maker;
  bool is_three;
  const TrickBonus *bonus; /* roem within a trick */
  CardSet enemy_trumps;    /* trumps that enemies may hold */
  double n_enemy_trumps;   /* expected number of enemy trumps */
} KlaverjasPosition;

/** Expected roem of a trick, for either outcome. */
typedef struct
{
  double if_won;
  double if_lost;
} KlaverjasProspect;

/**
 * Fills @position, in PHASE_PLAY. Defenders of three count as friends, though each scores alone.
 */
void klaverjas_position_make (KlaverjasPosition *position, const Observation *observation);

/** Returns the expected roem of the trick after @card. */
KlaverjasProspect klaverjas_roem_prospect (const KlaverjasPosition *position, Card card);

/** Returns true if the seat's side is sure to lose, which hands its roem to the enemy. */
bool klaverjas_is_losing (const Observation *observation);

static inline bool
klaverjas_is_trump (const KlaverjasPosition *position, Card card)
{
  return position->view.facts.play.order->group[card] == position->trump;
}
