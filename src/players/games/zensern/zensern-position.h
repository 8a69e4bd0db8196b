/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts of a Zensern deal in play, seen by one seat. */

#pragma once

#include "players/knowledge/trick-view.h"
#include "rules/games/zensern/zensern.h"

/** Number of players and sides, the index of tables of weights. */
typedef enum
{
  ZENSERN_TABLE_TWO,
  ZENSERN_TABLE_THREE, /* one against two or more: modes 3 and 4d */
  ZENSERN_TABLE_FOUR,  /* two against two */
  ZENSERN_TABLES,
} ZensernTable;

typedef struct
{
  TrickView view;
  const Deal *seen;
  ZensernTable table;
  unsigned trump; /* Suit and group index */
  bool is_declarer;
  bool is_declarers_side;
  SeatSet enemies;       /* playing seats of other sides */
  SeatSet fellows;       /* enemies who also oppose the lone declarer */
  double n_enemy_trumps; /* expected number of enemy trumps */
} ZensernPosition;

/** Fills @position for the seat of @observation, in PHASE_PLAY. */
void zensern_position_make (ZensernPosition *position, const Observation *observation);

/** Returns the table index for the mode of @deal. */
ZensernTable zensern_table (const Deal *deal);

/** Returns the points P (Z-9.1) of @unit so far, figures and Bella included. */
int zensern_points_so_far (const Deal *deal, unsigned unit);

/** Returns the highest zensern_points_so_far () of the declarer's opponents. */
int zensern_best_opponent (const Deal *deal);

static inline bool
zensern_is_trump (const ZensernPosition *position, Card card)
{
  return position->view.facts.play.order->group[card] == position->trump;
}
