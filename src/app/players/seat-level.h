/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How well the computer players play: one level for all, and for a seat one of its own. */

#pragma once

#include <gtk/gtk.h>

#include "players/player.h"

G_BEGIN_DECLS

/** The level of the computer player at @seat, from 1, as @settings have it. */
PlayerLevel seat_level_get (GSettings  *settings,
                            guint       seat);

/**
 * (transfer floating): chooses the level of @seat, from 1, or that it is that of all; @place says
 * where that is.
 */
GtkWidget *seat_level_new (GSettings  *settings,
                           guint       seat,
                           const char *place);

G_END_DECLS
