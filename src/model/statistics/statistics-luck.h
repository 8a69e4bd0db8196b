/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The user's hands compared with chance. */

#pragma once

#include <glib.h>

#include "model/history/database.h"
#include "rules/game.h"
#include "rules/luck.h"

/** The chances of each mean of a measure over many random hands. */
typedef struct _LuckRange LuckRange;

LuckRange *luck_range_new  (void);
void       luck_range_free (LuckRange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LuckRange, luck_range_free)

/**
 * Adds @n_hands random hands of @n_cards from @pool, measured by the sum of their cards' @worth.
 */
void       luck_range_add  (LuckRange     *self,
                            CardSet        pool,
                            const uint8_t *worth,
                            guint          n_cards,
                            guint          n_hands);

/** Returns the expected mean of a hand. */
double     luck_range_mean (LuckRange     *self);

/**
 * Finds the central 95 % of the mean under chance: below 2.5 % on each side. Exact, or for
 * thousands of hands by the normal distribution.
 */
void       luck_range_find (LuckRange     *self,
                            double        *low,
                            double        *high);

/** A measure of the user's hands, compared with chance. */
typedef struct
{
  const char *label; /* from LuckMeasure */
  Suit suit;
  double mean;     /* observed mean */
  double expected; /* mean expected by chance */
  double low;      /* lower end of the range (luck_range_find ()) */
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
 * Counts the user's hands of finished deals in @game, helped or not, without repetitions. Returns
 * NULL with a DATABASE_ERROR; free with g_free ().
 */
StatisticsLuck *statistics_luck_read  (Database    *database,
                                       const Game  *game,
                                       GError     **error);

/** Returns the games (const Game *) with hands, latest first; NULL with an error. */
GPtrArray      *statistics_luck_games (Database    *database,
                                       GError     **error);
