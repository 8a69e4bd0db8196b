/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"
#include "model/atout-session.h"
#include "model/history/atout-history.h"

#define ATOUT_TYPE_WINDOW (atout_window_get_type ())

/**
 * AtoutWindow: the window of the program, with its pages: start, new match, table, rules; it is
 * their AtoutHost.
 *
 * Signals: `cards-wanted` (game: Game, options: Options): the user wants to choose a deck for this
 * game under these house rules; `place-wanted`: or the table for the one in front of him.
 */
G_DECLARE_FINAL_TYPE (AtoutWindow, atout_window, ATOUT, WINDOW, AdwApplicationWindow)

/**
 * (transfer none): a window of @application, which keeps it; @decks are those to play with. What is
 * played is kept in @history, and what was put by goes on; with NULL nothing is kept.
 */
AtoutWindow *atout_window_new (GtkApplication *application, AtoutDeckStore *decks,
                               AtoutHistory *history);

/** Makes the cards and players of all following matches follow from @seed. */
void atout_window_set_seed (AtoutWindow *self, guint64 seed);

/**
 * Looks for slips of the user in what was played, once the first page has been seen, and from then
 * on whenever a match is over. Without a history nothing is looked for.
 */
void atout_window_look_for_slips (AtoutWindow *self);

/**
 * If actions are not saved yet, tells the user so, offers to close anyway, and lets the window
 * close when they are saved. Returns FALSE and does nothing if everything is saved.
 */
gboolean atout_window_ask_before_close (AtoutWindow *self);

/** Starts a match with the players of the settings; one that runs is put by. */
void atout_window_start_match (AtoutWindow *self, const Game *game, const Options *options);

/**
 * The match on the table that can go on after a restart, as its id in the history; -1: none. A
 * match that waits until a single deal is over takes the place of a deal that is over or not kept.
 */
gint64 atout_window_get_resumable (AtoutWindow *self);

/** Goes on with match @id of the history, if it was put by there. */
void atout_window_resume (AtoutWindow *self, gint64 id);

/** (transfer none) (nullable): the match on the table. */
AtoutSession *atout_window_get_session (AtoutWindow *self);

/** The game in front of the user, on the table or about to be, and its @options. */
const Game *atout_window_get_game (AtoutWindow *self, const Options **options);
