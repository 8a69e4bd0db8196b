/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_PLAYED_GROUP (atout_played_group_get_type ())

/**
 * AtoutPlayedGroup: lists the contests of a game form in batches, latest first. The group is hidden
 * if there are none.
 */
G_DECLARE_FINAL_TYPE (AtoutPlayedGroup, atout_played_group, ATOUT, PLAYED_GROUP,
                      AdwPreferencesGroup)

/**
 * Chooses the contests of form @form, before the first update; call it once. @host, which has a
 * history, outlives @self.
 */
void atout_played_group_set_form (AtoutPlayedGroup *self,
                                  AtoutHost        *host,
                                  const char       *form);

/** Shows contests and results that are new, or no longer there. */
void atout_played_group_update   (AtoutPlayedGroup *self);
