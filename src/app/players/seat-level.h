/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How the others play: one level for all, and for a seat one of its own; signals. */

#pragma once

#include <gtk/gtk.h>

#include "app/widgets/atout-choice-row.h"
#include "players/player.h"

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

/* ---- The level of all ------------------------------------------------------------------------ */

/**
 * Offers the levels of the computer players, the strongest first, on @row, for the setting of
 * @settings; its subtitle says how the chosen one plays.
 */
void level_row_bind (AtoutChoiceRow *row, GSettings *settings);

/* ---- Signals --------------------------------------------------------------------------------- */

/**
 * Offers the systems of signals on @row, for the setting @key of @settings; its subtitle says what
 * the chosen one means.
 */
void signals_row_bind (AtoutChoiceRow *row, GSettings *settings, const char *key);
