/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/game.h"

#define ATOUT_TYPE_PLACES_GROUP (atout_places_group_get_type ())

/** AtoutPlacesGroup: rows for the place of each game, applied at once. */
G_DECLARE_FINAL_TYPE (AtoutPlacesGroup, atout_places_group, ATOUT, PLACES_GROUP,
                      AdwPreferencesGroup)

/** Scrolls to the row of @game after its layout. */
void atout_places_group_show (AtoutPlacesGroup *self, const Game *game);
