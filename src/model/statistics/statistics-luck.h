/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The hands that the user was dealt, beside what is to be expected of chance. */

#pragma once

#include <glib.h>

#include "model/history/database.h"
#include "rules/game.h"
#include "rules/luck.h"

/** Sums of hands: how likely each is. */
typedef struct _LuckRange LuckRange;

LuckRange *luck_range_new  (void);
void       luck_range_free (LuckRange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LuckRange, luck_range_free)

/** Adds @n_hands of @n_cards, each dealt at random out of @pool, of which each card has @worth. */
void       luck_range_add  (LuckRange     *self,
                            CardSet        pool,
                            const uint8_t *worth,
                            guint          n_cards,
                            guint          n_hands);

/** The mean of a hand that is to be expected. */
double     luck_range_mean (LuckRange     *self);

/**
 * The means of a hand between which chance alone leaves 95 of 100 such lists of hands: fewer than
 * 2.5 of 100 lie below, and as few above. Exact; where that would take too long, with thousands of
 * hands, by the normal distribution of the same mean and variance.
 */
void       luck_range_find (LuckRange     *self,
                            double        *low,
                            double        *high);

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
