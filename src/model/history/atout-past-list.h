/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/history/history-past.h"

#define ATOUT_TYPE_PAST (atout_past_get_type ())

/** AtoutPast: a match in the history, as it stood when its row was first asked for. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutPast, atout_past, ATOUT, PAST, GObject)

/** Match @id of @history; one that cannot be read has no game. */
AtoutPast         *atout_past_new      (AtoutHistory  *history,
                                        gint64         id);

/** The row of a list for it; owned by @self. */
const HistoryPast *atout_past_get_row  (AtoutPast     *self);

/** All that was played in it; free with match_log_free (). NULL with an error. */
MatchLog          *atout_past_read_log (AtoutPast     *self,
                                        GError       **error);

/** Makes a match of it that goes on and is followed: (transfer full), or NULL with an error. */
AtoutMatch        *atout_past_resume   (AtoutPast     *self,
                                        GError       **error);

#define ATOUT_TYPE_PAST_LIST (atout_past_list_get_type ())

/**
 * AtoutPastList: the matches of a history that fit a filter, the latest first, a GListModel of
 * AtoutPast: each is read when its row is asked for.
 */
G_DECLARE_FINAL_TYPE (AtoutPastList, atout_past_list, ATOUT, PAST_LIST, GObject)

/** All matches of @history. */
AtoutPastList *atout_past_list_new        (AtoutHistory        *history);

/** Lists only matches that fit @filter. */
void           atout_past_list_set_filter (AtoutPastList       *self,
                                           const HistoryFilter *filter);

/** Looks for them again. */
void           atout_past_list_refresh    (AtoutPastList       *self);

/** Forgets @past for good. */
gboolean       atout_past_list_remove     (AtoutPastList       *self,
                                           AtoutPast           *past,
                                           GError             **error);

/** Forgets all that are listed but @kept, which may be NULL: the one that is being played. */
gboolean       atout_past_list_remove_all (AtoutPastList       *self,
                                           AtoutMatch          *kept,
                                           GError             **error);
