/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the statistics page may be asked for, in lists to choose from. */

#pragma once

#include <adwaita.h>

#include "model/statistics/statistics.h"

/** A list of texts with a key each; the first may have none: all of them. */
typedef struct
{
  GtkStringList *titles;
  GPtrArray *keys; /* of char *, or NULL */
} StatisticsChoice;

void        statistics_choice_init    (StatisticsChoice *self);
void        statistics_choice_clear   (StatisticsChoice *self);

/** The forms of games in @groups (StatisticsGroup), once each. */
void        statistics_choice_games   (StatisticsChoice *self,
                                       GPtrArray        *groups);

/** All house rules, and those under which @form was played. */
void        statistics_choice_modes   (StatisticsChoice *self,
                                       GPtrArray        *groups,
                                       const char       *form);

/** All opponents, and the levels against which @form was played. */
void        statistics_choice_levels  (StatisticsChoice *self,
                                       GPtrArray        *groups,
                                       const char       *form);

/** The times back from now, the longest first: all, a year, 30 and 7 days. */
void        statistics_choice_periods (StatisticsChoice *self);

/** When the time of that place began, in seconds since 1970 in UTC; 0: at any time. */
gint64      statistics_choice_since   (guint             place);

/** The key at @place, or NULL. */
const char *statistics_choice_key     (StatisticsChoice *self,
                                       guint             place);

/** Where @key is, or 0. */
guint       statistics_choice_find    (StatisticsChoice *self,
                                       const char       *key);
