/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/course/atout-replay.h"
#include "rules/match-log.h"

#define ATOUT_TYPE_REPLAY_PAGE (atout_replay_page_get_type ())

/** AtoutReplayPage: a replay of a match at the table, with hidden or open hands. */
G_DECLARE_FINAL_TYPE (AtoutReplayPage, atout_replay_page, ATOUT, REPLAY_PAGE, AtoutPage)

/**
 * Returns a replay of the finished deals of @log (copied) from deal @deal, from 0; @host must
 * outlive it.
 */
GtkWidget *atout_replay_page_new (AtoutHost *host, const MatchLog *log, guint deal);

/** Returns a replay of an opened record, which can be continued if unfinished. */
GtkWidget *atout_replay_page_new_recorded (AtoutHost *host, const MatchLog *log);

/**
 * Returns a replay of deal @deal, lost by the user (better_line_is_asked ()), with an AtoutLineBar.
 */
GtkWidget *atout_replay_page_new_lost (AtoutHost *host, const MatchLog *log, guint deal);

/**
 * Adds @bar above the controls, once, and sets the title of the page. The key V activates the
 * action `line.switch` of @bar, which shows another play of the deal.
 */
void atout_replay_page_add_lines (AtoutReplayPage *self, GtkWidget *bar, const char *title);

/** Returns the replay; (transfer none). */
AtoutReplay *atout_replay_page_get_replay (AtoutReplayPage *self);

/** Returns the session of the replay; (transfer none). */
AtoutSession *atout_replay_page_get_session (AtoutReplayPage *self);

/** Shows the moment after @n_actions of the deal, with @note unless NULL. */
void atout_replay_page_go_to (AtoutReplayPage *self, guint n_actions, const char *note);
