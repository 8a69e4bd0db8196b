/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/history/history-past.h"

#define ATOUT_TYPE_PAST (atout_past_get_type ())

/** AtoutPast: a match of the history, read lazily. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutPast, atout_past, ATOUT, PAST, GObject)

/** Returns match @id of @history; an unreadable match has no game. */
AtoutPast         *atout_past_new      (AtoutHistory  *history,
                                        gint64         id);

/** Returns the facts of the match, owned by @self. */
const HistoryPast *atout_past_get_row  (AtoutPast     *self);

/** Returns (transfer none) the history of the match. */
AtoutHistory      *atout_past_get_history (AtoutPast  *self);

/** Reads the log; free with match_log_free (). NULL with an error. */
MatchLog          *atout_past_read_log (AtoutPast     *self,
                                        GError       **error);

/** Returns the match for play, followed by the history; (transfer full), or NULL with an error. */
AtoutMatch        *atout_past_resume   (AtoutPast     *self,
                                        GError       **error);

#define ATOUT_TYPE_PAST_LIST (atout_past_list_get_type ())

/** AtoutPastList: a GListModel of the AtoutPast that fit a filter, latest first. */
G_DECLARE_FINAL_TYPE (AtoutPastList, atout_past_list, ATOUT, PAST_LIST, GObject)

/** Returns a list of all matches of @history. */
AtoutPastList *atout_past_list_new        (AtoutHistory        *history);

/** Lists only matches that fit @filter. */
void           atout_past_list_set_filter (AtoutPastList       *self,
                                           const HistoryFilter *filter);

/** Reads the list again. */
void           atout_past_list_refresh    (AtoutPastList       *self);

/** Returns the ids (gint64) of the listed matches, owned by @self. */
const GArray  *atout_past_list_get_ids    (AtoutPastList       *self);

/** Deletes @past permanently. */
gboolean       atout_past_list_remove     (AtoutPastList       *self,
                                           AtoutPast           *past,
                                           GError             **error);

/** Deletes all listed matches except @kept, which may be NULL. */
gboolean       atout_past_list_remove_all (AtoutPastList       *self,
                                           AtoutMatch          *kept,
                                           GError             **error);
