/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/game.h"

#define ATOUT_TYPE_PLACES_GROUP (atout_places_group_get_type ())

/** AtoutPlacesGroup: where each game is played, a row each; what is chosen is in force at once. */
G_DECLARE_FINAL_TYPE (AtoutPlacesGroup, atout_places_group, ATOUT, PLACES_GROUP,
                      AdwPreferencesGroup)

/** Goes to the row of @game, as soon as that has been laid out: the page scrolls to it. */
void atout_places_group_show (AtoutPlacesGroup *self, const Game *game);
