/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"
#include "model/atout-session.h"
#include "model/history/atout-history.h"
#include "view/widgets/atout-page.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_WINDOW (atout_window_get_type ())

/**
 * AtoutWindow: the window of the program, with its pages: start, new match, table, rules.
 *
 * Properties, construct-only: `decks` (AtoutDeckStore): the decks there are; `history`
 * (AtoutHistory, or NULL): what is played is kept there, and what was put by goes on.
 *
 * Signals: `cards-wanted` (game: Game, options: Options): the user wants to choose a deck for this
 * game under these house rules; `place-wanted`: or the table for the one in front of him.
 */
G_DECLARE_FINAL_TYPE (AtoutWindow, atout_window, ATOUT, WINDOW, AdwApplicationWindow)

/**
 * (transfer none): a window of @application, which keeps it; @decks are those to play with. With
 * NULL for @history nothing is kept.
 */
AtoutWindow *atout_window_new (GtkApplication *application, AtoutDeckStore *decks,
                               AtoutHistory *history);

/** Makes the cards and players of all following matches follow from @seed. */
void atout_window_set_seed (AtoutWindow *self, guint64 seed);

/** Starts a match with the players of the settings; one that runs is put by. */
void atout_window_start_match (AtoutWindow *self, const Game *game, const Options *options);

/** (transfer none) (nullable): the match on the table. */
AtoutSession *atout_window_get_session (AtoutWindow *self);

/** The game in front of the user, on the table or about to be, and its @options. */
const Game *atout_window_get_game (AtoutWindow *self, const Options **options);

/** (transfer none) (nullable): where what is played is kept. */
AtoutHistory *atout_window_get_history (AtoutWindow *self);

/**
 * Brings @session to the table; a match that lies there is put by. One that is for the sake of a
 * single deal gives way to what lay there before when it is over.
 */
void atout_window_play (AtoutWindow *self, AtoutSession *session);

/**
 * Says everything in the language of now. The same pages lie open and the match goes on; what was
 * just being shown at the table has been shown then.
 */
void atout_window_change_language (AtoutWindow *self);

/** Tells the user @text, a sentence. */
void atout_window_say (AtoutWindow *self, const char *text);

/** Opens @page on top of what is shown, and keeps it until the user has gone back. */
void atout_window_open_page (AtoutWindow *self, AtoutPage *page);

G_END_DECLS
