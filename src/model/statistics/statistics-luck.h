/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The hands that the user was dealt, beside what is to be expected of chance. */

#pragma once

#include "model/history/database.h"
#include "rules/game.h"

G_BEGIN_DECLS

/** Of one thing that a hand has more or less of, over many hands. */
typedef struct
{
  const char *label; /* as in LuckMeasure */
  Suit suit;
  double mean;     /* that was dealt … */
  double expected; /* … and that was to be expected; */
  double low;      /* between these chance leaves 95 of 100 such means (luck_range_find ()) */
  double high;
} StatisticsLuckRow;

typedef struct
{
  const Game *game;
  guint n_hands;
  guint n_rows;
  StatisticsLuckRow row[2 * LUCK_MAX];
} StatisticsLuck;

/**
 * Counts all hands that the user was dealt in @game whose deals are over, whether helped or not; a
 * deal that was played again is one. NULL with a DATABASE_ERROR; free with g_free ().
 */
StatisticsLuck *statistics_luck_read  (Database    *database,
                                       const Game  *game,
                                       GError     **error);

/** The games (const Game *) in which hands were dealt, the latest first; NULL with an error. */
GPtrArray      *statistics_luck_games (Database    *database,
                                       GError     **error);

G_END_DECLS
