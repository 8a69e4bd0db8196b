/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_DAY_GROUP (atout_day_group_get_type ())

/** AtoutDayGroup: the deals of today or of an earlier day, to play them or to see the result. */
G_DECLARE_FINAL_TYPE (AtoutDayGroup, atout_day_group, ATOUT, DAY_GROUP, AdwPreferencesGroup)

/**
 * Chooses the deals of today in @game, before the first update; call it once. @host, which has a
 * history, outlives @self.
 */
void atout_day_group_set_game (AtoutDayGroup  *self,
                               AtoutHost      *host,
                               const Game     *game);

/** Shows the deals of @day, after an update; those of today if it is in the future. */
void atout_day_group_set_day  (AtoutDayGroup  *self,
                               const GDate    *day);

/** Focuses the row that plays the deals; returns FALSE if that is impossible. */
gboolean atout_day_group_focus (AtoutDayGroup *self);

/** Shows what has been played by @options meanwhile; after midnight, today is another day. */
void atout_day_group_update   (AtoutDayGroup  *self,
                               const Options  *options);
