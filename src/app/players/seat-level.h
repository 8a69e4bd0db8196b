/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings for levels and signals. */

#pragma once

#include <gtk/gtk.h>

#include "app/widgets/atout-choice-row.h"
#include "model/atout-session.h"
#include "players/player.h"

/** Returns the level of the computer player at @seat, from 1. */
PlayerLevel seat_level_get (GSettings  *settings,
                            guint       seat);

/**
 * Returns a drop-down for the level of @seat, from 1; @place names the seat (transfer floating).
 */
GtkWidget *seat_level_new (GSettings  *settings,
                           guint       seat,
                           const char *place);

/* ---- Common level ---------------------------------------------------------------------------- */

/** Binds @row to the common level; the subtitle describes it. */
void level_row_bind (AtoutChoiceRow *row, GSettings *settings);

/**
 * (transfer full) (nullable): Returns the names and the level of the other players of @session, in
 * one line, or NULL if their levels differ.
 */
char *common_level_tell (GSettings *settings, AtoutSession *session);

/* ---- Signals --------------------------------------------------------------------------------- */

/** Binds @row to the signals in setting @key; the subtitle describes them. */
void signals_row_bind (AtoutChoiceRow *row, GSettings *settings, const char *key);
