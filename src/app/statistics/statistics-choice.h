/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choices of the statistics page. */

#pragma once

#include <adwaita.h>

#include "model/statistics/statistics.h"

/** A list of titles to choose from, with a key for each. */
typedef struct
{
  GtkStringList *titles;
  GPtrArray *keys; /* char *, or NULL for all */
} StatisticsChoice;

void        statistics_choice_init    (StatisticsChoice *self);
void        statistics_choice_clear   (StatisticsChoice *self);

/** Lists the forms in @groups (StatisticsGroup). */
void        statistics_choice_games   (StatisticsChoice *self,
                                       GPtrArray        *groups);

/** Lists all house rules, then those of @form. */
void        statistics_choice_modes   (StatisticsChoice *self,
                                       GPtrArray        *groups,
                                       const char       *form);

/** Lists all opponents, then the levels of @form. */
void        statistics_choice_levels  (StatisticsChoice *self,
                                       GPtrArray        *groups,
                                       const char       *form);

/** Lists the periods, longest first. */
void        statistics_choice_periods (StatisticsChoice *self);

/** Returns the start of period @place in Unix time, or 0. */
gint64      statistics_choice_since   (guint             place);

/** Returns the key at @place, or NULL. */
const char *statistics_choice_key     (StatisticsChoice *self,
                                       guint             place);

/** Returns the index of @key, or 0. */
guint       statistics_choice_find    (StatisticsChoice *self,
                                       const char       *key);
