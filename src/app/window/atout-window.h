/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"
#include "model/atout-session.h"
#include "model/history/atout-history.h"

#define ATOUT_TYPE_WINDOW (atout_window_get_type ())

/** AtoutWindow: the window of the program, AtoutHost of its pages. */
G_DECLARE_FINAL_TYPE (AtoutWindow, atout_window, ATOUT, WINDOW, AdwApplicationWindow)

/**
 * Returns (transfer none) a window owned by @application. It saves matches in @history and resumes
 * them; NULL saves nothing.
 */
AtoutWindow *atout_window_new (GtkApplication *application, AtoutDeckStore *decks,
                               AtoutHistory *history);

/** Derives cards and players of later matches from @seed. */
void atout_window_set_seed (AtoutWindow *self, guint64 seed);

/**
 * Searches past matches for slips of the user after the first page is visible, then after each
 * match. Needs a history.
 */
void atout_window_look_for_slips (AtoutWindow *self);

/**
 * Warns about unsaved actions, offers to close anyway, and closes the window after saving. Returns
 * FALSE if everything is saved.
 */
gboolean atout_window_ask_before_close (AtoutWindow *self);

/** Starts a match with the players of the settings; sets a running match aside. */
void atout_window_start_match (AtoutWindow *self, const Game *game, const Options *options);

/**
 * Shows the page on which the form with key @form is played against the house, by @options, or by
 * the rules that the user chose last if it is NULL. The page shows the deals of @day, or those of
 * today if @day is NULL or in the future.
 */
void atout_window_compete (AtoutWindow *self, const char *form, const Options *options,
                           const GDate *day);

/**
 * Returns the history id of the match to resume after a restart, or -1. A waiting match replaces a
 * single deal that is finished or unsaved.
 */
gint64 atout_window_get_resumable (AtoutWindow *self);

/** Resumes match @id of the history if it was set aside. */
void atout_window_resume (AtoutWindow *self, gint64 id);

/** Returns (transfer none) (nullable) the session on the table. */
AtoutSession *atout_window_get_session (AtoutWindow *self);

/** Returns the current or next game and sets @options. */
const Game *atout_window_get_game (AtoutWindow *self, const Options **options);
