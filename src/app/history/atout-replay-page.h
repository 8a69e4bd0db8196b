/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "rules/match-log.h"

#define ATOUT_TYPE_REPLAY_PAGE (atout_replay_page_get_type ())

/**
 * AtoutReplayPage: a match that was played, at the table: on and back by steps, tricks, decisions
 * of the user and deals, with the hands as they were seen or all open.
 */
G_DECLARE_FINAL_TYPE (AtoutReplayPage, atout_replay_page, ATOUT, REPLAY_PAGE, AtoutPage)

/**
 * The finished deals of @log, of which it takes a copy, from the beginning of deal @deal, from 0;
 * for @host, which has to be there as long as the page.
 */
GtkWidget *atout_replay_page_new (AtoutHost *host, const MatchLog *log, guint deal);

/** The same for a record that was opened: where it is not over it can go on. */
GtkWidget *atout_replay_page_new_recorded (AtoutHost *host, const MatchLog *log);

/**
 * Deal @deal of @log, which the user lost (better_line_is_asked ()), from its beginning: whether it
 * could have been won is worked out, told, and played out beside it.
 */
GtkWidget *atout_replay_page_new_lost (AtoutHost *host, const MatchLog *log, guint deal);

/** (transfer none): what is looked at, at the moment that is shown. */
AtoutSession *atout_replay_page_get_session (AtoutReplayPage *self);

/** Shows the moment after @n_actions of the deal, and while it is shown @note, unless NULL. */
void atout_replay_page_go_to (AtoutReplayPage *self, guint n_actions, const char *note);
