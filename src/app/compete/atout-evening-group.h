/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_EVENING_GROUP (atout_evening_group_get_type ())

/** AtoutEveningGroup: offers club evenings in one form of a game, and opens earlier ones. */
G_DECLARE_FINAL_TYPE (AtoutEveningGroup, atout_evening_group, ATOUT, EVENING_GROUP,
                      AdwPreferencesGroup)

/**
 * Offers evenings in @form, and opens earlier ones; call it once. @host must have evenings; it
 * outlives @self. The group is hidden while the house rules allow no evening and none was played.
 */
void atout_evening_group_set_form (AtoutEveningGroup *self,
                                   AtoutHost         *host,
                                   const Game        *game,
                                   const GameForm    *form);

/**
 * Lists the evenings of all games, the latest first; call it once. @host must have evenings; it
 * outlives @self.
 */
void atout_evening_group_set_all  (AtoutEveningGroup *self,
                                   AtoutHost         *host);

/** Shows evenings played meanwhile, and the current house rules. */
void atout_evening_group_update   (AtoutEveningGroup *self);
