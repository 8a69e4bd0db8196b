/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a seat sees of a Zensern deal in play, as the rules of thumb need it. */

#pragma once

#include "players/knowledge/trick-view.h"
#include "rules/games/zensern/zensern.h"

/** How many players and sides there are, the index of every table of the rules of thumb. */
typedef enum
{
  ZENSERN_TABLE_TWO,
  ZENSERN_TABLE_THREE, /* modes 3 and 4d */
  ZENSERN_TABLE_FOUR,  /* two against two */
  ZENSERN_TABLES,
} ZensernTable;

typedef struct
{
  TrickView view;
  const Deal *seen;
  ZensernTable table;
  unsigned trump; /* group and Suit */
  bool is_declarer;
  bool is_declarers_side;
  SeatSet enemies;       /* playing seats whose tricks are not the own side's */
  SeatSet fellows;       /* of these, the other opponent of a lone declarer */
  double n_enemy_trumps; /* how many trumps the enemies hold, on average */
} ZensernPosition;

/** Fills @position for the seat of @observation, in PHASE_PLAY. */
void zensern_position_make (ZensernPosition *position, const Observation *observation);

/** The table of tables for the mode of @deal. */
ZensernTable zensern_table (const Deal *deal);

/** P of Z-9.1 that @unit has so far, with its figures and Bella. */
int zensern_points_so_far (const Deal *deal, unsigned unit);

/** The highest of these among the opponents of the declarer. */
int zensern_best_opponent (const Deal *deal);

static inline bool
zensern_is_trump (const ZensernPosition *position, Card card)
{
  return position->view.facts.play.order->group[card] == position->trump;
}
